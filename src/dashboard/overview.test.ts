import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aRecord } from '../../tests/a-record.ts'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { type DashboardServer, serveDashboardData } from '../../tests/dashboard-api.ts'
import { createCreditStore, reserveCredits, settleCredits, verifyLedger } from '../access/credits/index.ts'
import { createRecordBatch, type RequestRecord } from '../access/usage/index.ts'
import type { Overview, UsageFigures } from './contract.ts'

const dayMs = 86_400_000
const clock = { time: new Date() }
const endpoints = ['assistant.answer', 'verses.search', 'passages']
const caps = { day: 1_000_000, month: 10_000_000 }

/** Moments of days and months as they begin and end, and any between. */
const present = fc.oneof(
  fc
    .constantFrom('2026-03-01T00:00:00.000Z', '2026-02-28T23:59:59.999Z', '2028-03-01T00:00:00.000Z')
    .map((text) => new Date(text)),
  fc
    .constantFrom('2026-01-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z', '2026-06-07T00:00:00.000Z')
    .map((text) => new Date(text)),
  fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2029-01-01T00:00:00Z'), noInvalidDate: true }),
)
/** Milliseconds before the beginning of tomorrow, those around midnights often. */
const ago = fc.oneof(
  fc.integer({ min: 1, max: 9 * dayMs }),
  fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: -1, max: 1 }))
    .map(([days, ms]) => Math.max(1, days * dayMs + ms)),
)
const request = fc.record({
  ago,
  key: fc.integer({ min: 0, max: 2 }),
  endpoint: fc.constantFrom(...endpoints),
  livemode: fc.boolean(),
  status: fc.constantFrom(200, 200, 200, 400, 402, 403, 404, 413, 429, 499, 500, 503),
  latencyMs: fc.integer({ min: 0, max: 60_000_000 }).map((micros) => micros / 1_000),
  credits: fc.integer({ min: 0, max: 50 }),
  /** Settled with a charge, or written in a batch. */
  isSettled: fc.boolean(),
  replayed: fc.boolean(),
})
/** Refusals of a key in one second: above fifty they are counted and not recorded. */
const flood = fc.record({
  ago,
  key: fc.integer({ min: 0, max: 2 }),
  endpoint: fc.constantFrom(...endpoints),
  count: fc.integer({ min: 40, max: 90 }),
})

