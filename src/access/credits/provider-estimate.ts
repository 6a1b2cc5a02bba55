import { inputTokensOf, type PricedRequest } from './estimate.ts'
import type { PriceList } from './price-list.ts'

/** What a model asks for its tokens: US dollars for a million, which are millionths for one. */
export type ProviderPrice = { usdPerMillionInput: number; usdPerMillionOutput: number }

/**
 * The most that the models may cost the operator for a request, millionths of a US dollar: every one of them may be
 * asked, the next where the one before has failed. Nothing where the price is flat, since no model is asked.
 */
export function estimateProviderMicros(
  prices: PriceList,
  models: readonly ProviderPrice[],
  priced: PricedRequest,
): number {
  const inputTokens = inputTokensOf(prices, priced)
  if (inputTokens === undefined) return 0
  const micros = models.reduce(
    (sum, { usdPerMillionInput, usdPerMillionOutput }) =>
      sum + inputTokens * usdPerMillionInput + priced.maxOutputTokens * usdPerMillionOutput,
    0,
  )
  return Math.ceil(micros)
}
