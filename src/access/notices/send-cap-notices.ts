import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import type { PlanGrants } from '../accounts/index.ts'
import { windowEnd, windowStart } from '../credits/index.ts'
import { capMail } from './cap-mail.ts'
import {
  claimNotice,
  findReachedCaps,
  forgetNotices,
  type ReachedCap,
  unclaimNotice,
} from './cap-notices.repository.ts'
import type { FindHolder, Mailer } from './mailer.ts'

type Deps = {
  db: Db
  now: Now
  plans: PlanGrants
  mailer: Mailer
  findHolder: FindHolder
  publicUrl: string
  /** Told of mails that could not be sent; they are tried again with the next sweep. */
  report: (error: unknown) => void
}

/**
 * Tells holders, once each window, that 80 or 100 percent of the daily or monthly cap of their account are used. Several
 * processes may sweep at once. Who passes both since the last sweep is told of 100 percent only.
 * @returns how many mails this call sent
 */
export async function sendCapNotices(deps: Deps): Promise<number> {
  const { db, now, plans, report } = deps
  const at = now()
  let sent = 0
  for (const reached of await findReachedCaps(db, plans, at)) {
    if (!(await claimNotice(db, reached, at))) continue
    try {
      if (await tell(deps, reached, at)) sent++
    } catch (error) {
      await unclaimNotice(db, reached)
      report(error)
    }
  }
  await forgetNotices(db, windowStart('month', new Date(at.getTime() - keptMs)))
  return sent
}

const keptMs = 40 * 86_400_000

/** @returns false for an account that nobody holds */
async function tell({ mailer, findHolder, publicUrl }: Deps, reached: ReachedCap, at: Date): Promise<boolean> {
  const holder = await findHolder(reached.accountId)
  if (holder === undefined) return false
  const resetsAt = windowEnd(reached.period, at)
  await mailer.send(capMail(holder, { ...reached, resetsAt, url: `${publicUrl}/dashboard/limits` }))
  return true
}
