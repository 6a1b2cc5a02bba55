export type {
  FinishReason,
  LanguageModel,
  ModelAttempt,
  ModelCall,
  ModelDelta,
  ModelErrorKind,
  ModelEvent,
  ModelFinish,
  ModelMessage,
  ModelRequest,
  ModelUsage,
} from './contract.ts'
export { type ChainEvent, createModelChain, type ModelChain } from './model-chain.ts'
export { ModelError } from './model-error.ts'
export { type ModelSettings, parseModels } from './models-config.ts'
export type { OpenModels } from './open-models.ts'
export type { ProviderPrices } from './provider-cost.ts'
export { createScriptedModel, type ScriptedModel, type ScriptStep } from './scripted-model.ts'
