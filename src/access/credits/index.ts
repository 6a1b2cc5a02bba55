export { type Balance, readBalances, readCaps } from './caps.repository.ts'
export { type Cap, type CreditHolder, hasCeiling, type ProviderCeilings } from './caps.ts'
export { countProviderSpending } from './count-provider-spending.ts'
export { type Period, windowEnd, windowStart } from './credit-window.ts'
export { type CreditStore, createCreditStore } from './credits.repository.ts'
export { creditsFor, estimateCredits, type PricedRequest, type TokenUsage } from './estimate.ts'
export { expireReservations } from './expire-reservations.ts'
export { grantCredits } from './grant-credits.ts'
export { type ChargedEndpoint, defaultPriceList, type PriceList, parsePriceList } from './price-list.ts'
export { estimateProviderMicros, type JudgePrice, type ProviderPrice } from './provider-estimate.ts'
export { type HeldCredits, type ReserveDeps, reserveCredits } from './reserve-credits.ts'
export { releaseCredits, settleCredits } from './settle-credits.ts'
export { type LedgerFinding, verifyLedger } from './verify-ledger.repository.ts'

import type { Cap } from './caps.ts'

/** What a reply says of its price, in whole credits. */
export type Billing = { creditsEstimated: number; creditsCharged: number; priceList: string; caps: Cap[] }
