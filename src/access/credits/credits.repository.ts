import type { Prepare } from '../../platform/db/index.ts'
import { type RequestRecord, toRow } from '../usage/index.ts'
import type { Period } from './credit-window.ts'

/** One cap that a reservation is held against. */
export type HeldAgainst = { ownerId: string; period: Period; startsOn: string; amount: number; cap: number }

/** A window as a reservation found it; `known` is false when it has no row yet. */
export type WindowState = {
  ownerId: string
  period: Period
  known: boolean
  spent: number
  reserved: number
  /** Top-ups included. */
  limit: number
  amount: number
}

/** Who a reservation is for; `id` is the request's. */
export type Reservation = {
  id: string
  accountId: string
  lineageId: string
  endpoint: string
  day: string
  month: string
  credits: number
  providerMicros: number
  createdAt: Date
  leaseEndsAt: Date
}

/** How a reservation ends; amounts are what is really charged and spent. */
export type Closing = {
  id: string
  state: 'settled' | 'released' | 'expired'
  creditsCharged: number
  providerMicros: number
  closedAt: Date
  /** Written with a settlement, in the same statement. */
  record: RequestRecord | null
}
export type ClosedWindow = { ownerId: string; period: Period; spent: number; reserved: number; cap: number }
export type Closed = { creditsCharged: number; windows: ClosedWindow[] }

export type CreditStore = {
  /** Holds the credits in every window, or in none: it is held exactly when all are known and none is exceeded. */
  hold: (reservation: Reservation, windows: readonly HeldAgainst[]) => Promise<WindowState[]>
  /** Makes the rows of windows that have none. */
  open: (windows: readonly HeldAgainst[]) => Promise<void>
  /** Ends an open reservation; undefined when it was ended before, and then nothing changes. */
  close: (closing: Closing) => Promise<Closed | undefined>
  /** Open reservations whose lease has ended, the oldest first. */
  findOverdue: (now: Date, limit: number) => Promise<string[]>
}

// The rows are locked in one order before anything is judged, so that what is judged cannot change any more, and two
// statements can never wait for each other.
const holdText = `
with wanted as (
  select * from unnest($11::text[], $12::text[], $13::date[], $14::bigint[], $15::bigint[])
    as w(owner_id, period, starts_on, amount, cap)
), locked as materialized (
  select c.* from credit_windows c join wanted w using (owner_id, period, starts_on)
  order by c.owner_id, c.period, c.starts_on for update of c
), judged as materialized (
  select w.owner_id, w.period, w.starts_on, w.amount, l.owner_id is not null as known,
    coalesce(l.spent, 0) as spent, coalesce(l.reserved, 0) as reserved, w.cap + coalesce(l.granted, 0) as limited
  from wanted w left join locked l using (owner_id, period, starts_on)
), verdict as materialized (
  select bool_and(known and spent + reserved + amount <= limited) as fits from judged
), held as (
  update credit_windows c set reserved = c.reserved + j.amount, cap = j.limited
  from judged j, verdict v
  where v.fits and c.owner_id = j.owner_id and c.period = j.period and c.starts_on = j.starts_on
), reservation as (
  insert into credit_reservations
    (id, account_id, key_id, endpoint, day, month, credits_reserved, provider_micros_reserved, state, created_at, lease_ends_at)
  select $1::text, $2::text, $3::text, $4::text, $5::date, $6::date, $7::bigint, $8::bigint, 'open', $9::timestamptz, $10::timestamptz
  from verdict v where v.fits
), entry as (
  insert into credit_ledger (at, kind, account_id, key_id, reservation_id, day, month, credits)
  select $9::timestamptz, 'reserved', $2::text, $3::text, $1::text, $5::date, $6::date, $7::bigint
  from verdict v where v.fits
)
select owner_id as "ownerId", period, known, spent::float8 as spent, reserved::float8 as reserved,
  limited::float8 as "limit", amount::float8 as amount
from judged`

const openText = `
insert into credit_windows (owner_id, period, starts_on)
select * from unnest($1::text[], $2::text[], $3::date[])
on conflict do nothing`

