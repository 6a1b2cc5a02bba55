import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Redis } from 'ioredis'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startOwnPostgres } from '../lab/own-postgres.ts'
import { startOwnRedis } from '../lab/own-redis.ts'
import { preparePolicies } from '../src/engine/guardrails/policies/prepare-policies.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server where databases may be made; empty when there is none. */
    postgresUrl: string
    /** Address of a Redis server; empty when there is none. */
    redisUrl: string
    /** Path of a Chromium that starts; empty when there is none. */
    chromium: string
    /** A Python with what the tests of the Python client need; empty when there is none. */
    python: string
  }
}

/** What takes away what was started. */
const undo: (() => Promise<void>)[] = []

/**
 * Looks once for a real PostgreSQL, a real Redis and a real browser, so that every suite on them can run: those that are
 * named, else those on this machine, else ones of the tests' own from Debian's packages, which root may install. Where
 * there is none the suites are skipped, loudly.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // what is tested is what the files say
  if (!preparePolicies({ say: console.error })) throw new Error('The policies are broken: npm run check names them')
  provide('postgresUrl', await findPostgres())
  provide('redisUrl', await findRedis())
  provide('chromium', findChromium())
  provide('python', findPython())
  return async () => {
    for (const step of undo) await step()
  }
}

async function findPostgres(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL
  const candidates = given ? [given] : ['root', 'postgres'].map((user) => `postgres://${user}@localhost:5432/postgres`)
  for (const url of candidates) if (await postgresAnswers(url)) return url
  if (given) throw new Error('TEST_DATABASE_URL does not answer')
  install('/usr/lib/postgresql', 'postgresql')
  const own = await startOwnPostgres().catch(() => undefined)
  if (own === undefined) return skipped('PostgreSQL on localhost:5432 and no TEST_DATABASE_URL')
  undo.push(own.remove)
  return own.url
}

async function findRedis(): Promise<string> {
  const given = process.env.TEST_REDIS_URL
  const url = given ?? 'redis://localhost:6379'
  if (await redisAnswers(url)) return url
  if (given !== undefined) throw new Error('TEST_REDIS_URL does not answer')
  install('/usr/bin/redis-server', 'redis-server')
  const own = await startOwnRedis().catch(() => undefined)
  if (own === undefined) return skipped('Redis on localhost:6379 and no TEST_REDIS_URL')
  undo.push(own.remove)
  return own.url
}

function findChromium(): string {
  const given = process.env.CHROMIUM
  const path = given ?? '/usr/bin/chromium'
  if (given === undefined) install(path, 'chromium')
  if (chromiumStarts(path)) return path
  if (given !== undefined) throw new Error('CHROMIUM does not start')
  return skipped('Chromium at /usr/bin/chromium and no CHROMIUM')
}

function findPython(): string {
  const given = process.env.PYTHON
  const candidates = given === undefined ? ['python3', '/usr/bin/python3'] : [given]
  const found = candidates.find(pythonHasLibraries)
  if (found !== undefined) return found
  if (given !== undefined) throw new Error('PYTHON is none of 3.10 or newer with httpx, pytest and mypy')
  const debianPackages = { httpx: 'python3-httpx', pytest: 'python3-pytest', mypy: 'mypy' }
  for (const [library, debianPackage] of Object.entries(debianPackages))
    install(`/usr/lib/python3/dist-packages/${library}`, debianPackage)
  return candidates.find(pythonHasLibraries) ?? skipped('Python 3.10 with httpx, pytest and mypy and no PYTHON')
}

function skipped(what: string): string {
  console.warn(`\n!!! No ${what}, and none can be started here: the suites on it are SKIPPED !!!\n`)
  return ''
}

/** Root may install what is missing; that it cannot be had is found out when the server is started. */
function install(program: string, debianPackage: string): void {
  if (existsSync(program) || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.warn(`Installing ${debianPackage} for the tests …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', debianPackage]]) {
    try {
      execFileSync('apt-get', args, { env, stdio: 'ignore', timeout: 300_000 })
    } catch {
      // no network, or no such package
    }
  }
}

function pythonHasLibraries(path: string): boolean {
  const program = 'import sys, httpx, pytest, mypy; sys.exit(sys.version_info < (3, 10))'
  try {
    execFileSync(path, ['-c', program], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

/** Some systems have a program of that name that only says how to install it. */
function chromiumStarts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

async function postgresAnswers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function redisAnswers(url: string): Promise<boolean> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 1_000,
    maxRetriesPerRequest: 0,
    retryStrategy: null,
  })
  redis.on('error', () => {})
  try {
    await redis.connect()
    await redis.ping()
    return true
  } catch {
    return false
  } finally {
    redis.disconnect()
  }
}
