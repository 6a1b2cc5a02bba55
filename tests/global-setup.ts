import { Redis } from 'ioredis'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server where databases may be made; empty when there is none. */
    postgresUrl: string
    /** Address of a Redis server; empty when there is none. */
    redisUrl: string
  }
}

/** Looks once for a real PostgreSQL and a real Redis, so that every suite on them can run. */
export default async function setup({ provide }: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL
  const candidates = given ? [given] : ['root', 'postgres'].map((user) => `postgres://${user}@localhost:5432/postgres`)
  const found = await firstThatAnswers(candidates)
  if (given && !found) throw new Error('TEST_DATABASE_URL does not answer')
  if (!found) {
    console.warn(
      '\n!!! No PostgreSQL on localhost:5432 and no TEST_DATABASE_URL: the suites on real PostgreSQL are SKIPPED !!!\n',
    )
  }
  provide('postgresUrl', found ?? '')
  const redisUrl = await findRedis()
  if (redisUrl === '') {
    console.warn('\n!!! No Redis on localhost:6379 and no TEST_REDIS_URL: the suites on real Redis are SKIPPED !!!\n')
  }
  provide('redisUrl', redisUrl)
}

async function firstThatAnswers(urls: string[]): Promise<string | undefined> {
  for (const url of urls) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return url
    } catch {
      // the next one, or none
    } finally {
      await client.end().catch(() => {})
    }
  }
  return undefined
}

async function findRedis(): Promise<string> {
  const given = process.env.TEST_REDIS_URL
  const url = given ?? 'redis://localhost:6379'
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
    return url
  } catch (cause) {
    if (given !== undefined) throw new Error('TEST_REDIS_URL does not answer', { cause })
    return ''
  } finally {
    redis.disconnect()
  }
}
