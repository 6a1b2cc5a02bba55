import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { Invitation } from './invitation.ts'
import { invitations } from './people.tables.ts'

const shown = {
  id: invitations.id,
  email: invitations.email,
  makesOperator: invitations.makesOperator,
  createdBy: invitations.createdBy,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  usedAt: invitations.usedAt,
  usedBy: invitations.usedBy,
}

export async function insertInvitation(db: Db, invitation: Invitation & { tokenHash: string }): Promise<void> {
  await db.insert(invitations).values(invitation)
}

export async function findInvitation(db: Db, tokenHash: string): Promise<Invitation | undefined> {
  const [found] = await db.select(shown).from(invitations).where(eq(invitations.tokenHash, tokenHash))
  return found
}

/** Newest first. @param makesOperator only links of this kind */
export function listInvitations(db: Db, makesOperator: boolean): Promise<Invitation[]> {
  return db
    .select(shown)
    .from(invitations)
    .where(eq(invitations.makesOperator, makesOperator))
    .orderBy(desc(invitations.id))
}

/** Uses an invitation up. Undefined when it was used before, is over, or is another address's. */
export async function claimInvitation(
  db: Db,
  { tokenHash, personId, email, at }: { tokenHash: string; personId: string; email: string; at: Date },
): Promise<Invitation | undefined> {
  const [claimed] = await db
    .update(invitations)
    .set({ usedAt: at, usedBy: personId })
    .where(
      and(
        eq(invitations.tokenHash, tokenHash),
        isNull(invitations.usedAt),
        gt(invitations.expiresAt, at),
        or(isNull(invitations.email), eq(invitations.email, email)),
      ),
    )
    .returning(shown)
  return claimed
}

/** Takes one back that nobody has used. @returns false when there is none */
export async function deleteInvitation(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .delete(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.usedAt), eq(invitations.makesOperator, false)))
    .returning({ id: invitations.id })
  return deleted.length === 1
}

/** Takes the unused operator links of an address, or of a maker, back. @returns how many there were */
export async function deleteOperatorLinks(
  db: Db,
  { email, createdBy }: { email?: string; createdBy?: string },
): Promise<number> {
  const deleted = await db
    .delete(invitations)
    .where(
      and(
        eq(invitations.makesOperator, true),
        isNull(invitations.usedAt),
        email === undefined ? undefined : eq(invitations.email, email),
        createdBy === undefined ? undefined : eq(invitations.createdBy, createdBy),
      ),
    )
    .returning({ id: invitations.id })
  return deleted.length
}
