import { makeDatabase } from '../lab/services.ts'
import { defaultPlanGrants } from '../src/access/accounts/index.ts'
import { readBalances } from '../src/access/credits/index.ts'
import { findReachedCaps } from '../src/access/notices/cap-notices.repository.ts'
import {
  hasMoreRequests,
  listEndpointDays,
  listRequestLines,
  listRequests,
  type RequestFilter,
  type RequestPlace,
} from '../src/access/usage/index.ts'
import type { Db } from '../src/platform/db/index.ts'
import type { BenchFigure } from './bench.ts'
import { accountId, busyKey, end, fill, rareEndpoint, rareKey } from './dashboard-data.ts'

const sizes = { few: 1_000, many: Number(process.env.BENCH_RECORDS ?? 1_000_000) }
const rounds = 300
const most = 2
const page = 51 // fifty, and one that says whether there are more

/**
 * What reads more rows where there are more: an export; and two filters at once, which have one index, whose rows are read
 * until enough match the other.
 */
const withoutBar = [
  'endpoint and 4xx',
  'endpoint and key, both rare',
  'more than an export holds',
  'a thousand rows of an export',
]

type Query = (db: Db) => Promise<unknown>

/** The dashboard's queries over a thousand records and over a million, in turn: what a person waits for must not grow. */
export async function run(): Promise<BenchFigure[]> {
  const labs = { few: await makeDatabase(), many: await makeDatabase() }
  try {
    await fill(labs.few.env.DATABASE_URL!, sizes.few)
    const began = performance.now()
    await fill(labs.many.env.DATABASE_URL!, sizes.many)
    console.log(`  ${sizes.many} records were written in ${Math.round((performance.now() - began) / 1_000)} s`)
    const few = await queriesOn(labs.few.database.db)
    const many = await queriesOn(labs.many.database.db)
    const figures: BenchFigure[] = []
    for (const name of Object.keys(few)) {
      const [small, large] = await medians(
        () => few[name]!(labs.few.database.db),
        () => many[name]!(labs.many.database.db),
      )
      figures.push(
        { name: `${name}, ${sizes.few} records`, value: small, unit: 'ms' },
        { name: `${name}, ${sizes.many} records`, value: large, unit: 'ms' },
        {
          name: `${name}: how much longer`,
          value: large / small,
          unit: 'times',
          ...(withoutBar.includes(name) ? {} : { bar: most }),
        },
      )
    }
    return figures
  } finally {
    await labs.few.drop()
    await labs.many.drop()
  }
}

async function queriesOn(db: Db): Promise<Record<string, Query>> {
  const list =
    (filter: RequestFilter, before?: RequestPlace): Query =>
    (on) =>
      listRequestLines(on, accountId, filter, { before, limit: page })
  const deep = await placeDeep(db)
  const anyId = (await listRequests(db, accountId, {}, { limit: 40 })).at(-1)!.id
  const day = new Date('2026-05-20T00:00:00.000Z')
  const keys = [rareKey, ...Array.from({ length: 20 }, (_, place) => `key_big_${place}`)]
  return {
    overview: (on) => listEndpointDays(on, accountId, { from: '2026-05-25', to: '2026-05-31' }),
    'first page': list({}),
    'page 500, or the last': list({}, deep),
    'endpoint, frequent': list({ endpoint: 'verses.search' }),
    'endpoint, rare': list({ endpoint: rareEndpoint }),
    'endpoint, never': list({ endpoint: 'nowhere' }),
    'status 200': list({ status: { least: 200, most: 200 } }),
    'status 4xx': list({ status: { least: 400, most: 499 } }),
    'status 5xx': list({ status: { least: 500, most: 599 } }),
    'status 503, never': list({ status: { least: 503, most: 503 } }),
    'key, frequent': list({ keyId: busyKey }),
    'key, rare': list({ keyId: rareKey }),
    'from a day to the next': list({ from: day, to: new Date(day.getTime() + 86_400_000) }),
    'endpoint and 4xx': list({ endpoint: 'assistant.answer', status: { least: 400, most: 499 } }),
    'endpoint and key, both rare': list({ endpoint: rareEndpoint, keyId: rareKey }),
    'request id': list({ requestId: anyId }),
    'sweep of the caps of all': (on) => findReachedCaps(on, defaultPlanGrants, end),
    'more than an export holds': (on) => hasMoreRequests(on, accountId, {}, 50_000),
    'a thousand rows of an export': (on) => listRequests(on, accountId, {}, { limit: 1_000 }),
    'usage of 21 keys': (on) => readBalances(on, keys, end),
  }
}

/** The place 499 pages of fifty deep, or that before the last page where there are fewer. */
async function placeDeep(db: Db): Promise<RequestPlace> {
  let deep: RequestPlace | undefined
  for (let pages = 0; pages < 499; pages++) {
    const lines = await listRequestLines(db, accountId, {}, { before: deep, limit: page - 1 })
    if (lines.length < page - 1) break
    deep = lines.at(-1)
  }
  return deep!
}

/** Medians in milliseconds of two tasks that are run in turn, so that what disturbs one disturbs the other. */
async function medians(...tasks: [() => Promise<unknown>, () => Promise<unknown>]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = -5; round < rounds; round++)
    for (const [place, task] of tasks.entries()) {
      const began = performance.now()
      await task()
      if (round >= 0) times[place]!.push(performance.now() - began) // the first ones warm up
    }
  const median = (each: readonly number[]) => each.toSorted((a, b) => a - b)[Math.floor(each.length / 2)]!
  return [median(times[0]), median(times[1])]
}