describeOnBothDatabases('the overview', (database) => {
  let server: DashboardServer
  beforeAll(async () => {
    server = await serveDashboardData(database(), () => clock.time)
    await database().db.execute(`set time zone 'Pacific/Auckland'`) // a session's zone must not matter
  })
  afterAll(async () => {
    await server?.close()
    await database().db.execute('reset time zone')
  })

  it('equals SQL over the records plus what was sampled out, whatever happened', { timeout: 120_000 }, async () => {
    const runs = Number(process.env.OVERVIEW_RUNS ?? 40)
    let sampledOut = 0
    await fc.assert(
      fc.asyncProperty(
        present,
        fc.array(request, { maxLength: 40 }),
        fc.array(flood, { maxLength: 2 }),
        async (now, requests, floods) => {
          clock.time = now
          const accountId = await server.anAccount()
          await happen(accountId, requests, floods)
          const { body } = await server.as(accountId)('GET', '/overview')
          const expected = await fromRecords(accountId)
          sampledOut += expected.sampledOut
          expectSame(body as Overview, expected)
        },
      ),
      { numRuns: runs },
    )
    expect(sampledOut).toBeGreaterThan(0)
    const broken = (await verifyLedger(database().db, new Date(0))).filter(
      ({ id, breaches }) => breaches > 0 && id === 'I9',
    )
    expect(broken).toEqual([])
  })

  it('has every day of a week in which nothing happened', async () => {
    clock.time = new Date('2026-03-02T00:00:00.000Z')
    const { body } = await server.as(await server.anAccount())('GET', '/overview')
    const none = { requests: 0, completed: 0, credits: 0, averageLatencyMs: null }
    const days = ['02-24', '02-25', '02-26', '02-27', '02-28', '03-01', '03-02']
    expect(body).toEqual({
      from: '2026-02-24',
      to: '2026-03-02',
      totals: none,
      days: days.map((day) => ({ day: `2026-${day}`, ...none })),
      endpoints: [],
    })
  })

  type Happened = Parameters<Parameters<typeof request.map>[0]>[0]
  type Flood = Parameters<Parameters<typeof flood.map>[0]>[0]

  async function happen(accountId: string, requests: readonly Happened[], floods: readonly Flood[]): Promise<void> {
    const tomorrow = Date.parse(`${clock.time.toISOString().slice(0, 10)}T00:00:00.000Z`) + dayMs
    const keyOf = (key: number) => `key_${key}_${accountId}`
    const record = (over: Partial<RequestRecord> & { ago: number; key: number }): RequestRecord => {
      const { ago: before, key, ...fields } = over
      const [id, at] = [server.newId('req'), new Date(tomorrow - before)]
      return aRecord({ id, accountId, keyId: keyOf(key), at, creditsCharged: 0, ...fields })
    }
    const batch = createRecordBatch({ write: server.write, clock: () => 0 })
    for (const { isSettled, credits, ...fields } of requests) {
      const made = record({ ...fields, clientLeft: fields.status === 499 })
      if (isSettled && fields.livemode && !fields.replayed && [200, 499].includes(fields.status))
        await settle(made, credits)
      else await server.write([made], [])
    }
    for (const { count, ...fields } of floods)
      for (let each = 0; each < count; each++) batch.note(record({ ...fields, status: 429 }))
    await batch.flush()
  }

  async function settle(record: RequestRecord, credits: number): Promise<void> {
    const { id, accountId, keyId, at, endpoint } = record
    const deps = {
      store: createCreditStore(database().prepare),
      now: () => at,
      leaseMs: 1_000,
      ceilings: { day: null, month: null },
    }
    const holder = { accountId, lineageId: keyId, accountCaps: caps, keyCaps: { day: null, month: null } }
    const reserved = await reserveCredits(deps, { requestId: id, holder, endpoint, credits: credits + 1 })
    if (reserved.outcome !== 'held') throw new Error(reserved.outcome)
    await settleCredits(deps, reserved.held, { credits, record })
  }

  /** The same figures from each record, and the counts of what was not recorded. */
  async function fromRecords(accountId: string) {
    const today = clock.time.toISOString().slice(0, 10)
    const { rows } = await database().db.execute<UsageRow>(`
      with days as (select to_char(d, 'YYYY-MM-DD') as day from generate_series('${today}'::timestamp - interval '6 days', '${today}'::timestamp, interval '1 day') d),
      recorded as (
        select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, endpoint, 1 as requests, (status = 200)::int as completed,
          credits_charged as credits, case status when 200 then latency_ms end as latency, 0 as sampled_out
        from request_records where account_id = '${accountId}'
        union all
        select day::text, endpoint, sampled_out, 0, 0, null, sampled_out from usage_rollup where account_id = '${accountId}')
      select day, endpoint, grouping(day) as all_days, grouping(endpoint) as all_endpoints, sum(requests)::int as requests,
        sum(completed)::int as completed, sum(credits)::int as credits, avg(latency) as latency, sum(sampled_out)::int as sampled_out
      from recorded where day in (select day from days) group by grouping sets ((), (day), (endpoint))`)
    return {
      totals: rows.find((row) => row.all_days === 1 && row.all_endpoints === 1)!,
      days: rows.filter((row) => row.all_days === 0 && row.requests > 0),
      endpoints: rows.filter((row) => row.all_endpoints === 0 && row.requests > 0),
      sampledOut: rows.reduce((most, row) => Math.max(most, row.sampled_out ?? 0), 0),
    }
  }
})

type UsageRow = {
  day: string | null
  endpoint: string | null
  all_days: number
  all_endpoints: number
  requests: number
  completed: number
  credits: number
  latency: number | null
  sampled_out: number
}

function expectSame(
  { totals, days, endpoints: shown }: Overview,
  expected: { totals: UsageRow; days: UsageRow[]; endpoints: UsageRow[] },
) {
  expectFigures(totals, expected.totals)
  expect(days).toHaveLength(7)
  const busy = days.filter(({ requests }) => requests > 0)
  expect(busy.map(({ day }) => day)).toEqual(expected.days.map(({ day }) => day).toSorted())
  for (const row of expected.days) expectFigures(busy.find(({ day }) => day === row.day)!, row)
  expect(shown.map(({ endpoint }) => endpoint).toSorted()).toEqual(
    expected.endpoints.map(({ endpoint }) => endpoint).toSorted(),
  )
  for (const row of expected.endpoints) expectFigures(shown.find(({ endpoint }) => endpoint === row.endpoint)!, row)
  expect(shown).toEqual(shown.toSorted((a, b) => b.requests - a.requests))
}

function expectFigures({ averageLatencyMs, ...counts }: UsageFigures, row: UsageRow): void {
  const { requests, completed, credits } = row
  expect(counts).toMatchObject({ requests: requests ?? 0, completed: completed ?? 0, credits: credits ?? 0 })
  if (row.latency === null) expect(averageLatencyMs).toBeNull()
  else expect(averageLatencyMs).toBeCloseTo(Number(row.latency), 6)
}
