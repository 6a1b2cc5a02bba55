import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
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
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  ({ accountId, id, hash, state, revokedAt }) => [
    unique('api_keys_hash_unique').on(hash),
    index('api_keys_by_account').on(accountId, id),
    check('api_keys_state_known', sql`${state} in ('active', 'paused', 'rotating', 'revoked', 'expired')`),
    check('api_keys_revoked_has_time', sql`(${state} = 'revoked') = (${revokedAt} is not null)`),
  ],
)
