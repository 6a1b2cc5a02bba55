import { sql } from 'drizzle-orm'
import { bigserial, check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { EventType } from './event.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Where an account is told of events. It refers to no other table: what tells of accounts writes to it. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<EventType[]>().notNull(),
    /** Encrypted, in base64. */
    secret: text('secret').notNull(),
    /** The one before, which signs too until a moment. */
    oldSecret: text('old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    createdAt: moment('created_at').notNull(),
    /** Null while it is on. */
    disabledAt: moment('disabled_at'),
    disabledBy: text('disabled_by').$type<'holder' | 'failures'>(),
    /** The first attempt that failed since one succeeded. */
    failingSince: moment('failing_since'),
  },
  ({ accountId, disabledAt, disabledBy }) => [
    index('webhook_endpoints_by_account').on(accountId),
    check('webhook_endpoints_disabled_by_somebody', sql`(${disabledAt} is null) = (${disabledBy} is null)`),
  ],
)

/** What is to be told at an endpoint, written in the transaction of what it tells, and what became of it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    messageId: text('message_id').notNull(),
    type: text('type').$type<EventType | 'webhook.test'>().notNull(),
    payload: text('payload').notNull(),
    createdAt: moment('created_at').notNull(),
    state: text('state').$type<'pending' | 'delivered' | 'failed'>().notNull(),
    /** Attempts in all. */
    attempts: integer('attempts').notNull().default(0),
    /** Attempts since it was written down or sent again by hand. */
    attemptsInRound: integer('attempts_in_round').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
    /** While it is being sent: when another process may take it for left. */
    leaseEndsAt: moment('lease_ends_at'),
    /** Of the last attempt; null where there was no reply. */
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
  },
  ({ endpointId, messageId, nextTryAt, state, createdAt, leaseEndsAt }) => [
    primaryKey({ columns: [endpointId, messageId] }),
    index('webhook_deliveries_due').on(nextTryAt).where(sql`${state} = 'pending'`),
    index('webhook_deliveries_under_way').on(endpointId, leaseEndsAt).where(sql`${leaseEndsAt} is not null`),
    index('webhook_deliveries_by_endpoint').on(endpointId, createdAt, messageId),
    index('webhook_deliveries_by_time').on(createdAt),
    check('webhook_deliveries_state_known', sql`${state} in ('pending', 'delivered', 'failed')`),
  ],
)

/** Each attempt that ended. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    endpointId: text('endpoint_id').notNull(),
    messageId: text('message_id').notNull(),
    at: moment('at').notNull(),
    latencyMs: integer('latency_ms').notNull(),
    status: integer('status'),
    /** Why there was no reply, as a code. */
    error: text('error'),
    /** How the reply began, 1 KB at most. */
    reply: text('reply'),
  },
  ({ endpointId, messageId, id }) => [
    index('webhook_attempts_by_delivery').on(endpointId, messageId, id),
    foreignKey({
      name: 'webhook_attempts_of_delivery',
      columns: [endpointId, messageId],
      foreignColumns: [webhookDeliveries.endpointId, webhookDeliveries.messageId],
    }).onDelete('cascade'),
  ],
)
