import { lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { errorSpikeNotices } from './error-spikes.tables.ts'

export type ErrorSpike = { accountId: string; requests: number; serverErrors: number }

/**
 * Accounts of whose requests in a stretch of time many failed by a fault of the service, of those that are told of it.
 * @param least requests in all, and percent of them with a status of 500 or more
 */
export async function findErrorSpikes(
  db: Db,
  { from, to, least }: { from: Date; to: Date; least: { requests: number; percent: number } },
): Promise<ErrorSpike[]> {
  const { rows } = await db.execute<ErrorSpike>(sql`
    select told.account_id as "accountId", counted.requests, counted.errors as "serverErrors"
    from (select distinct account_id from webhook_endpoints
        where disabled_at is null and 'error.spike' = any(events)) told
      cross join lateral (
        select count(*)::int as requests, (count(*) filter (where r.status >= 500))::int as errors
        from request_records r where r.account_id = told.account_id
          and r.at > ${from.toISOString()}::timestamptz and r.at <= ${to.toISOString()}::timestamptz) counted
    where counted.requests >= ${least.requests} and counted.errors * 100 >= counted.requests * ${least.percent}
    order by told.account_id`)
  return rows
}

/** Takes the right to tell of a spike. @returns false when the account was told of one after `quietSince` */
export async function claimSpike(
  db: Db,
  accountId: string,
  { at, quietSince }: { at: Date; quietSince: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(errorSpikeNotices)
    .values({ accountId, noticedAt: at })
    .onConflictDoUpdate({
      target: errorSpikeNotices.accountId,
      set: { noticedAt: at },
      setWhere: lte(errorSpikeNotices.noticedAt, quietSince),
    })
    .returning({ accountId: errorSpikeNotices.accountId })
  return claimed.length === 1
}
