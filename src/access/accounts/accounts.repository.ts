import { asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { Account, ApiAccess } from './account.ts'
import { accounts } from './accounts.tables.ts'

/** @returns false when an account with this id is there already */
export async function insertAccount(db: Db, account: Account): Promise<boolean> {
  const inserted = await db.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id })
  return inserted.length === 1
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account
}

/** Oldest first. @param after id of the last account of the page before, empty for the first page */
export function listAccounts(db: Db, { after, limit }: { after: string; limit: number }): Promise<Account[]> {
  return db.select().from(accounts).where(gt(accounts.id, after)).orderBy(asc(accounts.id)).limit(limit)
}

/** @returns false when there is no such account */
export async function setApiAccess(db: Db, id: string, apiAccess: ApiAccess): Promise<boolean> {
  const updated = await db.update(accounts).set({ apiAccess }).where(eq(accounts.id, id)).returning({ id: accounts.id })
  return updated.length === 1
}
