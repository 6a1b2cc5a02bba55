import type { Now } from '../../platform/clock.ts'
import type { Db, DbConnection } from '../../platform/db/index.ts'
import type { NewId } from '../../platform/ids.ts'
import { createAccount } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { hashToken } from './invitation.ts'
import { claimInvitation } from './invitations.repository.ts'
import { firstStart } from './operators.ts'
import { findStanding, insertHolder, insertOperator, lockPerson, type Person } from './people.repository.ts'

export type WelcomeDeps = {
  db: DbConnection
  newId: NewId
  now: Now
  /** The account that the first operator holds, where there is one. */
  demoAccountId: string | undefined
}

/**
 * Gives somebody who has just signed up what is theirs: an account on the plan free, and the rights of an operator if
 * their invitation says so.
 * @param token of their invitation, which is used up
 * @returns false when the invitation was used by somebody else in the meantime; then nothing is written
 */
export async function welcome(
  deps: WelcomeDeps,
  person: Pick<Person, 'id' | 'name' | 'email'>,
  token: string | undefined,
): Promise<boolean> {
  const { db, now } = deps
  const at = now()
  return db.transaction(async (tx) => {
    let isFirst = false
    if (token !== undefined) {
      const used = await claimInvitation(tx, {
        tokenHash: hashToken(token),
        personId: person.id,
        email: person.email,
        at,
      })
      if (used === undefined) return false
      isFirst = used.makesOperator && used.createdBy === firstStart
      if (used.makesOperator) {
        await insertOperator(tx, { personId: person.id, createdAt: at })
        const { createdBy: actor } = used
        await recordAudit(tx, { at, actor, action: 'operator.made', accountId: null, subject: person.id, detail: {} })
      }
    }
    await openAccount({ ...deps, db: tx }, person, isFirst)
    return true
  })
}

/** Opens the account of somebody who has none; of two calls at once the second finds the account of the first. */
export async function openAccount(
  deps: Omit<WelcomeDeps, 'db'> & { db: Db },
  { id: personId, name }: Pick<Person, 'id' | 'name'>,
  isFirst = false,
): Promise<void> {
  const { db, now, demoAccountId } = deps
  await lockPerson(db, personId)
  if ((await findStanding(db, personId))?.accountId !== null) return
  if (isFirst && demoAccountId !== undefined && (await insertHolder(db, { personId, accountId: demoAccountId }))) return
  const { id: accountId } = await createAccount(deps, { name, plan: 'free', apiAccess: 'none' })
  await insertHolder(db, { personId, accountId })
  const actor = `holder:${accountId}`
  await recordAudit(db, { at: now(), actor, action: 'account.opened', accountId, subject: accountId, detail: {} })
}
