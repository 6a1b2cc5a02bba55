import { eq, ilike, inArray, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { Language } from './language.ts'
import { accountHolders, people } from './people.tables.ts'

/** Whoever holds an account, and what mails to them are written in. */
export type AccountHolder = { name: string; email: string; language: Language }

const shown = { name: people.name, email: people.email, language: people.language }

/** @returns undefined for an account that nobody holds */
export async function findHolder(db: Db, accountId: string): Promise<AccountHolder | undefined> {
  return (await findHolders(db, [accountId])).get(accountId)
}

/** Those of several accounts, by account; who has no holder is missing. */
export async function findHolders(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, AccountHolder>> {
  if (accountIds.length === 0) return new Map()
  const found = await db
    .select({ accountId: accountHolders.accountId, ...shown })
    .from(accountHolders)
    .innerJoin(people, eq(people.id, accountHolders.personId))
    .where(inArray(accountHolders.accountId, [...accountIds]))
  return new Map(found.map(({ accountId, ...holder }) => [accountId, holder]))
}

/** Accounts whose holder's name or e-mail address holds a text, in any case, as many as the limit at most. */
export async function searchHolders(db: Db, text: string, limit: number): Promise<string[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const found = await db
    .select({ accountId: accountHolders.accountId })
    .from(accountHolders)
    .innerJoin(people, eq(people.id, accountHolders.personId))
    .where(or(ilike(people.name, pattern), ilike(people.email, pattern)))
    .limit(limit)
  return found.map(({ accountId }) => accountId)
}
