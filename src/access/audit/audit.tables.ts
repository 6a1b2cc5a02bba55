import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What was changed, by whom; rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** `operator:NAME`, an account's holder as `holder:acct_…`, or `system`. */
    actor: text('actor').notNull(),
    /** Such as `key.paused`, `account.approved`. */
    action: text('action').notNull(),
    accountId: text('account_id'),
    /** Id of what was changed. */
    subject: text('subject').notNull(),
    /** What it was changed to; never a secret. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  },
  ({ accountId, id }) => [index('audit_log_by_account').on(accountId, id)],
)
