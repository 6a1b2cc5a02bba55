import type { Caller } from '../access/callers/index.ts'
import {
  type Cap,
  estimateCredits,
  type PricedRequest,
  type PriceList,
  readCaps,
  windowStart,
} from '../access/credits/index.ts'
import { readUsage, type UsageSummary } from '../access/usage/index.ts'
import type { Now } from '../platform/clock.ts'
import type { Db } from '../platform/db/index.ts'

type Deps = { db: Db; now: Now; prices: PriceList }

/** What a key and its account have used, and their caps. */
export type ReadUsage = (caller: Caller) => Promise<UsageSummary & { caps: Cap[] }>
/** What a request would cost at most, and the cap that would refuse it now. */
export type PriceRequest = (
  caller: Caller,
  priced: PricedRequest,
) => Promise<{ creditsMax: number; wouldExceed: Cap | null; priceList: string }>

/** What a caller may know of its own account, read from the database at each call. */
export function usageOfCaller({ db, now, prices }: Deps): { readUsage: ReadUsage; priceRequest: PriceRequest } {
  return {
    readUsage: async (caller) => {
      const at = now()
      const window = { day: windowStart('day', at), month: windowStart('month', at) }
      const [caps, usage] = [await readCaps(db, caller.credits, at), await readUsage(db, caller, window)]
      return { caps, ...usage }
    },
    priceRequest: async (caller, priced) => {
      const creditsMax = estimateCredits(prices, priced)
      const caps = caller.livemode ? await readCaps(db, caller.credits, now()) : []
      const exceeded = caps.filter(({ used, cap }) => used + creditsMax > cap)
      const wouldExceed = exceeded.length === 0 ? null : exceeded.reduce((a, b) => (left(b) < left(a) ? b : a))
      return { creditsMax, wouldExceed, priceList: prices.version }
    },
  }
}

const left = ({ cap, used }: Cap) => cap - used
