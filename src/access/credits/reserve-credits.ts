import type { Now } from '../../platform/clock.ts'
import {
  type Cap,
  type CreditHolder,
  capOf,
  hasCeiling,
  isProviderWindow,
  type ProviderCeilings,
  windowsFor,
} from './caps.ts'
import { windowStart } from './credit-window.ts'
import type { CreditStore, HeldAgainst, Reservation, WindowState } from './credits.repository.ts'

export type ReserveDeps = { store: CreditStore; now: Now; leaseMs: number; ceilings: ProviderCeilings }

/** What is held for a request until it is settled or released. */
export type HeldCredits = { id: string; accountId: string; credits: number; at: Date }
export type ReserveOutcome =
  | { outcome: 'held'; held: HeldCredits }
  /** `cap` is the one that has least left. */
  | { outcome: 'exceeded'; cap: Cap }
  /** The operator's own ceiling is reached: no model may be asked, the extractive engine may. */
  | { outcome: 'provider_ceiling' }

type Input = {
  requestId: string
  holder: CreditHolder
  endpoint: string
  credits: number
  /** What the model may cost the operator, millionths of a US dollar. */
  providerMicros?: number
}

/**
 * Holds the estimate of a request against every cap that it counts in, or against none.
 * @throws whatever the store throws: without it nothing is served
 * @see API specification: the estimate is reserved before the work, and is the most that can be charged
 */
export async function reserveCredits(
  { store, now, leaseMs, ceilings }: ReserveDeps,
  { requestId, holder, endpoint, credits, providerMicros = 0 }: Input,
): Promise<ReserveOutcome> {
  const at = now()
  const reservation: Reservation = {
    id: requestId,
    accountId: holder.accountId,
    lineageId: holder.lineageId,
    endpoint,
    day: windowStart('day', at),
    month: windowStart('month', at),
    credits,
    // what is written here is what the end of the reservation takes out of the window again
    providerMicros: hasCeiling(ceilings) ? providerMicros : 0,
    createdAt: at,
    leaseEndsAt: new Date(at.getTime() + leaseMs),
  }
  const windows = windowsFor(holder, { credits, providerMicros, at, ceilings })
  const found = await holdOrOpen(store, reservation, windows)
  const exceeded = found.filter(({ spent, reserved, amount, limit }) => spent + reserved + amount > limit)
  if (exceeded.length === 0)
    return { outcome: 'held', held: { id: requestId, accountId: holder.accountId, credits, at } }
  const caps = exceeded.filter((window) => !isProviderWindow(window))
  if (caps.length === 0) return { outcome: 'provider_ceiling' }
  const left = ({ limit, spent, reserved }: WindowState) => limit - spent - reserved
  const tightest = caps.reduce((a, b) => (left(b) < left(a) ? b : a))
  return { outcome: 'exceeded', cap: capOf(holder, { ...tightest, used: tightest.spent + tightest.reserved }, at)! }
}

/** The first request of a day or month makes the windows' rows; every other one is a single statement. */
async function holdOrOpen(
  store: CreditStore,
  reservation: Reservation,
  windows: readonly HeldAgainst[],
): Promise<WindowState[]> {
  const found = await store.hold(reservation, windows)
  if (found.every(({ known }) => known)) return found
  await store.open(windows)
  return store.hold(reservation, windows)
}
