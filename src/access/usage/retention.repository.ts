import { sql } from 'drizzle-orm'
import type { DbConnection } from '../../platform/db/index.ts'

/**
 * Deletes the records of whole UTC days before a day. The rollup of these days stays as it is and is what is left.
 * @param before the first day that is kept, `2026-05-31`
 * @returns how many records were deleted
 */
export function purgeRecords(db: DbConnection, before: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into purged_days (day, purged_at)
      select distinct day, ${now.toISOString()}::timestamptz from usage_rollup where day < ${before}::date
      on conflict do nothing`)
    const { rowCount } = await tx.execute(
      sql`delete from request_records where (at at time zone 'UTC')::date < ${before}::date`,
    )
    return rowCount ?? 0
  })
}

/**
 * Takes out of records before a moment that somebody seemed to be in danger: what was needed to help is not kept as a
 * trace of a person.
 * @returns how many records were changed
 */
export async function forgetDanger(db: DbConnection, before: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update request_records
    set safety = (
      select coalesce(jsonb_agg(decision), '[]'::jsonb) from jsonb_array_elements(safety) as decision
      where decision->>'guardrail' <> 'crisisSafety')
    where safety @> '[{"guardrail":"crisisSafety"}]' and at < ${before.toISOString()}::timestamptz`)
  return rowCount ?? 0
}
