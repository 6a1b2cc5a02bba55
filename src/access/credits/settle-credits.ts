import type { Now } from '../../platform/clock.ts'
import type { RequestRecord } from '../usage/index.ts'
import { type Cap, capOf } from './caps.ts'
import type { CreditStore } from './credits.repository.ts'
import type { HeldCredits } from './reserve-credits.ts'

type Deps = { store: CreditStore; now: Now }

export type Settlement = { outcome: 'charged'; credits: number; caps: Cap[] } | { outcome: 'already_closed' }

/**
 * Charges a finished request what it really cost, never above what was held, frees the rest, and writes its record and
 * the day's rollup in the same statement.
 * @returns `already_closed` when the reservation had ended: by an earlier try, or because its lease ran out
 * @throws whatever the store throws; repeating the call is safe, the charge is made once
 */
export async function settleCredits(
  { store, now }: Deps,
  held: HeldCredits,
  { credits, providerMicros = 0, record }: { credits: number; providerMicros?: number; record: RequestRecord },
): Promise<Settlement> {
  const closed = await store.close({
    id: held.id,
    state: 'settled',
    creditsCharged: Math.min(credits, held.credits),
    providerMicros,
    closedAt: now(),
    record,
  })
  if (closed === undefined) return { outcome: 'already_closed' }
  const caps = closed.windows
    .map(({ spent, reserved, cap, ...window }) =>
      capOf(held, { ...window, used: spent + reserved, limit: cap }, held.at),
    )
    .filter((cap) => cap !== undefined)
    .toSorted((a, b) => (`${a.scope} ${a.period}` < `${b.scope} ${b.period}` ? -1 : 1))
  return { outcome: 'charged', credits: closed.creditsCharged, caps }
}

/**
 * Frees what was held for a request that is charged nothing.
 * @param providerMicros what a failed attempt cost the operator all the same
 * @returns false when the reservation had ended already
 */
export async function releaseCredits(
  { store, now }: Deps,
  { id }: Pick<HeldCredits, 'id'>,
  { providerMicros = 0 }: { providerMicros?: number } = {},
): Promise<boolean> {
  const closing = { id, state: 'released', creditsCharged: 0, providerMicros, closedAt: now(), record: null } as const
  return (await store.close(closing)) !== undefined
}
