import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/index.ts'

/** Which holders were told that a cap is nearly or wholly used; a row is the right to tell it, taken once. */
export const capNotices = pgTable(
  'cap_notices',
  {
    period: text('period').$type<'day' | 'month'>().notNull(),
    /** First UTC day of the window. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** 80 or 100. */
    percent: integer('percent').notNull(),
    noticedAt: timestamp('noticed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  ({ startsOn, period, accountId, percent }) => [
    // by day first, so that old ones are found by it
    primaryKey({ columns: [startsOn, period, accountId, percent] }),
    check('cap_notices_period_known', sql`${period} in ('day', 'month')`),
  ],
)

/** The same for keys with caps of their own, which webhooks tell of. */
export const keyCapNotices = pgTable(
  'key_cap_notices',
  {
    period: text('period').$type<'day' | 'month'>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** The first key of its line of rotations. */
    lineageId: text('lineage_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    percent: integer('percent').notNull(),
    noticedAt: timestamp('noticed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  ({ startsOn, period, lineageId, percent }) => [
    primaryKey({ columns: [startsOn, period, lineageId, percent] }),
    check('key_cap_notices_period_known', sql`${period} in ('day', 'month')`),
  ],
)
