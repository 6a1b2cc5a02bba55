import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/index.ts'
import type { KeyState, Scope } from './api-key.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    /** SHA-256 of the raw key in hexadecimal. */
    hash: text('hash').notNull(),
    livemode: boolean('livemode').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    state: text('state').$type<KeyState>().notNull(),
    /** The first key of a line of rotations: what an idempotency key belongs to. */
    lineageId: text('lineage_id').notNull(),
    /** Addresses and CIDR ranges that the key may be used from; empty for all. */
    ipList: text('ip_list').array().notNull().default(sql`'{}'`),
    dailyCap: bigint('daily_cap', { mode: 'number' }),
    monthlyCap: bigint('monthly_cap', { mode: 'number' }),
    /** Below the plan's; null for the plan's own. */
    requestsPerMinute: integer('requests_per_minute'),
    /** The key that takes this one's place, and until when both work. */
    successorId: text('successor_id'),
    graceEndsAt: moment('grace_ends_at'),
    /** How often this key was still used while it rotated. */
    usesInRotation: bigint('uses_in_rotation', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  ({ accountId, id, hash, state, revokedAt, graceEndsAt }) => [
    unique('api_keys_hash_unique').on(hash),
    index('api_keys_by_account').on(accountId, id),
    check('api_keys_state_known', sql`${state} in ('active', 'paused', 'rotating', 'revoked', 'expired')`),
    check('api_keys_rotating_has_end', sql`${state} <> 'rotating' or ${graceEndsAt} is not null`),
    check('api_keys_revoked_has_time', sql`(${state} = 'revoked') = (${revokedAt} is not null)`),
  ],
)
