import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type ClientBase, Pool, type PoolConfig } from 'pg'
import { StartError } from '../../errors.ts'
import type { Logger } from '../logger.ts'
import { lockDataDir } from './data-dir-lock.ts'
import type { DbConnection, Prepare } from './db.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { CHANNEL, type Listener, listenOnServer } from './listener.ts'
import { applyMigrations } from './migrate.ts'
import { type KnownStatement, NamedStatement } from './named-statement.ts'
import { watchForStuckStatements } from './watchdog.ts'

export type DatabaseOptions =
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'postgres'; url: string; poolSize: number }

/** Another process holds the embedded database. */
export class DatabaseInUse extends StartError {}

export type Database = {
  db: DbConnection
  prepare: Prepare
  /**
   * Hears announcements (`pg_notify('berea', …)`) of all processes on this database.
   * @param onGap called whenever some may have been missed
   */
  listen: (handlers: { onMessage: (message: string) => void; onGap: () => void }) => Listener
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
  return {
    db,
    prepare: prepareOn(pool),
    listen: (handlers) => listenOnServer({ connectionString: url }, handlers, logger),
    ping: () => db.execute(sql`select 1`),
    close: () => pool.end(),
  }
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
    const heard = new EventEmitter<{ message: [string]; gap: [] }>()
    const onConnect = async (client: ClientBase) => {
      await client.query('DISCARD ALL')
      // there is one process and one connection, so what is announced comes back on it
      client.on('notification', ({ payload }) => heard.emit('message', payload ?? ''))
      await client.query(`LISTEN ${CHANNEL}`)
      heard.emit('gap')
    }
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
    const listen: Database['listen'] = ({ onMessage, onGap }) => {
      heard.on('message', onMessage)
      heard.on('gap', onGap)
      return { isHearing: () => true, close: async () => void heard.off('message', onMessage).off('gap', onGap) }
    }
    return { db, prepare: prepareOn(pool), listen, ping: () => db.execute(sql`select 1`), close }
  } catch (cause) {
    unlock()
    throw new StartError(`The embedded database in ${dataDir} cannot be opened (${reason(cause)}).`, { cause })
  }
}

function prepareOn(pool: Pool): Prepare {
  return <Row>(name: string, text: string) => {
    const statement: KnownStatement = { name, text }
    const run = async (values: readonly unknown[]) => {
      // pg hands a statement that submits itself to its connection, and its result to us
      const asked = pool.query(new NamedStatement(statement, values) as never) as Promise<{ rows: unknown[] }>
      return (await asked).rows as Row[]
    }
    // without a name there is nothing to keep
    return name === '' ? async (values) => (await pool.query({ text, values: [...values] })).rows : run
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
