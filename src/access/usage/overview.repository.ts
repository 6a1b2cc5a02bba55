import { and, between, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { usageRollup } from './usage.tables.ts'

/** What an account did on one UTC day over one endpoint; refusals that were only counted are among the requests. */
export type EndpointDay = {
  day: string
  endpoint: string
  requests: number
  completed: number
  credits: number
  /** Sum over the completed ones. */
  latencyMs: number
}

/** @param from first day, `2026-05-25` @param to last day, included */
export function listEndpointDays(
  db: Db,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<EndpointDay[]> {
  const { day, endpoint, requests, completed, credits, latencyMsSum } = usageRollup
  return db
    .select({
      day,
      endpoint,
      requests: sql`sum(${requests})`.mapWith(Number),
      completed: sql`sum(${completed})`.mapWith(Number),
      credits: sql`sum(${credits})`.mapWith(Number),
      latencyMs: sql`sum(${latencyMsSum})`.mapWith(Number),
    })
    .from(usageRollup)
    .where(and(eq(usageRollup.accountId, accountId), between(day, from, to)))
    .groupBy(day, endpoint)
}
