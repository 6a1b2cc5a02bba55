import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { twoFactors } from './people.tables.ts'

/** As Better Auth counts those of signing in, in the same columns. */
const mostWrongCodes = 10
const lockedForMs = 15 * 60_000

export async function areCodesLocked(db: Db, personId: string, now: Date): Promise<boolean> {
  const [locked] = await db
    .select({ id: twoFactors.id })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, personId), gt(twoFactors.lockedUntil, now)))
  return locked !== undefined
}

/** Counts a wrong code, and locks the second factor for a while at the tenth in a row. */
export async function noteWrongCode(db: Db, personId: string, now: Date): Promise<void> {
  const { failedVerificationCount: failed, lockedUntil } = twoFactors
  const lockEnds = new Date(now.getTime() + lockedForMs).toISOString()
  await db
    .update(twoFactors)
    .set({
      failedVerificationCount: sql`case when ${lockedUntil} <= ${now.toISOString()}::timestamptz then 1 else ${failed} + 1 end`,
      lockedUntil: sql`case when ${failed} + 1 >= ${mostWrongCodes} and (${lockedUntil} is null or ${lockedUntil} > ${now.toISOString()}::timestamptz)
        then ${lockEnds}::timestamptz when ${lockedUntil} <= ${now.toISOString()}::timestamptz then null else ${lockedUntil} end`,
    })
    .where(eq(twoFactors.userId, personId))
}

export async function forgetWrongCodes(db: Db, personId: string): Promise<void> {
  await db
    .update(twoFactors)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(eq(twoFactors.userId, personId))
}
