import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { DbConnection } from '../../platform/db/index.ts'
import { credentials, people, sessions, twoFactors, verifications } from './people.tables.ts'

/**
 * Our tables under the names that Better Auth has for them. It opens no transactions: the embedded database has one
 * connection, and what asks for a second one inside would wait for ever.
 */
export const authDatabase = (db: DbConnection) =>
  drizzleAdapter(db, {
    provider: 'pg',
    transaction: false,
    schema: {
      user: people,
      session: sessions,
      account: credentials,
      verification: verifications,
      twoFactor: twoFactors,
    },
  })