// what a model cost is counted in the provider's windows where it was held against them, and always in the reservation
const closeText = `
with closed as (
  update credit_reservations
  set state = $2::text, credits_charged = least($3::bigint, credits_reserved), provider_micros_spent = $4::bigint,
    closed_at = $5::timestamptz
  where id = $1::text and state = 'open'
  returning *
), moves as materialized (
  select w.* from closed, lateral (values
    (account_id, 'day', day, credits_reserved, credits_charged),
    (account_id, 'month', month, credits_reserved, credits_charged),
    (key_id, 'day', day, credits_reserved, credits_charged),
    (key_id, 'month', month, credits_reserved, credits_charged),
    ('provider', 'day', day, provider_micros_reserved, provider_micros_spent),
    ('provider', 'month', month, provider_micros_reserved, provider_micros_spent)
  ) as w(owner_id, period, starts_on, held, charged)
  where w.held > 0 or (w.charged > 0 and w.owner_id <> 'provider')
), locked as materialized (
  select c.owner_id, c.period, c.starts_on from credit_windows c join moves using (owner_id, period, starts_on)
  order by c.owner_id, c.period, c.starts_on for update of c
), moved as (
  update credit_windows c set reserved = c.reserved - m.held, spent = c.spent + m.charged
  from moves m join locked using (owner_id, period, starts_on)
  where c.owner_id = m.owner_id and c.period = m.period and c.starts_on = m.starts_on
  returning c.owner_id, c.period, c.spent, c.reserved, c.cap
), entries as (
  insert into credit_ledger (at, kind, account_id, key_id, reservation_id, day, month, credits)
  select $5::timestamptz, e.kind, account_id, key_id, id, day, month, e.credits
  from closed, lateral (values
    ('charged', credits_charged),
    (case state when 'expired' then 'expired' else 'released' end, credits_reserved - credits_charged)
  ) as e(kind, credits)
  where e.credits > 0
), record as (
  insert into request_records
  select r.* from closed, jsonb_populate_record(null::request_records, $6::jsonb || jsonb_build_object('credits_charged', credits_charged)) r
  where $6::jsonb is not null
  returning *
), rollup as (
  insert into usage_rollup (account_id, day, key_id, endpoint, livemode, requests, completed, credits, input_tokens,
    output_tokens, latency_ms_sum, provider_cost_micros)
  select account_id, (at at time zone 'UTC')::date, key_id, endpoint, livemode, 1,
    case status when 200 then 1 else 0 end, credits_charged, input_tokens, output_tokens,
    case status when 200 then latency_ms else 0 end, provider_cost_micros
  from record
  on conflict (account_id, day, key_id, endpoint, livemode) do update set
    requests = usage_rollup.requests + 1,
    completed = usage_rollup.completed + excluded.completed,
    credits = usage_rollup.credits + excluded.credits,
    input_tokens = usage_rollup.input_tokens + excluded.input_tokens,
    output_tokens = usage_rollup.output_tokens + excluded.output_tokens,
    latency_ms_sum = usage_rollup.latency_ms_sum + excluded.latency_ms_sum,
    provider_cost_micros = usage_rollup.provider_cost_micros + excluded.provider_cost_micros
)
select (select credits_charged from closed)::float8 as "creditsCharged",
  owner_id as "ownerId", period, spent::float8 as spent, reserved::float8 as reserved, cap::float8 as cap
from (select 1 from closed) one left join moved on true`

const overdueText = `
select id from credit_reservations where state = 'open' and lease_ends_at < $1::timestamptz
order by lease_ends_at limit $2::int`

/** The texts of the two statements of every charged request, for the benchmark to run them without us. */
export const creditStatements = { hold: holdText, close: closeText }

/** The statements of the credit windows, each one round trip. */
export function createCreditStore(prepare: Prepare): CreditStore {
  const hold = prepare<WindowState>('hold_credits', holdText)
  const open = prepare('open_credit_windows', openText)
  const close = prepare<ClosedWindow & { creditsCharged: number }>('close_reservation', closeText, { isUrgent: true })
  const overdue = prepare<{ id: string }>('find_overdue_reservations', overdueText)
  return {
    hold: (reservation, windows) => {
      const { id, accountId, lineageId, endpoint, day, month, credits, providerMicros, createdAt, leaseEndsAt } =
        reservation
      const times = [createdAt.toISOString(), leaseEndsAt.toISOString()] // pg would write them in local time, slowly
      const who = [id, accountId, lineageId, endpoint, day, month, credits, providerMicros, ...times]
      return hold([
        ...who,
        windows.map(({ ownerId }) => ownerId),
        windows.map(({ period }) => period),
        windows.map(({ startsOn }) => startsOn),
        windows.map(({ amount }) => amount),
        windows.map(({ cap }) => cap),
      ])
    },
    open: async (windows) => {
      // in the order in which they are locked, so that first requests of a day do not wait for each other
      const sorted = windows.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
      await open([
        sorted.map(({ ownerId }) => ownerId),
        sorted.map(({ period }) => period),
        sorted.map(({ startsOn }) => startsOn),
      ])
    },
    close: async ({ id, state, creditsCharged, providerMicros, closedAt, record }) => {
      const rows = await close([
        id,
        state,
        creditsCharged,
        providerMicros,
        closedAt.toISOString(),
        record && JSON.stringify(toRow(record)),
      ])
      const [first] = rows
      if (first === undefined) return undefined
      const windows = rows.filter(({ ownerId }) => ownerId !== null)
      return { creditsCharged: first.creditsCharged, windows }
    },
    findOverdue: async (now, limit) => (await overdue([now, limit])).map(({ id }) => id),
  }
}

const nameOf = ({ ownerId, period, startsOn }: HeldAgainst) => `${ownerId} ${period} ${startsOn}`
