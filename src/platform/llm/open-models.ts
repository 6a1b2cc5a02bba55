import { anthropicWire } from './anthropic-wire.ts'
import { openConnections } from './connections.ts'
import type { LanguageModel } from './contract.ts'
import { googleWire } from './google-wire.ts'
import { createHttpModel, type HttpModelSettings } from './http-model.ts'
import { createModelChain, type ModelChain } from './model-chain.ts'
import type { ModelSettings } from './models-config.ts'
import { createOpenAiModel } from './openai-compatible.ts'
import { createPlaces, type Places, withPlaces } from './places.ts'
import { withRecord } from './with-record.ts'
import { withRetry } from './with-retry.ts'

export type OpenModels = {
  chain: ModelChain
  /** How many calls each model runs and has waiting, by its id. */
  places: ReadonlyMap<string, Places>
  /** Ends what runs and closes all connections. */
  close: () => Promise<void>
}

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The configured models, each with its places, its one retry and its record, in a chain. Nothing is sent before the
 * first request.
 * @param settings as `parseModels` gives them
 * @param variables the environment, for the keys
 */
export function openModels(settings: readonly ModelSettings[], variables: Variables): OpenModels {
  const connections = openConnections()
  const places = new Map<string, Places>()
  const modelOf = (entry: ModelSettings): LanguageModel => {
    const asked = httpSettings(entry, variables)
    switch (entry.kind) {
      case 'openai':
        return createOpenAiModel(asked, connections)
      case 'anthropic':
        return createHttpModel(asked, anthropicWire, { connections })
      case 'google':
        return createHttpModel(asked, googleWire, { connections })
    }
  }
  const models = settings.map((entry): LanguageModel => {
    const ofThis = createPlaces({ places: entry.maxConcurrent })
    places.set(entry.id, ofThis)
    // a pause between two tries holds no place
    return withRetry(withPlaces(withRecord(modelOf(entry), { prices: entry }), ofThis))
  })
  return { chain: createModelChain(models), places, close: connections.close }
}

function httpSettings(entry: ModelSettings, variables: Variables): HttpModelSettings {
  const { id, baseUrl, model, keyEnv, contextTokens, maxOutputTokens, streaming, omit, tokenLimitField, extra } = entry
  const { firstTokenMs, stallMs } = entry
  return {
    id,
    baseUrl,
    model,
    apiKey: keyEnv === undefined ? undefined : variables[keyEnv],
    contextTokens,
    maxOutputTokens,
    streaming,
    omit,
    tokenLimitField,
    extra,
    limits: { ...(firstTokenMs !== undefined && { firstTokenMs }), ...(stallMs !== undefined && { stallMs }) },
  }
}
