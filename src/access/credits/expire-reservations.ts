import type { Now } from '../../platform/clock.ts'
import type { CreditStore } from './credits.repository.ts'

const batch = 200

/**
 * Ends reservations whose lease has run out: a process died, or could not reach the database. What they held is free
 * again and nothing is charged. Several processes may sweep at once; each reservation ends once.
 * @returns how many were ended by this call
 */
export async function expireReservations({ store, now }: { store: CreditStore; now: Now }): Promise<number> {
  let ended = 0
  for (;;) {
    const overdue = await store.findOverdue(now(), batch)
    for (const id of overdue) {
      const closing = {
        id,
        state: 'expired',
        creditsCharged: 0,
        providerMicros: 0,
        closedAt: now(),
        record: null,
      } as const
      if ((await store.close(closing)) !== undefined) ended++
    }
    if (overdue.length < batch) return ended
  }
}
