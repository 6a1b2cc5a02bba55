import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/index.ts'
import type { Language } from './language.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const begun = { createdAt: moment('created_at').notNull() }
const changed = { ...begun, updatedAt: moment('updated_at').notNull() }
const ofPerson = () =>
  text('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

/*
 * The first five are Better Auth's: the names of their fields are its own, those of tables and columns are ours.
 */

/** Whoever signs in to the dashboard. */
export const people = pgTable(
  'people',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    image: text('image'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** What mails to them are written in. */
    language: text('language').$type<Language>().notNull(),
    ...changed,
  },
  ({ email, language }) => [
    unique('people_email').on(email),
    check('people_language_known', sql`${language} in ('en', 'es')`),
  ],
)

/** Where somebody is signed in. The cookie holds the token with a signature that only the service can make. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ofPerson(),
    token: text('token').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...changed,
  },
  ({ token, userId }) => [unique('sessions_token').on(token), index('sessions_by_person').on(userId)],
)

/** How somebody proves who they are: one row, their password as scrypt. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    userId: ofPerson(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    ...changed,
  },
  ({ userId }) => [index('credentials_by_person').on(userId)],
)

/** What is waited for a short time: resets of passwords, second steps of signing in, trusted devices. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ...changed,
  },
  ({ identifier, value }) => [
    index('verifications_by_identifier').on(identifier),
    index('verifications_by_value').on(value), // to forget those of a person who leaves
  ],
)

/** The second factor of a person; secret and recovery codes are encrypted with the service's secret. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    userId: ofPerson(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  ({ userId }) => [unique('two_factors_person').on(userId)],
)

/** Codes of second steps that let somebody in already: each does so once. */
export const usedCodes = pgTable(
  'used_codes',
  {
    personId: ofPerson(),
    /** SHA-256 of the code, in hexadecimal. */
    codeHash: text('code_hash').notNull(),
    /** When the same digits may come again by chance; null for a recovery code, which is used up for ever. */
    freeAt: moment('free_at'),
  },
  ({ personId, codeHash, freeAt }) => [
    primaryKey({ columns: [personId, codeHash] }),
    index('used_codes_by_time').on(freeAt),
  ],
)

/** Who holds which account: one person, one account. */
export const accountHolders = pgTable(
  'account_holders',
  {
    personId: ofPerson().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  ({ accountId }) => [unique('account_holders_account').on(accountId)],
)

/** Who may decide on the accounts of others. */
export const operators = pgTable('operators', { personId: ofPerson().primaryKey(), ...begun })

/** A link that lets one person sign up, once. */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the token in the link, in hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    /** In lower case; null for whoever has the link. */
    email: text('email'),
    /** Whether it makes an operator. */
    makesOperator: boolean('makes_operator').notNull(),
    /** As the audit log names them: `operator:…`, or `system` for the link that a first start prints. */
    createdBy: text('created_by').notNull(),
    ...begun,
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    usedBy: text('used_by').references(() => people.id, { onDelete: 'cascade' }),
  },
  ({ tokenHash }) => [unique('invitations_token').on(tokenHash)],
)
