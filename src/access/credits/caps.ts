import { type Period, windowEnd, windowStart } from './credit-window.ts'
import type { HeldAgainst } from './credits.repository.ts'

/** A credit cap as a reply shows it. Windows are UTC days and months; what is held for requests under way is used. */
export type Cap = { scope: 'key' | 'account'; period: Period; used: number; cap: number; resetsAt: string }

/** Whose credits a request uses, and up to where; null is no cap of the key's own. */
export type CreditHolder = {
  accountId: string
  /** The first key of its line of rotations: a successor goes on in the windows of the key that it replaces. */
  lineageId: string
  accountCaps: Readonly<Record<Period, number>>
  keyCaps: Readonly<Record<Period, number | null>>
}

/** What the operator pays at most, in millionths of a US dollar; null is no ceiling. */
export type ProviderCeilings = Readonly<Record<Period, number | null>>

const periods = ['day', 'month'] as const
const providerOwner = 'provider'

/** Whether the operator's money has a ceiling: without one nothing is held against it. */
export const hasCeiling = ({ day, month }: ProviderCeilings): boolean => day !== null || month !== null

/**
 * The windows that a request is held against. A key without a cap of its own is held against its account's, so that
 * what it uses is known when it gets one. The operator's money is one window for all requests, each of which would wait
 * for the others there, so that it is held against where there is a ceiling only.
 */
export function windowsFor(
  { accountId, lineageId, accountCaps, keyCaps }: CreditHolder,
  {
    credits,
    providerMicros,
    at,
    ceilings,
  }: { credits: number; providerMicros: number; at: Date; ceilings: ProviderCeilings },
): HeldAgainst[] {
  const windows = periods.flatMap((period): HeldAgainst[] => {
    const shared = { period, startsOn: windowStart(period, at), amount: credits }
    return [
      { ...shared, ownerId: accountId, cap: accountCaps[period] },
      { ...shared, ownerId: lineageId, cap: keyCaps[period] ?? uncapped },
    ]
  })
  if (providerMicros === 0 || !hasCeiling(ceilings)) return windows
  const ofProvider = periods.map((period) => ({
    period,
    startsOn: windowStart(period, at),
    ownerId: providerOwner,
    amount: providerMicros,
    cap: ceilings[period] ?? uncapped,
  }))
  return [...windows, ...ofProvider]
}

export const isProviderWindow = ({ ownerId }: { ownerId: string }): boolean => ownerId === providerOwner

/** A window as a cap to show; undefined where there is no cap. */
export function capOf(
  { accountId }: Pick<CreditHolder, 'accountId'>,
  { ownerId, period, used, limit }: { ownerId: string; period: Period; used: number; limit: number },
  at: Date,
): Cap | undefined {
  if (isProviderWindow({ ownerId }) || limit >= uncapped) return undefined
  return {
    scope: ownerId === accountId ? 'account' : 'key',
    period,
    used,
    cap: limit,
    resetsAt: windowEnd(period, at).toISOString(),
  }
}

/** Above any cap that can be set, and below what a top-up could carry past the largest safe integer. */
const uncapped = 1_000_000_000_000
