import pg from 'pg'

/** The account that is looked at: it has half of all requests. */
export const accountId = 'acct_big'
export const busyKey = 'key_big_0'
/** One request in two thousand. */
export const rareKey = 'key_big_rare'
export const rareEndpoint = 'prayer.generate'
/** The last moment of the history. */
export const end = new Date('2026-05-31T18:00:00.000Z')

const pieceSize = 50_000

/**
 * Writes so many request records of thirty days, and the rollup and windows that belong to them: half are of one account
 * with 21 keys, the others of 500 accounts. 93 of 100 are completed; statuses and endpoints are as uneven as in life.
 */
export async function fill(connectionString: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString }) // the service's own connections give up after a second
  await client.connect()
  try {
    for (let first = 0; first < count; first += pieceSize)
      await client.query(insertText, [first, Math.min(first + pieceSize, count) - 1, count, end])
    await client.query(accountsText)
    await client.query(rollupText)
    await client.query(windowsText)
    for (const table of ['accounts', 'request_records', 'usage_rollup', 'credit_windows'])
      await client.query(`vacuum analyze ${table}`)
  } finally {
    await client.end()
  }
}

// hashes in place of chance, so that each run has the same rows
const insertText = `
insert into request_records (id, at, account_id, key_id, livemode, endpoint, model, mode, status, error_code,
  credits_estimated, credits_charged, input_tokens, output_tokens, latency_ms, abuse_flags, safety)
select 'req_' || lpad(n::text, 10, '0') || upper(substr(md5(n::text), 1, 16)),
  $4::timestamptz - make_interval(secs => (30 * 86400.0 * ($3::float8 - n) / $3)),
  case when big then '${accountId}' else 'acct_' || (h % 500) end,
  case when big then case when r2000 = 0 then '${rareKey}' else 'key_big_' || (h % 20) end
    else 'key_' || (h % 500) || '_' || (h % 3) end,
  h % 10 > 0,
  case when r2000 < 2 then '${rareEndpoint}' when h % 20 < 9 then 'verses.search' when h % 20 < 15 then 'assistant.answer'
    when h % 20 < 18 then 'passages' else 'insights' end,
  'berea-extractive', 'extractive', status,
  case status when 402 then 'insufficient_credits' when 429 then 'rate_limited' when 500 then 'server_error'
    when 400 then 'bad_request' end,
  5, case status when 200 then 2 else 0 end, 40, 300, 5 + h % 50, '{}',
  '[{"guardrail":"promptInjection","stage":"input","decision":"allow","ruleSet":"2026-05"}]'
from (
  select n, h, h % 2 = 0 as big, (h / 7) % 2000 as r2000,
    case when h / 11 % 1000 < 930 then 200 when h / 11 % 1000 < 960 then 429 when h / 11 % 1000 < 980 then 402
      when h / 11 % 1000 < 997 then 400 else 500 end as status
  from (select n, ('x' || substr(md5(n::text), 1, 8))::bit(32)::bigint as h
    from generate_series($1::bigint, $2::bigint) n) hashed
) as one`

const accountsText = `
insert into accounts (id, name, plan, api_access, created_at)
select id, id, 'standard', 'approved', now() from (select distinct account_id as id from request_records) as ids`

const rollupText = `
insert into usage_rollup (account_id, day, key_id, endpoint, livemode, requests, completed, credits, input_tokens,
  output_tokens, latency_ms_sum, provider_cost_micros)
select account_id, (at at time zone 'UTC')::date, key_id, endpoint, livemode, count(*),
  count(*) filter (where status = 200), sum(credits_charged), sum(input_tokens), sum(output_tokens),
  coalesce(sum(latency_ms) filter (where status = 200), 0), 0
from request_records group by 1, 2, 3, 4, 5`

const windowsText = `
insert into credit_windows (owner_id, period, starts_on, spent)
select owner_id, period, starts_on, sum(credits_charged) from (
  select account_id as owner_id, 'day' as period, (at at time zone 'UTC')::date as starts_on, credits_charged from request_records
  union all select account_id, 'month', date_trunc('month', at at time zone 'UTC')::date, credits_charged from request_records
  union all select key_id, 'day', (at at time zone 'UTC')::date, credits_charged from request_records
  union all select key_id, 'month', date_trunc('month', at at time zone 'UTC')::date, credits_charged from request_records
) as moves group by 1, 2, 3`
