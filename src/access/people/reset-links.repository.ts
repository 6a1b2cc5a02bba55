import { createHash } from 'node:crypto'
import { and, desc, eq, gt, like, ne } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { people, verifications } from './people.tables.ts'

/** Better Auth's name of a link for a new password, before the token. */
export const resetLinkPrefix = 'reset-password:'
const storedPrefix = 'reset:'

/**
 * What is kept of a link: enough to tell which rows are links, and no token. It must never begin as Better Auth's own
 * name does: that one is looked for as it stands too, and then a copy of the table would open what it names.
 */
export const storedResetLink = async (identifier: string): Promise<string> =>
  `${storedPrefix}${createHash('sha256').update(identifier).digest('base64url')}`

const linksOf = (personId: string) =>
  and(eq(verifications.value, personId), like(verifications.identifier, `${storedPrefix}%`))

/** Takes all links of a person away but the latest. Of several made at once one is left, whoever comes last here. */
export async function keepLatestResetLink(db: Db, personId: string): Promise<void> {
  const latest = db
    .select({ id: verifications.id })
    .from(verifications)
    .where(linksOf(personId))
    .orderBy(desc(verifications.createdAt), desc(verifications.id))
    .limit(1)
  await db.delete(verifications).where(and(linksOf(personId), ne(verifications.id, latest)))
}

export async function forgetResetLinks(db: Db, personId: string): Promise<void> {
  await db.delete(verifications).where(linksOf(personId))
}

/** Whose password a link changes. Undefined for one that is none or over. */
export async function findPersonOfResetLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ name: string; email: string } | undefined> {
  const [person] = await db
    .select({ name: people.name, email: people.email })
    .from(verifications)
    .innerJoin(people, eq(people.id, verifications.value))
    .where(
      and(
        eq(verifications.identifier, await storedResetLink(`${resetLinkPrefix}${token}`)),
        gt(verifications.expiresAt, now),
      ),
    )
  return person
}
