import type { MailContent } from '../outbox/index.ts'
import { capMail } from './cap-mail.ts'
import { decisionMail } from './decision-mail.ts'
import type { FindHolder, NoticeMail } from './holder.ts'

type Deps = { findHolder: FindHolder; publicUrl: string }

/** The text of a notice for whoever holds the account now. @returns undefined for an account that nobody holds */
export async function writeNotice(
  { findHolder, publicUrl }: Deps,
  accountId: string,
  content: Exclude<MailContent, { kind: 'link' }>,
): Promise<NoticeMail | undefined> {
  const holder = await findHolder(accountId)
  if (holder === undefined) return undefined
  if (content.kind === 'cap_reached') {
    const resetsAt = new Date(content.resetsAt)
    return capMail(holder, { ...content, resetsAt, url: `${publicUrl}/dashboard/limits` })
  }
  const page = content.outcome === 'approved' ? 'keys' : 'access'
  return decisionMail(holder, { ...content, url: `${publicUrl}/dashboard/${page}` })
}
