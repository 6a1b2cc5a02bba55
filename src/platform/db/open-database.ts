import { EventEmitter } from 'node:events'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { ClientBase, PoolConfig } from 'pg'
import { StartError } from '../../errors.ts'
import type { Logger } from '../logger.ts'
import { lockDataDir } from './data-dir-lock.ts'
import type { DbConnection, Prepare } from './db.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { CHANNEL, type Listener, listenOnServer } from './listener.ts'
import { applyMigrations } from './migrate.ts'
import { type KnownStatement, NamedStatement } from './named-statement.ts'
import { QueuedPool } from './queued-pool.ts'
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
const SERVER_ANSWER_MS = 800
/** What a connection may take to be made after all: it is used then, though whoever wanted it has been refused. */
const LONGEST_CONNECTING_MS = 10_000
/** Connections that stay open, so that a rush does not begin with making some. */
const FEWEST_CONNECTIONS = 4
/** Before we stop waiting the server stops too, so that what we were not told of is undone. */
const STATEMENT_TIMEOUT_MS = 700
const LONGEST_EMBEDDED_STATEMENT_MS = 10_000
/** A new request rather comes again than waits for long; one whose work is done waits as long as its caller may. */
const LONGEST_WAITS = { usualMs: 2_000, urgentMs: 20_000 }
/** One connection on a machine of somebody’s own has everything one after another. */
const LONGEST_EMBEDDED_WAITS = { usualMs: 5_000, urgentMs: 20_000 }

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
    if (cause instanceof StartError) throw cause
    const message = `The database at DATABASE_URL cannot be used (${reason(cause)}): check that it runs and that the address, user and password are right.`
    throw new StartError(message, { cause })
  }
  // not among the parameters of the connection: poolers between us and the server refuse those that they do not know
  const onConnect = (client: ClientBase) => client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`)
  const pool = createPool(
    { connectionString: url, min: FEWEST_CONNECTIONS, connectionTimeoutMillis: LONGEST_CONNECTING_MS, onConnect },
    { most: poolSize, answerMs: SERVER_ANSWER_MS, longest: LONGEST_WAITS },
    logger,
  )
  const db = drizzle({ client: pool })
  return {
    db,
    prepare: prepareOn(pool),
    listen: (handlers) => listenOnServer({ connectionString: url }, handlers, logger),
    ping: pingOn(pool),
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
    await applyMigrations(connection, { takeTurns: false }).catch(async (error: unknown) => {
      await server.stop()
      throw error
    })
    // one client: the socket mixes up the answers of several. A new client meets the session of the one before.
    const heard = new EventEmitter<{ message: [string]; gap: [] }>()
    const onConnect = async (client: ClientBase) => {
      await client.query('DISCARD ALL')
      // there is one process and one connection, so what is announced comes back on it
      client.on('notification', ({ payload }) => heard.emit('message', payload ?? ''))
      await client.query(`LISTEN ${CHANNEL}`)
      heard.emit('gap')
    }
    const pool = createPool(
      { ...connection, connectionTimeoutMillis: 5_000, onConnect },
      { most: 1, longest: LONGEST_EMBEDDED_WAITS },
      logger,
    )
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
    return { db, prepare: prepareOn(pool), listen, ping: pingOn(pool), close }
  } catch (cause) {
    unlock()
    if (cause instanceof StartError) throw cause
    throw new StartError(`The embedded database in ${dataDir} cannot be opened (${reason(cause)}).`, { cause })
  }
}

/** A service with much to do is not one that must be sent nothing: the look goes before what waits. */
const pingOn = (pool: QueuedPool) => () => pool.urgently(() => pool.query('select 1') as Promise<unknown>)

function prepareOn(pool: QueuedPool): Prepare {
  return <Row>(name: string, text: string, { isUrgent } = { isUrgent: false }) => {
    const statement: KnownStatement = { name, text }
    const run = async (values: readonly unknown[]) => {
      // pg hands a statement that submits itself to its connection, and its result to us
      const ask = () => pool.query(new NamedStatement(statement, values)) as Promise<{ rows: unknown[] }>
      return (await (isUrgent ? pool.urgently(ask) : ask())).rows as Row[]
    }
    // without a name there is nothing to keep
    return name === ''
      ? async (values) => (await (pool.query({ text, values: [...values] }) as Promise<{ rows: Row[] }>)).rows
      : run
  }
}

function createPool(
  config: PoolConfig,
  limits: ConstructorParameters<typeof QueuedPool>[1],
  logger: Logger,
): QueuedPool {
  const pool = new QueuedPool(config, limits)
  const report = (err: Error) => logger.warn({ err }, 'a database connection was lost')
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return code ?? message ?? 'unknown'
}
