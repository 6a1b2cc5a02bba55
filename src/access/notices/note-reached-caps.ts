import type { Now } from '../../platform/clock.ts'
import type { DbConnection } from '../../platform/db/index.ts'
import type { PlanGrants } from '../accounts/index.ts'
import { windowEnd, windowStart } from '../credits/index.ts'
import { insertMail } from '../outbox/index.ts'
import { insertEvent } from '../webhooks/index.ts'
import { claimNotice, findReachedCaps, forgetNotices, type ReachedCap } from './cap-notices.repository.ts'
import {
  claimKeyNotice,
  findReachedKeyCaps,
  forgetKeyNotices,
  type ReachedKeyCap,
} from './key-cap-notices.repository.ts'

type Deps = { db: DbConnection; now: Now; plans: PlanGrants }

/**
 * Notes, once each window, for whom 80 or 100 percent of the daily or monthly cap of their account are used, and puts
 * the mail and the webhook that tell them in their outboxes with it; of a key's own cap, the webhook alone. Several
 * processes may do so at once. Who passes both since the last look is told of 100 percent only.
 * @returns how many caps this call told of
 */
export async function noteReachedCaps({ db, now, plans }: Deps): Promise<number> {
  const at = now()
  let noted = 0
  for (const reached of await findReachedCaps(db, plans, at)) {
    const isOurs = await db.transaction(async (tx) => {
      if (!(await claimNotice(tx, reached, at))) return false
      await insertMail(tx, mailOf(reached, at))
      await insertEvent(tx, eventOf({ ...reached, lineageId: null, keyId: null }, at))
      return true
    })
    if (isOurs) noted++
  }
  for (const reached of await findReachedKeyCaps(db, at)) {
    const isOurs = await db.transaction(async (tx) => {
      if (!(await claimKeyNotice(tx, reached, at))) return false
      await insertEvent(tx, eventOf(reached, at))
      return true
    })
    if (isOurs) noted++
  }
  const before = windowStart('month', new Date(at.getTime() - keptMs))
  await forgetNotices(db, before)
  await forgetKeyNotices(db, before)
  return noted
}

const keptMs = 40 * 86_400_000

function mailOf({ accountId, period, startsOn, used, cap, percent }: ReachedCap, at: Date) {
  const end = windowEnd(period, at)
  return {
    id: `cap_reached:${accountId}:${period}:${startsOn}:${percent}`,
    accountId,
    content: { kind: 'cap_reached', period, used, cap, percent, resetsAt: end.toISOString() } as const,
    createdAt: at,
    usefulUntil: end,
  }
}

type AnyReachedCap = ReachedCap & ({ lineageId: null; keyId: null } | Pick<ReachedKeyCap, 'lineageId' | 'keyId'>)

function eventOf({ accountId, lineageId, keyId, period, startsOn, used, cap, percent }: AnyReachedCap, at: Date) {
  const resetsAt = windowEnd(period, at).toISOString()
  const scope = keyId === null ? 'account' : 'key'
  const data = { scope, keyId, period, percent, used, cap, resetsAt } as const
  const fact = `${lineageId ?? accountId}:${period}:${startsOn}:${percent}`
  return { type: 'cap.reached', data, accountId, fact, at } as const
}
