import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import {
  type AccessApplicationState,
  type ApiAccess,
  type GuardrailPreferences,
  noPreferences,
  type Plan,
} from './account.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const credits = (name: string) => bigint(name, { mode: 'number' })

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    plan: text('plan').$type<Plan>().notNull(),
    apiAccess: text('api_access').$type<ApiAccess>().notNull(),
    blockedAt: moment('blocked_at'),
    /** What an operator has agreed with this account in place of its plan's figures. */
    grantedDailyCredits: credits('granted_daily_credits'),
    grantedMonthlyCredits: credits('granted_monthly_credits'),
    grantedRequestsPerMinute: integer('granted_requests_per_minute'),
    grantedConcurrentRequests: integer('granted_concurrent_requests'),
    /** The holder's own caps; the lower of these and the plan's counts. */
    dailyCap: credits('daily_cap'),
    monthlyCap: credits('monthly_cap'),
    guardrails: jsonb('guardrails').$type<GuardrailPreferences>().notNull().default(noPreferences),
    createdAt: moment('created_at').notNull(),
  },
  ({ plan, apiAccess, dailyCap, monthlyCap }) => [
    check('accounts_plan_known', sql`${plan} in ('free', 'standard', 'enterprise')`),
    check('accounts_api_access_known', sql`${apiAccess} in ('none', 'pending', 'approved', 'declined')`),
    check('accounts_caps_positive', sql`coalesce(${dailyCap}, 0) >= 0 and coalesce(${monthlyCap}, 0) >= 0`),
  ],
)

export const accessApplications = pgTable(
  'access_applications',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    organisation: text('organisation').notNull(),
    purpose: text('purpose').notNull(),
    expectedVolume: text('expected_volume').notNull(),
    state: text('state').$type<AccessApplicationState>().notNull(),
    note: text('note'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by'),
  },
  ({ accountId, id, state }) => [
    index('access_applications_by_account').on(accountId, id),
    index('access_applications_waiting').on(id).where(sql`state = 'pending'`),
    check('access_applications_state_known', sql`${state} in ('pending', 'approved', 'declined')`),
  ],
)
