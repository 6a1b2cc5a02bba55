import type { DbConnection } from '../../platform/db/index.ts'
import { type AccessApplication, getAccount } from '../accounts/index.ts'
import { decisionMail } from './decision-mail.ts'
import type { FindHolder, Mailer } from './mailer.ts'

type Deps = { db: DbConnection; mailer: Mailer; findHolder: FindHolder; publicUrl: string }

/** Tells the applicant how an application was decided. @throws whatever the mailer throws; the decision stands */
export async function tellDecision(
  { db, mailer, findHolder, publicUrl }: Deps,
  { accountId, state, note }: AccessApplication,
): Promise<void> {
  const holder = await findHolder(accountId)
  if (holder === undefined || state === 'pending') return
  const { plan } = await getAccount({ db }, accountId)
  const url = `${publicUrl}/dashboard/${state === 'approved' ? 'keys' : 'access'}`
  await mailer.send(decisionMail(holder, { outcome: state, plan, note, url }))
}
