import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { StartError } from '../../errors.ts'
import type { Logger } from '../logger.ts'
import { lockDataDir } from './data-dir-lock.ts'
import type { DbConnection } from './db.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { applyMigrations } from './migrate.ts'
import { watchForStuckStatements } from './watchdog.ts'

export type DatabaseOptions =
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'postgres'; url: string; poolSize: number }

/** Another process holds the embedded database. */
export class DatabaseInUse extends StartError {}

export type Database = {
  db: DbConnection
  /** Rejects when the database does not answer. */
  ping: () => Promise<unknown>
  close: () => Promise<void>
}

/** A dead server must be found out in less than a second, whether it refuses, is silent, or stops in mid-query. */
const SERVER_TIMEOUT_MS = 900
const LONGEST_EMBEDDED_STATEMENT_MS = 10_000

/**
 * Connects to PostgreSQL, or opens the embedded database, and applies the migrations.
 * @throws StartError with the remedy when that is not possible
 */
export function openDatabase(options: DatabaseOptions, logger: Logger): Promise<Database> {
  return options.kind === 'postgres' ? openPostgres(options, logger) : openEmbedded(options.dataDir, logger)
}

async function openPostgres({ url, poolSize }: { url: string; poolSize: number }, logger: Logger): Promise<Database> {
  try {
    await applyMigrations({ connectionString: url, connectionTimeoutMillis: 5_000 }, { takeTurns: true })
  } catch (cause) {
    const message = `The database at DATABASE_URL cannot be used (${reason(cause)}): check that it runs and that the address, user and password are right.`
    throw new StartError(message, { cause })
  }
  const timeouts = { connectionTimeoutMillis: SERVER_TIMEOUT_MS, query_timeout: SERVER_TIMEOUT_MS }
  const pool = createPool({ connectionString: url, max: poolSize, ...timeouts }, logger)
  const db = drizzle({ client: pool })
  return { db, ping: () => db.execute(sql`select 1`), close: () => pool.end() }
}

async function openEmbedded(dataDir: string, logger: Logger): Promise<Database> {
  const unlock = lockDataDir(dataDir)
  if (!unlock) {
    throw new DatabaseInUse(
      `Another process has the database in ${dataDir} open: stop it, or set BEREA_DATA_DIR to another folder.`,
    )
  }
  try {
    const server = await startEmbeddedServer(dataDir, logger)
    const connection = { host: server.host, port: 5432, user: 'postgres', database: 'postgres' }
    await applyMigrations(connection, { takeTurns: false })
    // one client: the socket mixes up the answers of several. A new client meets the session of the one before.
    const onConnect = async (client: { query: (text: string) => Promise<unknown> }) =>
      void (await client.query('DISCARD ALL'))
    const pool = createPool({ ...connection, max: 1, connectionTimeoutMillis: 5_000, onConnect }, logger)
    const unwatch = watchForStuckStatements(pool, LONGEST_EMBEDDED_STATEMENT_MS, () => {
      logger.error('a statement ran too long; the embedded database is opened again')
      void server.restart()
    })
    const close = async () => {
      unwatch()
      await pool.end()
      await server.stop()
      unlock()
    }
    const db = drizzle({ client: pool })
    return { db, ping: () => db.execute(sql`select 1`), close }
  } catch (cause) {
    unlock()
    throw new StartError(`The embedded database in ${dataDir} cannot be opened (${reason(cause)}).`, { cause })
  }
}

function createPool(config: PoolConfig, logger: Logger): Pool {
  const pool = new Pool(config)
  const report = (err: Error) => logger.warn({ err }, 'a database connection was lost')
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return code ?? message ?? 'unknown'
}
