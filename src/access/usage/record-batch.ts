import type { Prepare } from '../../platform/db/index.ts'
import type { RequestRecord } from './request-record.ts'

/** Records of requests that settled nothing, written together. */
export type RecordBatch = {
  /** Takes a record; never waits and never throws. */
  note: (record: RequestRecord) => void
  /** Writes what was noted. @throws when it could not, and keeps it for the next time */
  flush: () => Promise<void>
}

type Deps = {
  write: WriteRecords
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number
  /** Told of records that had to be dropped. */
  onDrop?: (count: number) => void
}

/** Refusals of one key that are recorded one by one in a second; the others are counted exactly. */
const mostRefusalsPerSecond = 50
const batchSize = 500
/** While the database cannot be reached, so many are kept. */
const mostKept = 20_000

/** What was counted and not recorded: one row of the rollup. */
export type SampledOut = Pick<RequestRecord, 'accountId' | 'keyId' | 'endpoint' | 'livemode' | 'at'> & { count: number }

/** Makes the batch. The caller flushes every second and before the end. */
export function createRecordBatch({ write, clock = () => performance.now(), onDrop = () => {} }: Deps): RecordBatch {
  let records: RequestRecord[] = []
  let sampledOut = new Map<string, SampledOut>()
  const seconds = new Map<string, { second: number; refusals: number }>()

  function isSampledOut({ keyId, status }: RequestRecord): boolean {
    if (status < 400) return false
    const second = Math.floor(clock() / 1_000)
    const known = seconds.get(keyId)
    const counter = known?.second === second ? known : { second, refusals: 0 }
    counter.refusals++
    seconds.set(keyId, counter)
    return counter.refusals > mostRefusalsPerSecond
  }

  function count({ accountId, keyId, endpoint, livemode, at }: Omit<SampledOut, 'count'>, by = 1): void {
    const name = [accountId, keyId, endpoint, livemode, at.toISOString().slice(0, 10)].join(' ')
    const row = sampledOut.get(name) ?? { accountId, keyId, endpoint, livemode, at, count: 0 }
    row.count += by
    sampledOut.set(name, row)
  }

  return {
    note: (record) => {
      if (isSampledOut(record)) return count(record)
      if (records.length < mostKept) return void records.push(record)
      onDrop(1)
      count(record) // it is not lost to the count
    },
    flush: async () => {
      seconds.clear()
      while (records.length > 0 || sampledOut.size > 0) {
        const batch = records.splice(0, batchSize)
        const counts = sampledOut
        sampledOut = new Map()
        try {
          await write(batch, [...counts.values()])
        } catch (error) {
          records = [...batch, ...records]
          for (const row of counts.values()) count(row, row.count)
          throw error
        }
      }
    },
  }
}

/** Writes records, and the rollup of their days with them, in one statement; a record that is there already is left alone. */
export type WriteRecords = (records: readonly RequestRecord[], sampledOut: readonly SampledOut[]) => Promise<void>

const text = `
with noted as (
  insert into request_records
  select r.* from jsonb_populate_recordset(null::request_records, $1::jsonb) r
  on conflict (id) do nothing
  returning *
), summed as (
  select account_id, (at at time zone 'UTC')::date as day, key_id, endpoint, livemode, count(*) as requests,
    count(*) filter (where status = 200) as completed, 0::bigint as sampled_out, sum(credits_charged) as credits,
    sum(input_tokens) as input_tokens, sum(output_tokens) as output_tokens,
    coalesce(sum(latency_ms) filter (where status = 200), 0) as latency, sum(provider_cost_micros) as cost
  from noted group by 1, 2, 3, 4, 5
  union all
  select account_id, day, key_id, endpoint, livemode, count, 0, count, 0, 0, 0, 0, 0
  from jsonb_to_recordset($2::jsonb)
    as s(account_id text, day date, key_id text, endpoint text, livemode boolean, count bigint)
)
insert into usage_rollup (account_id, day, key_id, endpoint, livemode, requests, completed, sampled_out, credits,
  input_tokens, output_tokens, latency_ms_sum, provider_cost_micros)
select account_id, day, key_id, endpoint, livemode, sum(requests), sum(completed), sum(sampled_out), sum(credits),
  sum(input_tokens), sum(output_tokens), sum(latency), sum(cost)
from summed group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
on conflict (account_id, day, key_id, endpoint, livemode) do update set
  requests = usage_rollup.requests + excluded.requests,
  completed = usage_rollup.completed + excluded.completed,
  sampled_out = usage_rollup.sampled_out + excluded.sampled_out,
  credits = usage_rollup.credits + excluded.credits,
  input_tokens = usage_rollup.input_tokens + excluded.input_tokens,
  output_tokens = usage_rollup.output_tokens + excluded.output_tokens,
  latency_ms_sum = usage_rollup.latency_ms_sum + excluded.latency_ms_sum,
  provider_cost_micros = usage_rollup.provider_cost_micros + excluded.provider_cost_micros`

export function prepareWriteRecords(prepare: Prepare): WriteRecords {
  const write = prepare('write_request_records', text)
  return async (records, sampledOut) => {
    const counts = sampledOut.map(({ accountId, keyId, endpoint, livemode, at, count }) => ({
      account_id: accountId,
      day: at.toISOString().slice(0, 10),
      key_id: keyId,
      endpoint,
      livemode,
      count,
    }))
    await write([JSON.stringify(records.map(toRow)), JSON.stringify(counts)])
  }
}

/** A record by the names of its columns, as statements unpack it. */
export function toRow(record: RequestRecord): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) row[columnOf(name)] = value
  return row
}

/** `accountId` is `account_id`; each is worked out once. */
function columnOf(name: string): string {
  const known = columns.get(name)
  if (known !== undefined) return known
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  columns.set(name, column)
  return column
}

const columns = new Map<string, string>()
