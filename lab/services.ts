import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createAccount } from '../src/access/accounts/index.ts'
import { createKey, type Scope, scopes } from '../src/access/api-keys/index.ts'
import { verifyLedger } from '../src/access/credits/index.ts'
import { type Database, openDatabase } from '../src/platform/db/index.ts'
import { createIds } from '../src/platform/ids.ts'
import { createLogger } from '../src/platform/logger.ts'

const project = join(import.meta.dirname, '..')
const logger = createLogger({ level: 'silent' })
const newId = createIds(() => new Date())

/** A running service of its own process. */
export type ServiceProcess = {
  address: string
  child: ChildProcess
  /** Resolves when the process has ended. */
  ended: Promise<void>
  stop: (signal?: NodeJS.Signals) => Promise<void>
  /** What it wrote to its log so far. */
  log: () => string
}

/** A database of the lab's own and what it takes to work with it. */
export type LabDatabase = {
  /** What services are started with. */
  env: Record<string, string>
  database: Database
  /** Makes an account with a live key. */
  makeKey: (over?: { scopes?: readonly Scope[] }) => Promise<{ accountId: string; keyId: string; rawKey: string }>
  /** Runs SQL, for the lab's own looks. */
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Names of the invariants that are broken; none when the ledger is whole. */
  breaches: () => Promise<string[]>
  drop: () => Promise<void>
}

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@localhost:5432/postgres'

/** Limits that no lab runs into, so that caps alone refuse. */
export const liftedLimits: Record<string, string> = Object.fromEntries(
  [
    'BEREA_LIMIT_IP_FAILURES',
    'BEREA_LIMIT_IP_REQUESTS',
    'BEREA_LIMIT_GLOBAL',
    'BEREA_LIMIT_ROUTE',
    'BEREA_LIMIT_IP_AUTHENTICATED',
    'BEREA_STANDARD_REQUESTS_PER_MINUTE',
    'BEREA_STANDARD_CONCURRENT_REQUESTS',
  ].map((name) => [name, '100000000']),
)

/** An empty database on the PostgreSQL server. */
export async function makeDatabase(url = serverUrl): Promise<LabDatabase> {
  const name = `berea_lab_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openDatabase({ kind: 'postgres', url: own.href, poolSize: 4 }, logger)
  return labDatabase(database, { DATABASE_URL: own.href }, async () => {
    await database.close()
    await onServer(url, `drop database ${name} with (force)`)
  })
}

function labDatabase(database: Database, env: Record<string, string>, drop: () => Promise<void>): LabDatabase {
  const deps = { db: database.db, newId, now: () => new Date() }
  const query: LabDatabase['query'] = (text, values = []) => database.prepare<Record<string, unknown>>('', text)(values)
  return {
    env,
    database,
    query,
    makeKey: async ({ scopes: given = scopes } = {}) => {
      const account = await createAccount(deps, { name: 'Lab', plan: 'standard', apiAccess: 'approved' })
      const wanted = { accountId: account.id, name: 'lab', scopes: given, livemode: true }
      const { key, rawKey } = await createKey(deps, wanted, { actor: 'operator:lab' })
      return { accountId: account.id, keyId: key.id, rawKey }
    },
    breaches: async () =>
      (await verifyLedger(database.db, new Date()))
        .filter(({ breaches }) => breaches > 0)
        .map(({ id, breaches, examples }) => `${id} (${breaches}: ${JSON.stringify(examples[0])})`),
    drop,
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Starts a service over the fake engine, so that what is measured is access and metering. */
export async function startService(env: Record<string, string>): Promise<ServiceProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'berea-lab-'))
  const child = spawn(process.execPath, [join(project, 'tests/serve-with-fake-engine.ts')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      BEREA_DRAIN_MS: '0',
      BEREA_DATA_DIR: dataDir,
      BEREA_LOG_LEVEL: 'warn',
      BEREA_SECRET: 'the secret that all services of a lab share',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  child.stderr!.on('data', (chunk) => {
    log += chunk
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve())).finally(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  )
  let greeting = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (chunk) => {
      greeting += chunk
      const found = /ready on (\S+)/.exec(greeting)?.[1]
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => reject(new Error(`the service ended: ${log}`)))
  })
  return {
    address,
    child,
    ended,
    log: () => log,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}
