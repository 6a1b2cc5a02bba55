import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/index.ts'

/** When an account was last told of a spike of errors. */
export const errorSpikeNotices = pgTable('error_spike_notices', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  noticedAt: timestamp('noticed_at', { withTimezone: true, mode: 'date' }).notNull(),
})
