export { creditsFor, estimateCredits, type PricedRequest, type TokenUsage } from './estimate.ts'
export { type ChargedEndpoint, defaultPriceList, type PriceList } from './price-list.ts'

/** A credit cap as a reply shows it. Windows are UTC days and months. */
export type Cap = { scope: 'key' | 'account'; period: 'day' | 'month'; used: number; cap: number; resetsAt: string }

/** What a reply says of its price, in whole credits. */
export type Billing = { creditsEstimated: number; creditsCharged: number; priceList: string; caps: Cap[] }
