import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { PlanGrants } from '../accounts/index.ts'
import { windowStart } from '../credits/index.ts'
import { capNotices } from './cap-notices.tables.ts'

/** A cap of which 80 or 100 percent are used, and nobody was told so yet. */
export type ReachedCap = {
  accountId: string
  period: 'day' | 'month'
  startsOn: string
  used: number
  cap: number
  percent: 80 | 100
}

/** What is held for requests under way does not count: it may never be charged. */
export async function findReachedCaps(db: Db, plans: PlanGrants, at: Date): Promise<ReachedCap[]> {
  const grants = sql.join(
    Object.entries(plans).map(
      ([plan, { dailyCredits, monthlyCredits }]) =>
        sql`(${plan}::text, ${dailyCredits}::bigint, ${monthlyCredits}::bigint)`,
    ),
    sql`, `,
  )
  const { rows } = await db.execute<ReachedCap>(sql`
    with grants(plan, daily, monthly) as (values ${grants}), used as (
      select a.id, w.period, w.starts_on, w.spent, w.granted + case w.period
          when 'day' then least(coalesce(a.granted_daily_credits, g.daily), a.daily_cap)
          else least(coalesce(a.granted_monthly_credits, g.monthly), a.monthly_cap) end as cap
      from credit_windows w join accounts a on a.id = w.owner_id join grants g on g.plan = a.plan
      where (w.starts_on, w.period) in (
        (${windowStart('day', at)}::date, 'day'), (${windowStart('month', at)}::date, 'month'))
    ), reached as (
      select *, case when spent >= cap then 100 else 80 end as percent from used where cap > 0 and spent * 5 >= cap * 4
    )
    select id as "accountId", period, starts_on::text as "startsOn", spent::float8 as used, cap::float8 as cap, percent
    from reached r where not exists (
      select from cap_notices n where n.starts_on = r.starts_on and n.period = r.period and n.account_id = r.id
        and n.percent >= r.percent)
    order by id, period`)
  return rows
}

/**
 * Takes the right to tell of a reached cap; with 100 percent that of 80 is taken too, as there is no use for it any more.
 * @returns false when another process has taken it
 */
export async function claimNotice(db: Db, reached: ReachedCap, noticedAt: Date): Promise<boolean> {
  const { accountId, period, startsOn, percent } = reached
  const percents = percent === 100 ? [80, 100] : [80]
  const claimed = await db
    .insert(capNotices)
    .values(percents.map((each) => ({ accountId, period, startsOn, percent: each, noticedAt })))
    .onConflictDoNothing()
    .returning({ percent: capNotices.percent })
  return claimed.some((row) => row.percent === percent)
}

/** Forgets notices of windows that began before a day. */
export async function forgetNotices(db: Db, before: string): Promise<void> {
  await db.delete(capNotices).where(lt(capNotices.startsOn, before))
}
