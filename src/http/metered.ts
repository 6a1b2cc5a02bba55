import type { Caller } from '../access/callers/index.ts'
import {
  type Billing,
  creditsFor,
  estimateCredits,
  type PricedRequest,
  type PriceList,
  type TokenUsage,
} from '../access/credits/index.ts'

/** What a charged operation must tell for its price to be known. */
type Metering = { usage: TokenUsage; model: string }

/**
 * Runs a charged operation and says what it cost.
 * @param priced what the estimate is made from: the request alone, before any work
 */
export type Metered = <T extends Metering>(
  caller: Caller,
  priced: PricedRequest,
  work: () => Promise<T>,
) => Promise<{ result: T; billing: Billing }>

/**
 * Prices a request before the work and after it. Nothing is reserved and no cap is enforced yet, so `caps` is empty:
 * the guarded reservation and its settlement go around `work()` here, together with the ledger.
 * @returns what throws when the work throws: a failed request is charged nothing
 */
export function createMetered(prices: PriceList): Metered {
  return async (caller, priced, work) => {
    const creditsEstimated = estimateCredits(prices, priced)
    const result = await work()
    const cost = Math.min(creditsFor(prices, priced.endpoint, result.usage, result.model), creditsEstimated) // never above the quote
    const creditsCharged = caller.livemode ? cost : 0
    return { result, billing: { creditsEstimated, creditsCharged, priceList: prices.version, caps: [] } }
  }
}
