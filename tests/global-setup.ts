import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server where databases may be made; empty when there is none. */
    postgresUrl: string
  }
}

/** Looks once for a real PostgreSQL, so that every suite on SQL can run on it too. */
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
