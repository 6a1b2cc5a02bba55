import type { MailContent } from '../outbox/index.ts'
import { applicationMail } from './application-mail.ts'
import { capMail } from './cap-mail.ts'
import { decisionMail } from './decision-mail.ts'
import type { FindHolder, Holder, NoticeMail } from './holder.ts'
import { webhookMail } from './webhook-mail.ts'

type Deps = {
  findHolder: FindHolder
  /** Where to write to an operator, by person; undefined for who is none any more. */
  findOperator: (personId: string) => Promise<Holder | undefined>
  publicUrl: string
}

/** The text of a notice for whoever holds the account now, or for an operator. @returns undefined where there is nobody */
export async function writeNotice(
  { findHolder, findOperator, publicUrl }: Deps,
  accountId: string,
  content: Exclude<MailContent, { kind: 'link' }>,
): Promise<NoticeMail | undefined> {
  if (content.kind === 'application_waits') {
    const operator = await findOperator(content.operatorId)
    const url = `${publicUrl}/dashboard/operator/applications`
    return operator && applicationMail(operator, { organisation: content.organisation, url })
  }
  const holder = await findHolder(accountId)
  if (holder === undefined) return undefined
  if (content.kind === 'cap_reached') {
    const resetsAt = new Date(content.resetsAt)
    return capMail(holder, { ...content, resetsAt, url: `${publicUrl}/dashboard/limits` })
  }
  if (content.kind === 'webhook_switched_off') {
    const failingSince = new Date(content.failingSince)
    return webhookMail(holder, { host: content.host, failingSince, url: `${publicUrl}/dashboard/webhooks` })
  }
  const page = content.outcome === 'approved' ? 'keys' : 'access'
  return decisionMail(holder, { ...content, url: `${publicUrl}/dashboard/${page}` })
}
