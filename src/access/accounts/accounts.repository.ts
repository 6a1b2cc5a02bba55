import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, isNull, lt, min, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { AccessApplication, Account, ApiAccess } from './account.ts'
import { accessApplications, accounts } from './accounts.tables.ts'

/** @returns false when an account with this id is there already */
export async function insertAccount(db: Db, account: Account): Promise<boolean> {
  const inserted = await db.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id })
  return inserted.length === 1
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account
}

/** Accounts by id; what there is not is missing. */
export async function findAccounts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  const found =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(accounts)
          .where(inArray(accounts.id, [...ids]))
  return new Map(found.map((account) => [account.id, account]))
}

/** Oldest first. @param after id of the last account of the page before, empty for the first page */
export function listAccounts(db: Db, { after, limit }: { after: string; limit: number }): Promise<Account[]> {
  return db.select().from(accounts).where(gt(accounts.id, after)).orderBy(asc(accounts.id)).limit(limit)
}

/**
 * Accounts whose name holds a text, whose id it is, or that are among some given ones; newest first.
 * @param text empty for all accounts @param before id of the last account of the page before
 */
export function searchAccounts(
  db: Db,
  {
    text,
    orAmong,
    before,
    limit,
  }: { text: string; orAmong: readonly string[]; before: string | undefined; limit: number },
): Promise<Account[]> {
  const holdsText = ilike(accounts.name, `%${text.replace(/[\\%_]/g, '\\$&')}%`)
  const found = text === '' ? undefined : or(holdsText, eq(accounts.id, text), inArray(accounts.id, [...orAmong]))
  const older = before === undefined ? undefined : lt(accounts.id, before)
  return db.select().from(accounts).where(and(found, older)).orderBy(desc(accounts.id)).limit(limit)
}

/** @returns false when there is no such account */
export async function setApiAccess(db: Db, id: string, apiAccess: ApiAccess): Promise<boolean> {
  const updated = await db.update(accounts).set({ apiAccess }).where(eq(accounts.id, id)).returning({ id: accounts.id })
  return updated.length === 1
}

/** Changes an account that is as `when` says. Undefined when it is not, or there is none. */
export async function updateAccount(
  db: Db,
  id: string,
  {
    when: { apiAccess, isBlocked },
    set,
  }: {
    when: { apiAccess?: readonly ApiAccess[]; isBlocked?: boolean }
    set: Partial<Omit<Account, 'id' | 'createdAt'>>
  },
): Promise<Account | undefined> {
  const isInAccess = apiAccess === undefined ? undefined : inArray(accounts.apiAccess, [...apiAccess])
  const blocked = isBlocked ? isNotNull(accounts.blockedAt) : isNull(accounts.blockedAt)
  const [account] = await db
    .update(accounts)
    .set(set)
    .where(and(eq(accounts.id, id), isInAccess, isBlocked === undefined ? undefined : blocked))
    .returning()
  return account
}

export async function insertApplication(db: Db, application: AccessApplication): Promise<void> {
  await db.insert(accessApplications).values(application)
}

export async function findApplication(db: Db, id: string): Promise<AccessApplication | undefined> {
  const [application] = await db.select().from(accessApplications).where(eq(accessApplications.id, id))
  return application
}

/** The latest application of an account. */
export async function findLatestApplication(db: Db, accountId: string): Promise<AccessApplication | undefined> {
  const [application] = await db
    .select()
    .from(accessApplications)
    .where(eq(accessApplications.accountId, accountId))
    .orderBy(desc(accessApplications.id))
    .limit(1)
  return application
}

/** How many wait for a decision, and since when the first of them. */
export async function countWaitingApplications(db: Db): Promise<{ applications: number; oldestAt: Date | null }> {
  const [row] = await db
    .select({ applications: count(), oldestAt: min(accessApplications.createdAt) })
    .from(accessApplications)
    .where(eq(accessApplications.state, 'pending'))
  return row!
}

/** The latest ones first. @param before id of the last application of the page before */
export function listDecidedApplications(
  db: Db,
  { state, before, limit }: { state: 'approved' | 'declined'; before: string | undefined; limit: number },
): Promise<AccessApplication[]> {
  const older = before === undefined ? undefined : lt(accessApplications.id, before)
  return db
    .select()
    .from(accessApplications)
    .where(and(eq(accessApplications.state, state), older))
    .orderBy(desc(accessApplications.id))
    .limit(limit)
}

/** Oldest first. @param state only those in this state */
export function listApplications(
  db: Db,
  { state, after, limit }: { state: AccessApplication['state'] | undefined; after: string; limit: number },
): Promise<AccessApplication[]> {
  const inState = state === undefined ? undefined : eq(accessApplications.state, state)
  return db
    .select()
    .from(accessApplications)
    .where(and(inState, gt(accessApplications.id, after)))
    .orderBy(asc(accessApplications.id))
    .limit(limit)
}

/** Decides an application that waits. Undefined when it does not, or there is none. */
export async function closeApplication(
  db: Db,
  id: string,
  decision: Pick<AccessApplication, 'state' | 'note' | 'decidedAt' | 'decidedBy'>,
): Promise<AccessApplication | undefined> {
  const [application] = await db
    .update(accessApplications)
    .set(decision)
    .where(and(eq(accessApplications.id, id), eq(accessApplications.state, 'pending')))
    .returning()
  return application
}
