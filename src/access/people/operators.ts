import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import { type Invitation, sameEmail } from './invitation.ts'
import { deleteOperatorLinks, listInvitations } from './invitations.repository.ts'
import { type InviteDeps, makeLink } from './invite.ts'
import { deleteOperator, findPersonByEmail, insertOperator, listOperators, type Person } from './people.repository.ts'

type By = { actor: string }

/** The maker of the link that a first start prints. */
export const firstStart = 'system'

/**
 * Makes an operator of whoever has this address: at once if they have signed up, else by a link for them.
 * @param trusts whether who has signed up under this address is taken for its owner, though it was never confirmed
 * @returns the person, or the address that they must open
 * @throws AppError bad_request when they are one already, or anybody may have signed up under that address
 */
export async function makeOperator(
  deps: InviteDeps,
  { email, name, trusts = false }: { email: string; name: string; trusts?: boolean },
  { actor }: By,
): Promise<{ outcome: 'made'; person: Person } | { outcome: 'invited'; url: string; expiresAt: Date }> {
  const address = sameEmail(email)
  const person = await findPersonByEmail(deps.db, address)
  if (person === undefined) {
    await deleteOperatorLinks(deps.db, { email: address })
    const link = { email: address, actor, makesOperator: true }
    const { invitation, url } = await makeLink(deps, link, { email: address, name })
    return { outcome: 'invited', url, expiresAt: invitation.expiresAt }
  }
  if (!person.emailVerified && !trusts) {
    const why = `${person.name} has signed up as ${address} and never confirmed that address: anybody may have done so.`
    throw new AppError('bad_request', `${why} If you know that it was them, repeat the command with --unconfirmed.`)
  }
  const at = deps.now()
  const isNew = await deps.db.transaction(async (tx) => {
    if (!(await insertOperator(tx, { personId: person.id, createdAt: at }))) return false
    await recordAudit(tx, { at, actor, action: 'operator.made', accountId: null, subject: person.id, detail: {} })
    return true
  })
  if (!isNew) throw new AppError('bad_request', `${address} is an operator already.`, { param: 'email' })
  return { outcome: 'made', person }
}

/**
 * Takes the rights of an operator away, and links for that address back; the person stays.
 * @throws AppError not_found when there is neither
 */
export async function removeOperator(
  { db, now }: Pick<InviteDeps, 'db' | 'now'>,
  email: string,
  { actor }: By,
): Promise<void> {
  const address = sameEmail(email)
  const person = await findPersonByEmail(db, address)
  const links = await deleteOperatorLinks(db, { email: address })
  const was = await db.transaction(async (tx) => {
    if (person === undefined || !(await deleteOperator(tx, person.id))) return false
    const entry = { at: now(), actor, action: 'operator.removed', accountId: null, subject: person.id, detail: {} }
    await recordAudit(tx, entry)
    return true
  })
  if (!was && links === 0) throw new AppError('not_found', `${address} is no operator.`, { param: 'email' })
}

/** The operators, and the links for some that nobody has used yet. */
export async function readOperators({
  db,
  now,
}: Pick<InviteDeps, 'db' | 'now'>): Promise<{ operators: (Person & { createdAt: Date })[]; waiting: Invitation[] }> {
  const operators = await listOperators(db)
  const links = await listInvitations(db, true)
  return { operators, waiting: links.filter(({ usedAt, expiresAt }) => usedAt === null && expiresAt > now()) }
}

/**
 * The link that makes the first operator, while there is none; the one of an earlier start no longer works then.
 * @returns undefined where there is an operator
 */
export async function firstOperatorLink(deps: InviteDeps): Promise<string | undefined> {
  if ((await listOperators(deps.db)).length > 0) return undefined
  await deleteOperatorLinks(deps.db, { createdBy: firstStart })
  const { url } = await makeLink(deps, { email: undefined, actor: firstStart, makesOperator: true })
  return url
}
