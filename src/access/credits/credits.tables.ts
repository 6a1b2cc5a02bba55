import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const amount = (name: string) => bigint(name, { mode: 'number' })
const day = (name: string) => date(name, { mode: 'string' })

/**
 * What is spent and held of one owner in one window. The owner is an account, a line of keys by the id of its first one,
 * or `provider`, whose unit is millionths of a US dollar in place of credits.
 */
export const creditWindows = pgTable(
  'credit_windows',
  {
    ownerId: text('owner_id').notNull(),
    period: text('period').$type<'day' | 'month'>().notNull(),
    /** First UTC day of the window. */
    startsOn: day('starts_on').notNull(),
    spent: amount('spent').notNull().default(0),
    reserved: amount('reserved').notNull().default(0),
    /** Topped up in this window. */
    granted: amount('granted').notNull().default(0),
    /** The cap that the last reservation was held against, top-ups included. */
    cap: amount('cap').notNull().default(0),
  },
  ({ ownerId, period, startsOn, spent, reserved }) => [
    primaryKey({ columns: [ownerId, period, startsOn] }),
    index('credit_windows_by_time').on(startsOn, period), // neither ever changes, so updates stay within their page
    check('credit_windows_period_known', sql`${period} in ('day', 'month')`),
    check('credit_windows_not_negative', sql`${spent} >= 0 and ${reserved} >= 0`),
  ],
)

export const creditReservations = pgTable(
  'credit_reservations',
  {
    /** Id of the request that it is held for. */
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    /** The first key of its line of rotations, in whose windows it is held; the record has the key itself. */
    keyId: text('key_id').notNull(),
    endpoint: text('endpoint').notNull(),
    day: day('day').notNull(),
    month: day('month').notNull(),
    creditsReserved: amount('credits_reserved').notNull(),
    creditsCharged: amount('credits_charged'),
    providerMicrosReserved: amount('provider_micros_reserved').notNull(),
    providerMicrosSpent: amount('provider_micros_spent'),
    state: text('state').$type<'open' | 'settled' | 'released' | 'expired'>().notNull(),
    createdAt: moment('created_at').notNull(),
    leaseEndsAt: moment('lease_ends_at').notNull(),
    closedAt: moment('closed_at'),
  },
  ({ leaseEndsAt, state, creditsCharged, creditsReserved, closedAt, accountId }) => [
    index('credit_reservations_open').on(leaseEndsAt).where(sql`state = 'open'`),
    index('credit_reservations_by_account').on(accountId),
    check('credit_reservations_state_known', sql`${state} in ('open', 'settled', 'released', 'expired')`),
    check('credit_reservations_closed_once', sql`(${state} = 'open') = (${closedAt} is null)`),
    check('credit_reservations_within_quote', sql`coalesce(${creditsCharged}, 0) <= ${creditsReserved}`),
  ],
)

/** Append-only: a trigger refuses to change an amount or to delete a row. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind').$type<'granted' | 'reserved' | 'charged' | 'released' | 'expired'>().notNull(),
    accountId: text('account_id').notNull(),
    /** The first key of its line of rotations. */
    keyId: text('key_id'),
    reservationId: text('reservation_id'),
    day: day('day').notNull(),
    month: day('month').notNull(),
    credits: amount('credits').notNull(),
    note: text('note'),
  },
  ({ accountId, id, reservationId, kind }) => [
    index('credit_ledger_by_account').on(accountId, id),
    index('credit_ledger_by_reservation').on(reservationId),
    check('credit_ledger_kind_known', sql`${kind} in ('granted', 'reserved', 'charged', 'released', 'expired')`),
  ],
)
