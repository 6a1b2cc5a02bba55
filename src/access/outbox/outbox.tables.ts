import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MailContent } from './outbox-mail.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Mails that are to be sent, written in the transaction of what they tell; a row goes when the mail server has taken it.
 * It refers to no other table: those of accounts write to it.
 */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id'),
    /** Null once it was given up. */
    content: jsonb('content').$type<MailContent>(),
    kind: text('kind').$type<MailContent['kind']>().notNull(),
    createdAt: moment('created_at').notNull(),
    usefulUntil: moment('useful_until'),
    attempts: integer('attempts').notNull(),
    /** While it is being sent: when another sender may take it for left. */
    nextTryAt: moment('next_try_at').notNull(),
    /** Why the last attempt failed, as a code: the words of mail servers have addresses in them. */
    lastError: text('last_error'),
    gaveUpAt: moment('gave_up_at'),
  },
  ({ nextTryAt, gaveUpAt, accountId }) => [
    index('outbox_mails_due').on(nextTryAt).where(sql`${gaveUpAt} is null`),
    index('outbox_mails_by_account').on(accountId),
  ],
)
