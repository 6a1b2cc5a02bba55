import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { windowStart } from '../credits/index.ts'
import { keyCapNotices } from './cap-notices.tables.ts'

/** A key's own cap of which 80 or 100 percent are used, and nobody was told so yet. */
export type ReachedKeyCap = {
  accountId: string
  /** The first key of the line, in whose windows it is counted. */
  lineageId: string
  /** The key of that line that is in use now. */
  keyId: string
  period: 'day' | 'month'
  startsOn: string
  used: number
  cap: number
  percent: 80 | 100
}

/** What is held for requests under way does not count: it may never be charged. */
export async function findReachedKeyCaps(db: Db, at: Date): Promise<ReachedKeyCap[]> {
  const { rows } = await db.execute<ReachedKeyCap>(sql`
    with used as (
      select k.account_id, k.lineage_id, k.id, w.period, w.starts_on, w.spent,
        w.granted + case w.period when 'day' then k.daily_cap else k.monthly_cap end as cap
      from credit_windows w join api_keys k on k.lineage_id = w.owner_id
      where k.successor_id is null and k.state <> 'revoked' and (w.starts_on, w.period) in (
        (${windowStart('day', at)}::date, 'day'), (${windowStart('month', at)}::date, 'month'))
    ), reached as (
      select *, case when spent >= cap then 100 else 80 end as percent from used where cap > 0 and spent * 5 >= cap * 4
    )
    select account_id as "accountId", lineage_id as "lineageId", id as "keyId", period, starts_on::text as "startsOn",
      spent::float8 as used, cap::float8 as cap, percent
    from reached r where not exists (
      select from key_cap_notices n where n.starts_on = r.starts_on and n.period = r.period
        and n.lineage_id = r.lineage_id and n.percent >= r.percent)
    order by id, period`)
  return rows
}

/** As for accounts: with 100 percent the right to tell of 80 is taken too. @returns false when another process has it */
export async function claimKeyNotice(db: Db, reached: ReachedKeyCap, noticedAt: Date): Promise<boolean> {
  const { accountId, lineageId, period, startsOn, percent } = reached
  const percents = percent === 100 ? [80, 100] : [80]
  const claimed = await db
    .insert(keyCapNotices)
    .values(percents.map((each) => ({ accountId, lineageId, period, startsOn, percent: each, noticedAt })))
    .onConflictDoNothing()
    .returning({ percent: keyCapNotices.percent })
  return claimed.some((row) => row.percent === percent)
}

/** Forgets notices of windows that began before a day. */
export async function forgetKeyNotices(db: Db, before: string): Promise<void> {
  await db.delete(keyCapNotices).where(lt(keyCapNotices.startsOn, before))
}
