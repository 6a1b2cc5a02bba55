import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { type Cap, type CreditHolder, capOf } from './caps.ts'
import { type Period, windowStart } from './credit-window.ts'
import { creditLedger, creditWindows } from './credits.tables.ts'

const periods = ['day', 'month'] as const

/** The caps of a key and its account as they stand at a moment; a key without a cap of its own has none of its scope. */
export async function readCaps(db: Db, holder: CreditHolder, at: Date): Promise<Cap[]> {
  const { accountId, lineageId, accountCaps, keyCaps } = holder
  const balances = await readBalances(db, [accountId, lineageId], at)
  const shown = (ownerId: string, caps: CreditHolder['keyCaps']): Cap[] =>
    periods.flatMap((period) => {
      const cap = caps[period]
      if (cap === null) return []
      const { spent, reserved, granted } = balances.get(ownerId)![period]
      return [capOf(holder, { ownerId, period, used: spent + reserved, limit: cap + granted }, at)!]
    })
  return [...shown(accountId, accountCaps), ...shown(lineageId, keyCaps)]
}

/** What an owner has spent and holds in the present day and month, and by how much its cap was raised. */
export type Balance = { spent: number; reserved: number; granted: number }

/** The balances of accounts or lines of keys at a moment, those without any spending too. */
export async function readBalances(
  db: Db,
  ownerIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, Readonly<Record<Period, Balance>>>> {
  const rows = ownerIds.length === 0 ? [] : await db.select().from(creditWindows).where(windowsOf(ownerIds, at))
  const found = new Map(rows.map((row) => [`${row.ownerId} ${row.period}`, row]))
  const balance = (ownerId: string, period: Period): Balance => {
    const { spent, reserved, granted } = found.get(`${ownerId} ${period}`) ?? { spent: 0, reserved: 0, granted: 0 }
    return { spent, reserved, granted }
  }
  return new Map(ownerIds.map((id) => [id, { day: balance(id, 'day'), month: balance(id, 'month') }]))
}

const windowsOf = (ownerIds: readonly string[], at: Date) =>
  and(
    inArray(creditWindows.ownerId, [...ownerIds]),
    or(
      ...periods.map((period) =>
        and(eq(creditWindows.period, period), eq(creditWindows.startsOn, windowStart(period, at))),
      ),
    ),
  )

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
