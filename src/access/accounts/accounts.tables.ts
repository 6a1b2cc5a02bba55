import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    plan: text('plan').$type<'free' | 'standard' | 'enterprise'>().notNull(),
    apiAccess: text('api_access').$type<'off' | 'applied' | 'on' | 'declined'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  ({ plan, apiAccess }) => [
    check('accounts_plan_known', sql`${plan} in ('free', 'standard', 'enterprise')`),
    check('accounts_api_access_known', sql`${apiAccess} in ('off', 'applied', 'on', 'declined')`),
  ],
)
