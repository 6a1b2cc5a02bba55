import type { Now } from '../../platform/clock.ts'
import type { DbConnection } from '../../platform/db/index.ts'
import type { PlanGrants } from '../accounts/index.ts'
import { windowEnd, windowStart } from '../credits/index.ts'
import { insertMail } from '../outbox/index.ts'
import { claimNotice, findReachedCaps, forgetNotices, type ReachedCap } from './cap-notices.repository.ts'

type Deps = { db: DbConnection; now: Now; plans: PlanGrants }

/**
 * Notes, once each window, for whom 80 or 100 percent of the daily or monthly cap of their account are used, and puts
 * the mail that tells them in the outbox with it. Several processes may do so at once. Who passes both since the last
 * look is told of 100 percent only.
 * @returns how many mails this call wrote down
 */
export async function noteReachedCaps({ db, now, plans }: Deps): Promise<number> {
  const at = now()
  let noted = 0
  for (const reached of await findReachedCaps(db, plans, at)) {
    const isOurs = await db.transaction(async (tx) => {
      if (!(await claimNotice(tx, reached, at))) return false
      await insertMail(tx, mailOf(reached, at))
      return true
    })
    if (isOurs) noted++
  }
  await forgetNotices(db, windowStart('month', new Date(at.getTime() - keptMs)))
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
