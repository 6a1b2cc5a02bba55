import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type Database, openDatabase } from '../src/platform/db/index.ts'
import { createLogger } from '../src/platform/logger.ts'
import { makeEmbeddedDataDir } from './embedded-data-dir.ts'

type Suite = (database: () => Database) => void

/**
 * Runs a suite on the embedded database and, where one answers, on real PostgreSQL: races and time-outs show only
 * there. Each run has a database of its own, made and taken away by this function.
 */
export function describeOnBothDatabases(name: string, suite: Suite): void {
  describe(`${name} (embedded)`, () => withDatabase(openTemporaryEmbedded, suite))
  describe.skipIf(inject('postgresUrl') === '')(`${name} (PostgreSQL)`, () =>
    withDatabase(openTemporaryPostgres, suite),
  )
}

function withDatabase(open: () => Promise<Database>, suite: Suite): void {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database?.close())
  suite(() => database)
}

const logger = createLogger({ level: 'silent' })

async function openTemporaryEmbedded(): Promise<Database> {
  const dataDir = await makeEmbeddedDataDir()
  const database = await openDatabase({ kind: 'embedded', dataDir }, logger)
  const close = async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
  return { ...database, close }
}

async function openTemporaryPostgres(): Promise<Database> {
  const { url, drop } = await createPostgresDatabase()
  const database = await openDatabase({ kind: 'postgres', url, poolSize: 5 }, logger)
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

/** An empty database on the real server. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = new URL(inject('postgresUrl'))
  const name = `berea_test_${randomBytes(6).toString('hex')}`
  await runOnServer(`create database ${name}`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runOnServer(`drop database ${name} with (force)`) }
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
