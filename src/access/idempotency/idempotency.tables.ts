import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Replies kept for a time under an idempotency key; the key itself and the plain reply are nowhere. */
export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    /** First key of the caller's line of rotations. */
    lineageId: text('lineage_id').notNull(),
    /** SHA-256 of the idempotency key and the route, hexadecimal. */
    keyHash: text('key_hash').notNull(),
    /** SHA-256 of the request body, hexadecimal. */
    bodyHash: text('body_hash').notNull(),
    state: text('state').$type<'running' | 'done'>().notNull(),
    /** The request that runs, or ran, under it. */
    requestId: text('request_id').notNull(),
    /** When a running one counts as lost. */
    leaseEndsAt: moment('lease_ends_at').notNull(),
    /** Encrypted; null while it runs. */
    reply: bytes('reply'),
    /** Of the whole reply, input and output: `ledger verify` compares them with what was charged. Null while it runs. */
    tokens: integer('tokens'),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ lineageId, keyHash, expiresAt, state, reply }) => [
    primaryKey({ columns: [lineageId, keyHash] }),
    index('idempotent_replies_by_end').on(expiresAt),
    check('idempotent_replies_done_has_reply', sql`(${state} = 'done') = (${reply} is not null)`),
  ],
)
