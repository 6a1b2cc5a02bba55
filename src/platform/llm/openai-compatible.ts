import type { Connections } from './connections.ts'
import type { LanguageModel } from './contract.ts'
import { createHttpModel, type HttpModelSettings } from './http-model.ts'
import { openAiWire } from './openai-wire.ts'

/** A model behind an endpoint that speaks OpenAI's chat completions. `baseUrl` is all before `/chat/completions`. */
export function createOpenAiModel(settings: HttpModelSettings, connections: Connections): LanguageModel {
  const { hostname } = new URL(settings.baseUrl)
  // OpenAI's own newer models refuse `max_tokens`; many other servers know nothing else
  const isOpenAi = hostname === 'api.openai.com' || hostname.endsWith('.openai.azure.com')
  const tokenLimitField = settings.tokenLimitField ?? (isOpenAi ? 'max_completion_tokens' : 'max_tokens')
  return createHttpModel({ ...settings, tokenLimitField }, openAiWire, { connections })
}
