import { sql } from 'drizzle-orm'
import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import { windowStart } from './credit-window.ts'

/**
 * Tells the provider's windows what models have cost this day and month, by the rollup: while there was no ceiling
 * nothing was counted there. Never lowers what is counted, so that it may be repeated and done by several replicas.
 */
export async function countProviderSpending({ db, now }: { db: Db; now: Now }): Promise<void> {
  const at = now()
  for (const period of ['day', 'month'] as const) {
    const startsOn = windowStart(period, at)
    await db.execute(sql`
      insert into credit_windows (owner_id, period, starts_on, spent)
      select 'provider', ${period}, ${startsOn}::date, coalesce(sum(provider_cost_micros), 0)
      from usage_rollup where day >= ${startsOn}::date
      on conflict (owner_id, period, starts_on)
      do update set spent = greatest(credit_windows.spent, excluded.spent)`)
  }
}
