import pg from 'pg'
import { makeDatabase } from '../lab/services.ts'
import { createCreditStore, reserveCredits, settleCredits } from '../src/access/credits/index.ts'
import { openDatabase } from '../src/platform/db/index.ts'
import { createIds } from '../src/platform/ids.ts'
import { createLogger } from '../src/platform/logger.ts'
import { aRecord } from '../tests/a-record.ts'
import type { BenchFigure } from './bench.ts'
import { fill } from './dashboard-data.ts'

const records = 300_000
const clients = 8
const settlements = 3_000
const rounds = 3
const cap = 1_000_000_000

/** The indexes that lists are read by, and those that there were before them. */
const change = {
  without: `
    drop index request_records_by_endpoint; drop index request_records_by_status; drop index request_records_by_day;
    create index request_records_by_time on request_records (at)`,
  with: `
    drop index request_records_by_time;
    create index request_records_by_endpoint on request_records (account_id, endpoint, at, id);
    create index request_records_by_status on request_records (account_id, status, at, id);
    create index request_records_by_day on request_records (((at at time zone 'UTC')::date))`,
}

/** What the indexes of the lists cost the statement that charges a request and writes its record. */
export async function run(): Promise<BenchFigure[]> {
  const lab = await makeDatabase()
  const connectionString = lab.env.DATABASE_URL!
  const database = await openDatabase(
    { kind: 'postgres', url: connectionString, poolSize: clients },
    createLogger({ level: 'silent' }),
  )
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await fill(connectionString, records)
    const store = createCreditStore(database.prepare)
    await timesOfSettling(store) // warms up
    const times = { with: [] as number[], without: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      times.with.push(...(await timesOfSettling(store)))
      await client.query(change.without)
      times.without.push(...(await timesOfSettling(store)))
      await client.query(change.with)
    }
    const [before, now] = [median(times.without), median(times.with)]
    return [
      { name: 'settle without the indexes of the lists', value: before, unit: 'ms' },
      { name: 'settle with them', value: now, unit: 'ms' },
      { name: 'how much longer', value: now / before, unit: 'times', bar: 1.1 },
    ]
  } finally {
    await client.end()
    await database.close()
    await lab.drop()
  }
}

async function timesOfSettling(store: ReturnType<typeof createCreditStore>): Promise<number[]> {
  const now = () => new Date()
  const newId = createIds(now)
  const deps = { store, now, leaseMs: 90_000, ceilings: { day: null, month: null } }
  const times: number[] = []
  const oneClient = async (place: number) => {
    for (let each = 0; each < settlements / clients; each++) {
      const [id, accountId] = [newId('req'), `acct_write_${place}_${each % 20}`]
      const caps = { day: cap, month: cap }
      const holder = { accountId, lineageId: `key_${accountId}`, accountCaps: caps, keyCaps: caps }
      const reserved = await reserveCredits(deps, { requestId: id, holder, endpoint: 'verses.search', credits: 5 })
      if (reserved.outcome !== 'held') throw new Error('a reservation did not fit')
      const record = aRecord({ id, at: now(), accountId, keyId: holder.lineageId, creditsCharged: 3 })
      const began = performance.now()
      await settleCredits(deps, reserved.held, { credits: 3, record })
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, place) => oneClient(place)))
  return times
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
