export type { Send, WrittenMail } from './deliver-mails.ts'
export { countFailing, insertMail, listGivenUp, type UnsentMail } from './outbox.repository.ts'
export { createOutbox, type Outbox } from './outbox.ts'
export type { MailContent } from './outbox-mail.ts'
