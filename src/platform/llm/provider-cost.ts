import type { ModelRequest, ModelUsage } from './contract.ts'

/** What a provider asks for its tokens. */
export type ProviderPrices = { usdPerMillionInput: number; usdPerMillionOutput: number }

const bytesPerToken = 4

/**
 * What so many tokens cost, in whole millionths of a US dollar, rounded up: dollars per million tokens are millionths
 * per token. Never negative nor above what a number holds exactly; a count that is none costs nothing.
 */
export function costMicros(usage: ModelUsage, { usdPerMillionInput, usdPerMillionOutput }: ProviderPrices): number {
  const exact =
    count(usage.inputTokens) * price(usdPerMillionInput) + count(usage.outputTokens) * price(usdPerMillionOutput)
  // 0.1 + 0.2 is not to become a further micro
  const micros = Math.ceil(Number(exact.toPrecision(12)))
  return Math.min(micros, Number.MAX_SAFE_INTEGER)
}

/** Tokens where the provider did not count: one for four bytes of what was sent and of what came. */
export function estimatedUsage({ system, messages }: ModelRequest, deliveredBytes: number): ModelUsage {
  const sent = messages.reduce((bytes, { content }) => bytes + Buffer.byteLength(content), Buffer.byteLength(system))
  return { inputTokens: Math.ceil(sent / bytesPerToken), outputTokens: Math.ceil(deliveredBytes / bytesPerToken) }
}

const count = (tokens: number): number => (Number.isFinite(tokens) && tokens > 0 ? Math.min(tokens, 1e12) : 0)
const price = (usd: number): number => (Number.isFinite(usd) && usd > 0 ? usd : 0)
