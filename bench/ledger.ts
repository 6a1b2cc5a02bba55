import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { makeDatabase } from '../lab/services.ts'
import { creditStatements } from '../src/access/credits/credits.repository.ts'
import { createCreditStore, reserveCredits, settleCredits, windowStart } from '../src/access/credits/index.ts'
import { toRow } from '../src/access/usage/index.ts'
import { openDatabase } from '../src/platform/db/index.ts'
import { createIds } from '../src/platform/ids.ts'
import { createLogger } from '../src/platform/logger.ts'
import { aRecord } from '../tests/a-record.ts'
import type { BenchFigure } from './bench.ts'

const clients = 16
const accounts = 1_000
const rounds = 5
const secondsEach = 3
const held = 5
const charged = 3
const cap = 1_000_000_000
const day = windowStart('day', new Date())
const month = windowStart('month', new Date())
const leastShare = 0.5
const leastHotPerSecond = 400

type Rates = { ours: number[]; pgbench: number[] }

/**
 * Reserves and settles, over many accounts and on one that all requests want, through our operations; and, in turn with
 * them, the same two statements by pgbench, which does nothing else.
 */
export async function run(): Promise<BenchFigure[]> {
  const pgbench = findPgbench()
  if (pgbench === undefined) {
    console.log('ledger is SKIPPED: there is no pgbench in /usr/lib/postgresql or on PATH')
    return []
  }
  const lab = await makeDatabase()
  const url = lab.env.DATABASE_URL!
  const database = await openDatabase({ kind: 'postgres', url, poolSize: clients }, createLogger({ level: 'silent' }))
  const folder = mkdtempSync(join(tmpdir(), 'berea-ledger-'))
  try {
    const store = createCreditStore(database.prepare)
    await store.open(Array.from({ length: accounts }, (_, place) => windowsOf(place + 1)).flat())
    const measure = async (name: string, most: number): Promise<Rates> => {
      const script = join(folder, `${name}.sql`)
      writeFileSync(script, scriptOver(most))
      const rates: Rates = { ours: [], pgbench: [] }
      for (let round = 0; round < rounds; round++) {
        rates.ours.push(await pairsPerSecond(store, most))
        rates.pgbench.push(await pgbenchPairsPerSecond(pgbench, script, url))
      }
      return rates
    }
    return [
      ...figures(`${accounts} accounts`, await measure('spread', accounts)),
      ...figures('one account', await measure('hot', 1), leastHotPerSecond),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await database.close()
    await lab.drop()
  }
}

function figures(name: string, { ours, pgbench }: Rates, least?: number): BenchFigure[] {
  const shares = ours.map((rate, round) => rate / pgbench[round]!)
  return [
    {
      name: `pairs over ${name}, ${clients} clients`,
      value: median(ours),
      unit: 'per second',
      ...(least === undefined ? {} : { least }),
    },
    { name: `the same by pgbench`, value: median(pgbench), unit: 'per second' },
    { name: `our share of pgbench, ${name}`, value: median(shares), unit: 'times', least: leastShare },
  ]
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const ownersOf = (place: number) => ({ accountId: `acct_${place}`, lineageId: `key_${place}` })

function windowsOf(place: number) {
  const { accountId, lineageId } = ownersOf(place)
  return [accountId, lineageId].flatMap((ownerId) => [
    { ownerId, period: 'day' as const, startsOn: day, amount: held, cap },
    { ownerId, period: 'month' as const, startsOn: month, amount: held, cap },
  ])
}

async function pairsPerSecond(store: ReturnType<typeof createCreditStore>, most: number): Promise<number> {
  const now = () => new Date()
  const newId = createIds(now)
  const deps = { store, now, leaseMs: 90_000, ceilings: { day: null, month: null } }
  const began = performance.now()
  let pairs = 0
  const client = async () => {
    while (performance.now() - began < secondsEach * 1_000) {
      const holder = {
        ...ownersOf(1 + Math.floor(Math.random() * most)),
        accountCaps: { day: cap, month: cap },
        keyCaps: { day: cap, month: cap },
      }
      const requestId = newId('req')
      const reserved = await reserveCredits(deps, { requestId, holder, endpoint: 'verses.search', credits: held })
      if (reserved.outcome !== 'held') throw new Error('a reservation did not fit')
      const record = aRecord({
        id: requestId,
        at: now(),
        accountId: holder.accountId,
        keyId: holder.lineageId,
        creditsCharged: charged,
      })
      const settled = await settleCredits(deps, reserved.held, { credits: charged, record })
      if (settled.outcome !== 'charged') throw new Error('a settlement was not made')
      pairs++
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return pairs / ((performance.now() - began) / 1_000)
}

async function pgbenchPairsPerSecond(pgbench: string, script: string, url: string): Promise<number> {
  const mode = ['--protocol=prepared', '--no-vacuum', `--client=${clients}`, '--jobs=2', `--time=${secondsEach}`]
  const { stdout } = await promisify(execFile)(pgbench, [...mode, `--file=${script}`, url])
  const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
  if (!(rate > 0) || !/failed transactions: 0 /.test(stdout)) throw new Error(`pgbench did not count: ${stdout}`)
  return rate
}

/** Our two statements with the values of a request in place of their parameters. */
function scriptOver(most: number): string {
  const [id, account, key] = [`('req_' || :request::text)`, `('acct_' || :account::text)`, `('key_' || :account::text)`]
  const sameIn = (value: string | number) => `array[${Array.from({ length: 4 }, () => value)}]`
  const ofRecord = toRow(aRecord({ id: '', accountId: '', keyId: '', at: new Date(`${day}T12:00:00.000Z`) }))
  // a colon before a letter or a digit would be a variable to pgbench
  const fixed = JSON.stringify({ ...ofRecord, at: day })
    .replaceAll("'", "''")
    .replaceAll('":', '": ')
  const record = `('${fixed}'::jsonb || jsonb_build_object('id', ${id}, 'account_id', ${account}, 'key_id', ${key}))`
  const reserving = [id, account, key, `'verses.search'`, `'${day}'`, `'${month}'`, held, 0, 'now()']
  const lease = `now() + interval '90 seconds'`
  const owners = `array[${[account, account, key, key]}]`
  const [periods, starts] = [`array['day','month','day','month']`, `array['${day}','${month}','${day}','${month}']`]
  const windows = [owners, periods, starts, sameIn(held), sameIn(cap)]
  return [
    `\\set account random(1, ${most})`,
    '\\set request random(1, 9000000000000000000)',
    `${withValues(creditStatements.hold, [...reserving, lease, ...windows])};`,
    `${withValues(creditStatements.close, [id, `'settled'`, charged, 0, 'now()', record])};`,
    '',
  ].join('\n')
}

const withValues = (text: string, values: readonly (string | number)[]): string =>
  text.trim().replace(/\$(\d+)/g, (_, place) => `(${values[Number(place) - 1]})`)

function findPgbench(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : []
  return [...installed, ...(process.env.PATH ?? '').split(delimiter)]
    .map((folder) => join(folder, 'pgbench'))
    .find((file) => existsSync(file))
}
