import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/index.ts'

/** How many requests the test keys of an account have had on a UTC day. */
export const testKeyDays = pgTable(
  'test_key_days',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    requests: integer('requests').notNull(),
  },
  ({ accountId, day }) => [primaryKey({ columns: [accountId, day] }), index('test_key_days_by_day').on(day)],
)
