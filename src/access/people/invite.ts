import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { DbConnection } from '../../platform/db/index.ts'
import type { NewId } from '../../platform/ids.ts'
import { recordAudit } from '../audit/index.ts'
import {
  endOfInvitation,
  hashToken,
  type Invitation,
  newToken,
  type SignUp,
  sameEmail,
  signUpUrl,
} from './invitation.ts'
import { deleteInvitation, insertInvitation } from './invitations.repository.ts'
import { preferredLanguage } from './language.ts'
import { mailTexts } from './mail-texts.ts'
import type { Mailer } from './mailer.ts'

export type InviteDeps = { db: DbConnection; newId: NewId; now: Now; publicUrl: string }

/**
 * Makes a link by which one person may sign up.
 * @param email only this address may use it
 * @returns the invitation, and the address to open, which nobody can read again
 * @throws AppError bad_request where sign-up is closed
 */
export async function invite(
  deps: InviteDeps & { signUp: SignUp },
  { email, actor }: { email: string | undefined; actor: string },
): Promise<{ invitation: Invitation; url: string }> {
  if (deps.signUp === 'closed')
    throw new AppError('bad_request', 'Sign-up is closed (BEREA_SIGN_UP): an invitation would open nothing.')
  return makeLink(deps, { email, actor, makesOperator: false })
}

/** Makes a link of either kind, and says so in the audit log. */
export async function makeLink(
  { db, newId, now, publicUrl }: InviteDeps,
  { email, actor, makesOperator }: { email: string | undefined; actor: string; makesOperator: boolean },
  query: Record<string, string> = {},
): Promise<{ invitation: Invitation; url: string }> {
  const at = now()
  const token = newToken()
  const invitation: Invitation = {
    id: newId('inv'),
    email: email === undefined ? null : sameEmail(email),
    makesOperator,
    createdBy: actor,
    createdAt: at,
    expiresAt: endOfInvitation(at),
    usedAt: null,
    usedBy: null,
  }
  const action = makesOperator ? 'operator.invited' : 'person.invited'
  await db.transaction(async (tx) => {
    await insertInvitation(tx, { ...invitation, tokenHash: hashToken(token) })
    await recordAudit(tx, { at, actor, action, accountId: null, subject: invitation.id, detail: {} })
  })
  return { invitation, url: signUpUrl(publicUrl, { token, makesOperator }, query) }
}

/** Sends an invitation to whom it is for, in the language of who invites. */
export function sendInvitation(
  mailer: Mailer,
  { to, url, acceptLanguage }: { to: string; url: string; acceptLanguage: string | undefined },
): Promise<void> {
  return mailer.send({ to, ...mailTexts[preferredLanguage(acceptLanguage ?? null)].invitation(url) })
}

/** Takes an invitation back that nobody has used. @throws AppError not_found */
export async function takeInvitationBack(
  { db, now }: Pick<InviteDeps, 'db' | 'now'>,
  id: string,
  { actor }: { actor: string },
): Promise<void> {
  const isGone = await db.transaction(async (tx) => {
    if (!(await deleteInvitation(tx, id))) return false
    await recordAudit(tx, { at: now(), actor, action: 'person.uninvited', accountId: null, subject: id, detail: {} })
    return true
  })
  if (!isGone) throw new AppError('not_found', 'There is no invitation with this id that waits.', { param: 'id' })
}
