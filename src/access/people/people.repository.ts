import { asc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { Language } from './language.ts'
import { accountHolders, operators, people, sessions, verifications } from './people.tables.ts'
import { forgetUsedCodes } from './used-codes.repository.ts'

/** Whoever signs in to the dashboard. */
export type Person = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  twoFactorEnabled: boolean
}

const shown = {
  id: people.id,
  name: people.name,
  email: people.email,
  emailVerified: people.emailVerified,
  twoFactorEnabled: people.twoFactorEnabled,
}

export async function findPersonByEmail(db: Db, email: string): Promise<Person | undefined> {
  const [person] = await db.select(shown).from(people).where(eq(people.email, email))
  return person
}

/** The account a person holds, if one, and whether they are an operator. Undefined when there is no such person. */
export async function findStanding(
  db: Db,
  personId: string,
): Promise<{ accountId: string | null; isOperator: boolean } | undefined> {
  const [found] = await db
    .select({ accountId: accountHolders.accountId, operatorId: operators.personId })
    .from(people)
    .leftJoin(accountHolders, eq(accountHolders.personId, people.id))
    .leftJoin(operators, eq(operators.personId, people.id))
    .where(eq(people.id, personId))
  return found && { accountId: found.accountId, isOperator: found.operatorId !== null }
}

/** Makes others that lock the same person wait until this transaction ends. */
export async function lockPerson(db: Db, id: string): Promise<void> {
  await db.select({ id: people.id }).from(people).where(eq(people.id, id)).for('update')
}

/** @returns false when the person has an account already, or the account a holder */
export async function insertHolder(db: Db, holder: { personId: string; accountId: string }): Promise<boolean> {
  const inserted = await db
    .insert(accountHolders)
    .values(holder)
    .onConflictDoNothing()
    .returning({ personId: accountHolders.personId })
  return inserted.length === 1
}

export async function deletePerson(db: Db, id: string): Promise<void> {
  await db.delete(people).where(eq(people.id, id))
}

/** @returns false when they were one before */
export async function insertOperator(db: Db, operator: { personId: string; createdAt: Date }): Promise<boolean> {
  const inserted = await db
    .insert(operators)
    .values(operator)
    .onConflictDoNothing()
    .returning({ personId: operators.personId })
  return inserted.length === 1
}

/** @returns false when they were none */
export async function deleteOperator(db: Db, personId: string): Promise<boolean> {
  const deleted = await db
    .delete(operators)
    .where(eq(operators.personId, personId))
    .returning({ personId: operators.personId })
  return deleted.length === 1
}

/** Where to write to an operator. Undefined for who is none. */
export async function findOperator(
  db: Db,
  id: string,
): Promise<{ name: string; email: string; language: Language } | undefined> {
  const [operator] = await db
    .select({ name: people.name, email: people.email, language: people.language })
    .from(operators)
    .innerJoin(people, eq(people.id, operators.personId))
    .where(eq(operators.personId, id))
  return operator
}

/** Since when each of them is one, oldest first. */
export function listOperators(db: Db): Promise<(Person & { createdAt: Date })[]> {
  return db
    .select({ ...shown, createdAt: operators.createdAt })
    .from(operators)
    .innerJoin(people, eq(people.id, operators.personId))
    .orderBy(asc(operators.createdAt), asc(people.id))
}

/** Forgets sessions, what was waited for, and used codes, whose time is over. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await forgetUsedCodes(db, now)
}
