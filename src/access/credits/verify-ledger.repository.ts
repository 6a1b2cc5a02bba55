import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'

/** One invariant of the ledger, and what breaks it: the first rows, as a person can look them up. */
export type LedgerFinding = { id: string; promise: string; breaches: number; examples: Record<string, unknown>[] }

type Check = { id: string; promise: string; query: (now: Date) => ReturnType<typeof sql> }

/** Amounts of the ledger by owner and window, as the balances must have them. */
const ledgerSums = sql`
  select owner_id, period, starts_on,
    sum(case kind when 'charged' then credits else 0 end) as spent,
    sum(case kind when 'reserved' then credits when 'charged' then -credits when 'released' then -credits
      when 'expired' then -credits else 0 end) as reserved,
    sum(case when kind = 'granted' and period = 'month' and is_account then credits else 0 end) as granted
  from (
    select account_id as owner_id, 'day' as period, day as starts_on, kind, credits, true as is_account from credit_ledger
    union all select account_id, 'month', month, kind, credits, true from credit_ledger
    union all select key_id, 'day', day, kind, credits, false from credit_ledger where key_id is not null
    union all select key_id, 'month', month, kind, credits, false from credit_ledger where key_id is not null
  ) as l group by owner_id, period, starts_on`

const days = sql`select distinct (at at time zone 'UTC')::date as day from request_records
  union select distinct day from usage_rollup`

const checks: readonly Check[] = [
  {
    id: 'I1',
    promise: 'What is spent and held of a window never exceeds its cap',
    query: () => sql`select owner_id, period, starts_on::text, spent, reserved, cap from credit_windows
      where owner_id <> 'provider' and spent + reserved > cap`,
  },
  {
    id: 'I2',
    promise: 'Balances are the sums of the ledger',
    query: () => sql`
      select coalesce(w.owner_id, l.owner_id) as owner_id, coalesce(w.period, l.period) as period,
        coalesce(w.starts_on, l.starts_on)::text as starts_on, w.spent, w.reserved, w.granted,
        l.spent as ledger_spent, l.reserved as ledger_reserved, l.granted as ledger_granted
      from (select * from credit_windows where owner_id <> 'provider') w
      full join (${ledgerSums}) l using (owner_id, period, starts_on)
      where coalesce(w.spent, 0) <> coalesce(l.spent, 0) or coalesce(w.reserved, 0) <> coalesce(l.reserved, 0)
        or coalesce(w.granted, 0) <> coalesce(l.granted, 0)`,
  },
  {
    id: 'I3',
    promise: 'A reservation has one beginning and at most one end, and the end frees or charges all of it',
    query: () => sql`
      select r.id, r.state, r.credits_reserved, count(*) filter (where l.kind = 'reserved') as begun,
        coalesce(sum(l.credits) filter (where l.kind <> 'reserved'), 0) as ended
      from credit_reservations r left join credit_ledger l on l.reservation_id = r.id
      group by r.id
      having count(*) filter (where l.kind = 'reserved') <> 1
        or coalesce(sum(l.credits) filter (where l.kind <> 'reserved'), 0)
          <> case r.state when 'open' then 0 else r.credits_reserved end
        or count(*) filter (where l.kind = 'charged') > 1
        or count(*) filter (where l.kind in ('released', 'expired')) > 1`,
  },
  {
    id: 'I4',
    promise: 'Nothing is charged above its reservation',
    query: () => sql`select id, credits_reserved, credits_charged from credit_reservations
      where coalesce(credits_charged, 0) > credits_reserved`,
  },
  {
    id: 'I5',
    promise: 'A completed charged request of a live key has exactly one settled reservation',
    query: () => sql`
      select q.id, q.endpoint, r.state from request_records q left join credit_reservations r on r.id = q.id
      where q.livemode and not q.replayed and q.status = 200 and q.reply_id is not null
        and r.state is distinct from 'settled'`,
  },
  {
    id: 'I6',
    promise:
      'What did not end with 200 is charged nothing, or what was delivered to a caller who left (499); a reply that is kept under an idempotency key ended with 200 and is charged whole',
    query: () => sql`
      select q.id, q.status, q.client_left, q.credits_charged, q.input_tokens + q.output_tokens as tokens,
        i.tokens as kept_tokens
      from request_records q left join idempotent_replies i on i.request_id = q.id and i.state = 'done'
      where (q.status <> 200 and q.credits_charged > 0 and not (q.status = 499 and q.client_left))
        or (i.request_id is not null and (q.status <> 200 or i.tokens <> q.input_tokens + q.output_tokens))`,
  },
  {
    id: 'I7',
    promise: 'Settled reservations and charged records are the same',
    query: () => sql`
      select r.id, r.credits_charged, q.credits_charged as recorded from credit_reservations r
      left join request_records q on q.id = r.id
      where r.state = 'settled' and q.credits_charged is distinct from r.credits_charged
        and r.day not in (select day from purged_days) and r.account_id not like 'acct_erased_%'`,
  },
  {
    id: 'I8',
    promise: 'No reservation is open a minute after its lease',
    query: (now) => sql`select id, lease_ends_at::text from credit_reservations
      where state = 'open' and lease_ends_at < ${now.toISOString()}::timestamptz - interval '60 seconds'`,
  },
  {
    id: 'I9',
    promise: 'The rollup is what the records of its days sum up to',
    query: () => sql`
      with records as (
        select account_id, (at at time zone 'UTC')::date as day, key_id, endpoint, livemode, count(*) as requests,
          count(*) filter (where status = 200) as completed, sum(credits_charged) as credits
        from request_records group by 1, 2, 3, 4, 5
      )
      select coalesce(u.account_id, r.account_id) as account_id, coalesce(u.day, r.day)::text as day,
        coalesce(u.endpoint, r.endpoint) as endpoint, u.requests, u.sampled_out, r.requests as recorded
      from usage_rollup u full join records r using (account_id, day, key_id, endpoint, livemode)
      where coalesce(u.day, r.day) in (${days}) and coalesce(u.day, r.day) not in (select day from purged_days)
        and coalesce(u.account_id, r.account_id) not like 'acct_erased_%' and (coalesce(u.requests, 0) <> coalesce(r.requests, 0) + coalesce(u.sampled_out, 0)
          or coalesce(u.completed, 0) <> coalesce(r.completed, 0) or coalesce(u.credits, 0) <> coalesce(r.credits, 0))`,
  },
  {
    id: 'I10',
    promise: 'No id of a reply comes twice',
    query: () => sql`select reply_id, count(*) as times from request_records
      where reply_id is not null and not replayed group by reply_id having count(*) > 1`,
  },
]

const mostExamples = 5

/** Looks for breaches of the ledger's invariants; reads only. */
export async function verifyLedger(db: Db, now: Date): Promise<LedgerFinding[]> {
  const findings: LedgerFinding[] = []
  for (const { id, promise, query } of checks) {
    const { rows } = await db.execute(query(now))
    findings.push({ id, promise, breaches: rows.length, examples: rows.slice(0, mostExamples) })
  }
  return findings
}
