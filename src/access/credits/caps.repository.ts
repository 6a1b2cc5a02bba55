import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { type Cap, type CreditHolder, capOf } from './caps.ts'
import { windowStart } from './credit-window.ts'
import { creditLedger, creditWindows } from './credits.tables.ts'

const periods = ['day', 'month'] as const

/** The caps of a key and its account as they stand at a moment; a key without a cap of its own has none of its scope. */
export async function readCaps(db: Db, holder: CreditHolder, at: Date): Promise<Cap[]> {
  const { accountId, keyId, accountCaps, keyCaps } = holder
  const rows = await db
    .select()
    .from(creditWindows)
    .where(
      and(
        inArray(creditWindows.ownerId, [accountId, keyId]),
        or(
          ...periods.map((period) =>
            and(eq(creditWindows.period, period), eq(creditWindows.startsOn, windowStart(period, at))),
          ),
        ),
      ),
    )
  const shown = (ownerId: string, caps: CreditHolder['keyCaps']): Cap[] =>
    periods.flatMap((period) => {
      const cap = caps[period]
      if (cap === null) return []
      const row = rows.find((one) => one.ownerId === ownerId && one.period === period)
      const { spent, reserved, granted } = row ?? { spent: 0, reserved: 0, granted: 0 }
      return [capOf(holder, { ownerId, period, used: spent + reserved, limit: cap + granted }, at)!]
    })
  return [...shown(accountId, accountCaps), ...shown(keyId, keyCaps)]
}

type Grant = { at: Date; accountId: string; day: string; month: string; credits: number; note: string | null }

/** Raises the month's cap of an account, in its window and in the ledger. @returns what is granted in the month in all */
export async function addGrant(db: Db, { at, accountId, day, month, credits, note }: Grant): Promise<number> {
  const [window] = await db
    .insert(creditWindows)
    .values({ ownerId: accountId, period: 'month', startsOn: month, granted: credits })
    .onConflictDoUpdate({
      target: [creditWindows.ownerId, creditWindows.period, creditWindows.startsOn],
      set: { granted: sql`${creditWindows.granted} + ${credits}` },
    })
    .returning({ granted: creditWindows.granted })
  await db.insert(creditLedger).values({ at, kind: 'granted', accountId, day, month, credits, note })
  return window!.granted
}
