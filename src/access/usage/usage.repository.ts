import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { usageRollup } from './usage.tables.ts'

/** Requests and credits of one UTC day or month. */
export type UsageCount = { requests: number; completed: number; credits: number }
export type UsageSummary = Record<'key' | 'account', Record<'today' | 'month', UsageCount>>

const count = (when: ReturnType<typeof sql>) => ({
  requests: sql`coalesce(sum(${usageRollup.requests}) filter (where ${when}), 0)`.mapWith(Number),
  completed: sql`coalesce(sum(${usageRollup.completed}) filter (where ${when}), 0)`.mapWith(Number),
  credits: sql`coalesce(sum(${usageRollup.credits}) filter (where ${when}), 0)`.mapWith(Number),
})

/**
 * What a key and its account used today and this month, from the daily rollup; what settles nothing may be a second
 * behind.
 * @param day today, `2026-05-31`
 * @param month the month's first day
 */
export async function readUsage(
  db: Db,
  { accountId, keyId }: { accountId: string; keyId: string },
  { day, month }: { day: string; month: string },
): Promise<UsageSummary> {
  const isToday = sql`${usageRollup.day} = ${day}`
  const isKey = sql`${usageRollup.keyId} = ${keyId}`
  const [row] = await db
    .select({
      accountToday: count(isToday),
      accountMonth: count(sql`true`),
      keyToday: count(sql`${isToday} and ${isKey}`),
      keyMonth: count(isKey),
    })
    .from(usageRollup)
    .where(and(eq(usageRollup.accountId, accountId), gte(usageRollup.day, month)))
  const { accountToday, accountMonth, keyToday, keyMonth } = row!
  return { key: { today: keyToday, month: keyMonth }, account: { today: accountToday, month: accountMonth } }
}

/** One UTC day of an account by endpoint. */
export type DailyUsage = UsageCount & { day: string; endpoint: string }

/** What an account used day by day, newest first. @param from the first day, `2026-05-01` */
export function listDailyUsage(db: Db, accountId: string, from: string): Promise<DailyUsage[]> {
  return db
    .select({
      day: usageRollup.day,
      endpoint: usageRollup.endpoint,
      requests: sql`sum(${usageRollup.requests})`.mapWith(Number),
      completed: sql`sum(${usageRollup.completed})`.mapWith(Number),
      credits: sql`sum(${usageRollup.credits})`.mapWith(Number),
    })
    .from(usageRollup)
    .where(and(eq(usageRollup.accountId, accountId), gte(usageRollup.day, from)))
    .groupBy(usageRollup.day, usageRollup.endpoint)
    .orderBy(desc(usageRollup.day), usageRollup.endpoint)
}
