import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { RecordedDecision } from './request-record.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const amount = (name: string) => bigint(name, { mode: 'number' })

/** One row a request that had a known key; prompt and answer are never among it. */
export const requestRecords = pgTable(
  'request_records',
  {
    /** The request's id, `req_…`. */
    id: text('id').primaryKey(),
    /** Id in the body of the reply, such as `ans_…`; null where there was none. */
    replyId: text('reply_id'),
    at: moment('at').notNull(),
    accountId: text('account_id').notNull(),
    keyId: text('key_id').notNull(),
    livemode: boolean('livemode').notNull(),
    /** Name of the route, such as `assistant.answer`. */
    endpoint: text('endpoint').notNull(),
    model: text('model'),
    mode: text('mode'),
    status: integer('status').notNull(),
    errorCode: text('error_code'),
    creditsEstimated: amount('credits_estimated').notNull().default(0),
    creditsCharged: amount('credits_charged').notNull().default(0),
    providerCostMicros: amount('provider_cost_micros').notNull().default(0),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    latencyMs: doublePrecision('latency_ms').notNull(),
    firstByteMs: doublePrecision('first_byte_ms'),
    abuseFlags: text('abuse_flags').array().notNull(),
    safety: jsonb('safety').$type<RecordedDecision[]>().notNull(),
    replayed: boolean('replayed').notNull().default(false),
    clientLeft: boolean('client_left').notNull().default(false),
    via: text('via').$type<'api' | 'mcp' | 'playground' | 'study'>().notNull().default('api'),
  },
  ({ accountId, at, endpoint, id, keyId, safety, status }) => [
    // pages of the dashboard, read from the end: each filter by itself leads straight to its newest rows
    index('request_records_by_account').on(accountId, at, id),
    index('request_records_by_key').on(keyId, at, id),
    index('request_records_by_endpoint').on(accountId, endpoint, at, id),
    index('request_records_by_status').on(accountId, status, at, id),
    // to purge whole days by. One on the moment itself would tempt the planner to walk through all accounts for a page
    index('request_records_by_day').on(sql`((${at} at time zone 'UTC')::date)`),
    // few rows, and gone from the index with the trace that it is for
    index('request_records_of_danger').on(at).where(sql`${safety} @> '[{"guardrail":"crisisSafety"}]'`),
  ],
)

/** What the records of a UTC day sum up to, by key and endpoint; stays when the records are purged. */
export const usageRollup = pgTable(
  'usage_rollup',
  {
    accountId: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    keyId: text('key_id').notNull(),
    endpoint: text('endpoint').notNull(),
    livemode: boolean('livemode').notNull(),
    requests: amount('requests').notNull(),
    /** Status 200. */
    completed: amount('completed').notNull(),
    /** Refusals that were counted and not recorded one by one. */
    sampledOut: amount('sampled_out').notNull().default(0),
    credits: amount('credits').notNull(),
    inputTokens: amount('input_tokens').notNull(),
    outputTokens: amount('output_tokens').notNull(),
    /** Over the completed ones. */
    latencyMsSum: doublePrecision('latency_ms_sum').notNull(),
    providerCostMicros: amount('provider_cost_micros').notNull(),
  },
  ({ accountId, day, keyId, endpoint, livemode }) => [
    primaryKey({ columns: [accountId, day, keyId, endpoint, livemode] }),
  ],
)

/** Days whose records were purged: their rollup is what is left of them. */
export const purgedDays = pgTable('purged_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  purgedAt: moment('purged_at').notNull(),
})
