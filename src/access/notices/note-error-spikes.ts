import type { Now } from '../../platform/clock.ts'
import type { DbConnection } from '../../platform/db/index.ts'
import { insertEvent } from '../webhooks/index.ts'
import { claimSpike, findErrorSpikes } from './error-spikes.repository.ts'

/** Twenty requests, and a fifth of them failed: fewer would make a spike of one failure among four. */
const least = { requests: 20, percent: 20 }
const windowMs = 5 * 60_000
const quietMs = 3_600_000

/**
 * Notes, at most once an hour for each account, that in five minutes a fifth of its requests failed by a fault of the
 * service, 20 requests being the least, and writes the webhook that tells it down with it. Several processes may do so.
 * @returns how many accounts are told
 */
export async function noteErrorSpikes({ db, now }: { db: DbConnection; now: Now }): Promise<number> {
  const at = now()
  const from = new Date(at.getTime() - windowMs)
  let noted = 0
  for (const { accountId, requests, serverErrors } of await findErrorSpikes(db, { from, to: at, least })) {
    const isOurs = await db.transaction(async (tx) => {
      if (!(await claimSpike(tx, accountId, { at, quietSince: new Date(at.getTime() - quietMs) }))) return false
      const data = { windowStart: from.toISOString(), windowEnd: at.toISOString(), requests, serverErrors }
      await insertEvent(tx, { type: 'error.spike', data, accountId, fact: `${accountId}:${at.toISOString()}`, at })
      return true
    })
    if (isOurs) noted++
  }
  return noted
}
