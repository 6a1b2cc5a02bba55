import type { ChargedEndpoint, PriceList } from './price-list.ts'

const OUTPUT_WEIGHT = 4
const TOKENS_PER_CREDIT = 1_000
/** A low figure on purpose: real tokenisers need more bytes a token, so the estimate errs upwards. */
const BYTES_PER_TOKEN = 3

/** Tokens as counted by whoever wrote the answer. */
export type TokenUsage = { inputTokens: number; outputTokens: number }

/** The part of a request that decides its price. */
export type PricedRequest = {
  endpoint: ChargedEndpoint
  /** UTF-8 bytes of all text in the request. */
  requestBytes: number
  /** Upper bound on output, in tokens; ignored where the price is flat. */
  maxOutputTokens: number
}

/**
 * The most that a request can cost, in whole credits, from the request alone.
 * @see design 2.7: (request text + instructions + evidence budget + maxOutputTokens) at the dearest multiplier
 */
export function estimateCredits(prices: PriceList, { endpoint, requestBytes, maxOutputTokens }: PricedRequest): number {
  const price = prices.endpoints[endpoint]
  if (price.kind === 'flat') return price.credits
  const inputTokens = inputTokensOf(prices, { endpoint, requestBytes })!
  return tokenCredits({ inputTokens, outputTokens: maxOutputTokens }, dearestMultiplier(prices))
}

/** The most tokens that a request gives a model to read; undefined where the price is flat. */
export function inputTokensOf(
  { endpoints }: PriceList,
  { endpoint, requestBytes }: Pick<PricedRequest, 'endpoint' | 'requestBytes'>,
): number | undefined {
  const price = endpoints[endpoint]
  if (price.kind === 'flat') return undefined
  return textTokensOf(requestBytes) + price.instructionTokens + price.evidenceTokens
}

/** Tokens of so much text, counted before any provider has. */
export const textTokensOf = (bytes: number): number => Math.ceil(bytes / BYTES_PER_TOKEN)

/**
 * What a finished request costs, in whole credits.
 * @param model the one that answered; an unknown one is charged at the dearest multiplier
 */
export function creditsFor(prices: PriceList, endpoint: ChargedEndpoint, usage: TokenUsage, model: string): number {
  const price = prices.endpoints[endpoint]
  if (price.kind === 'flat') return price.credits
  return tokenCredits(usage, prices.multipliers[model] ?? dearestMultiplier(prices))
}

function tokenCredits({ inputTokens, outputTokens }: TokenUsage, multiplier: number): number {
  return Math.max(1, Math.ceil(((inputTokens + outputTokens * OUTPUT_WEIGHT) * multiplier) / TOKENS_PER_CREDIT))
}

function dearestMultiplier({ multipliers }: PriceList): number {
  return Math.max(...Object.values(multipliers))
}
