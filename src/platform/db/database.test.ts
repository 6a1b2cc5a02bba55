import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { describe, expect, inject, it, vi } from 'vitest'
import { createPostgresDatabase, describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { makeEmbeddedDataDir } from '../../../tests/embedded-data-dir.ts'
import { createLogger } from '../logger.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { databaseFailure, mayHaveRun, openDatabase, sqlState } from './index.ts'
import { watchForStuckStatements } from './watchdog.ts'

const logger = createLogger({ level: 'silent' })
const noAccount = sql`insert into api_keys (id, account_id, name, prefix, hash, livemode, scopes, state, lineage_id, created_at)
  values ('key_1', 'acct_none', 'n', 'p', 'h', true, '{}', 'active', 'key_1', now())`

describeOnBothDatabases('the database', (database) => {
  it('goes on after failed statements, with named ones too', async () => {
    const { db } = database()
    const named = db
      .select({ one: sql<number>`1`.mapWith(Number) })
      .from(sql`(values (1)) as t`)
      .prepare('select_one')
    for (let round = 0; round < 5; round++) {
      expect(await named.execute()).toEqual([{ one: 1 }])
      const failure = await db.execute(noAccount).catch((error: unknown) => error)
      expect(sqlState(failure)).toBe('23503')
      await expect(db.execute(sql`select nonsense`)).rejects.toThrow()
    }
    expect(await named.execute()).toEqual([{ one: 1 }])
  })

  it('runs named statements again and again, with values and columns of every kind', async () => {
    const { prepare } = database()
    const at = new Date('2026-05-31T23:59:59.123Z')
    const kinds = prepare<Record<string, unknown>>(
      'kinds',
      `select $1::text as text, $2::float8 as number, $3::int as none, $4::timestamptz as at, $5::boolean as flag,
        $6::text[] as list, $7::bigint[] as amounts, $8::jsonb as object, $9::bytea as bytes
      from generate_series(1, $10::int)`,
    )
    const text = 'ñ “quoted”, {braces} \\ and "more"\n'
    const values = [text, 1.5, null, at, false, [text, 'b', ''], [1, 2], { text }, Buffer.from([0, 255])]
    const row = { text, number: 1.5, none: null, at, flag: false, list: [text, 'b', ''] }
    const rest = { amounts: ['1', '2'], object: { text }, bytes: Buffer.from([0, 255]) }
    for (const count of [2, 0, 1]) {
      const runs = await Promise.all([1, 2, 3].map(() => kinds([...values, count])))
      for (const rows of runs) expect(rows).toEqual(Array(count).fill({ ...row, ...rest }))
    }
  })

  it('goes on after a named statement failed, and gives none for one without rows', async () => {
    const { prepare } = database()
    const insert = prepare(
      'insert_account',
      `insert into accounts (id, name, plan, api_access, created_at)
      values ($1, 'n', $2, 'none', now())`,
    )
    for (const id of ['acct_n1', 'acct_n2']) {
      const failure = await insert([id, 'gold']).catch((error: unknown) => error)
      expect(sqlState(failure)).toBe('23514')
      expect(await insert([id, 'free'])).toEqual([])
    }
    const circular: { itself?: object } = {}
    circular.itself = circular
    await expect(insert([circular, 'free'])).rejects.toThrow()
    const other = prepare('insert_account', 'select 1 as one')
    await expect(other([])).rejects.toThrow('insert_account')
    expect(await prepare('delete_accounts', 'delete from accounts where id like $1 returning id')(['acct_n%'])).toEqual(
      [{ id: 'acct_n1' }, { id: 'acct_n2' }],
    )
  })

  it('rolls back a transaction that throws', async () => {
    const { db } = database()
    const insert = sql`insert into accounts (id, name, plan, api_access, created_at) values ('acct_x', 'x', 'free', 'none', now())`
    const failing = db.transaction(async (tx) => {
      await tx.execute(insert)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const { rows } = await db.execute(sql`select 1 from accounts where id = 'acct_x'`)
    expect(rows).toEqual([])
  })

  it('gives many concurrent callers each their own answer', async () => {
    const { db } = database()
    const ask = async (n: number) =>
      (await db.execute(sql`select ${n}::int as n, ${'x'.repeat(n)}::text as text`)).rows[0]
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(n)))
    expect(answers).toEqual(Array.from({ length: 200 }, (_, n) => ({ n, text: 'x'.repeat(n) })))
  })

  it('lets announcements be heard', async () => {
    const messages: string[] = []
    const listener = database().listen({ onMessage: (message) => messages.push(message), onGap: () => {} })
    await vi.waitFor(() => expect(listener.isHearing()).toBe(true))
    await database().db.execute(sql`select pg_notify('berea', 'key_1')`)
    await vi.waitFor(() => expect(messages).toContain('key_1'))
    await listener.close()
  })

  it('refuses a plan and a state it does not know', async () => {
    const wrong = sql`insert into accounts (id, name, plan, api_access, created_at) values ('acct_y', 'y', 'gold', 'approved', now())`
    expect(
      sqlState(
        await database()
          .db.execute(wrong)
          .catch((error: unknown) => error),
      ),
    ).toBe('23514')
  })
})

describe('the embedded database', () => {
  it('keeps its rows between starts, and lets one process in at a time', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'berea-'))
    const first = await openDatabase({ kind: 'embedded', dataDir }, logger)
    await first.db.execute(
      sql`insert into accounts (id, name, plan, api_access, created_at) values ('acct_k', 'k', 'free', 'none', now())`,
    )
    await expect(openDatabase({ kind: 'embedded', dataDir }, logger)).rejects.toThrow(/Another process/)
    await first.close()
    const second = await openDatabase({ kind: 'embedded', dataDir }, logger)
    expect((await second.db.execute(sql`select id from accounts`)).rows).toEqual([{ id: 'acct_k' }])
    await second.close()
    rmSync(dataDir, { recursive: true })
  })

  it('is opened again when a statement does not end, and answers afterwards', async () => {
    const dataDir = await makeEmbeddedDataDir()
    const server = await startEmbeddedServer(dataDir, logger)
    const pool = new Pool({ host: server.host, port: 5432, user: 'postgres', database: 'postgres', max: 1 })
    pool.on('error', () => {})
    const restarted = Promise.withResolvers<void>()
    const unwatch = watchForStuckStatements(pool, 300, () => void server.restart().then(restarted.resolve))
    const endless = pool.query('select count(*) from generate_series(1, 1000000000000)')
    await expect(endless).rejects.toThrow()
    await restarted.promise
    await vi.waitFor(async () => expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]), {
      timeout: 5_000,
    })
    unwatch()
    await pool.end()
    await server.stop()
    rmSync(dataDir, { recursive: true })
  })
})

describe.skipIf(inject('postgresUrl') === '')('a PostgreSQL server', () => {
  it('is brought up to date once by replicas that start together', async () => {
    const { url, drop } = await createPostgresDatabase()
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ kind: 'postgres', url, poolSize: 2 }, logger)))
    await Promise.all(opened.map(({ ping }) => ping()))
    await Promise.all(opened.map(({ close }) => close()))
    await drop()
  })

  it('whose schema is newer keeps the service from starting, with the remedy', async () => {
    const { url, drop } = await createPostgresDatabase()
    const { db, close } = await openDatabase({ kind: 'postgres', url, poolSize: 1 }, logger)
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of later', 99999999999999)`,
    )
    await close()
    const failure = (await openDatabase({ kind: 'postgres', url, poolSize: 1 }, logger).catch(
      (e: unknown) => e,
    )) as Error
    expect(failure.message).toMatch(/newer than this version .+ start the version that made it/)
    await drop()
  })

  it('that falls silent is told as one that is down, and works again when it is back', async () => {
    const { url, drop } = await createPostgresDatabase()
    const line = await startLine(url)
    const { ping, close } = await openDatabase({ kind: 'postgres', url: line.url, poolSize: 2 }, logger)
    await ping()
    line.hold()
    const failures = [await ping().catch((error: unknown) => error), await ping().catch((error: unknown) => error)]
    expect(failures.map(databaseFailure)).toEqual(['down', 'down'])
    line.release()
    await vi.waitFor(() => ping(), { timeout: 20_000 })
    await close()
    line.close()
    await drop()
  })

  it('that has too much to do is told as one that is busy, and nothing of what it gave up is done', async () => {
    const { url, drop } = await createPostgresDatabase()
    const { db, prepare, ping, close } = await openDatabase({ kind: 'postgres', url, poolSize: 2 }, logger)
    const slow = prepare('slow', 'select pg_sleep(5)')
    const failures = await Promise.all([1, 2].map(() => slow([]).catch((error: unknown) => error)))
    expect(failures.map(databaseFailure)).toEqual(['busy', 'busy'])
    expect(failures.map(mayHaveRun)).toEqual([false, false])
    await ping()
    const inTransaction = await db
      .transaction((tx) => tx.execute(sql`select pg_sleep(5)`))
      .catch((error: unknown) => error)
    expect(databaseFailure(inTransaction)).toBe('busy')
    await ping()
    await close()
    await drop()
  })

  it('that ends a connection is told as one that is down, and not what a statement says', async () => {
    const { url, drop } = await createPostgresDatabase()
    const { db, ping, close } = await openDatabase({ kind: 'postgres', url, poolSize: 2 }, logger)
    const ended = await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch((error: unknown) => error)
    expect(databaseFailure(ended)).toBe('down')
    expect(mayHaveRun(ended)).toBe(true)
    const wrong = await db.execute(sql`select nonsense`).catch((error: unknown) => error)
    expect(databaseFailure(wrong)).toBeUndefined()
    await ping()
    await close()
    await drop()
  })

  it('that is not there keeps the service from starting, with the remedy', async () => {
    const open = openDatabase(
      { kind: 'postgres', url: 'postgres://someone:secret@127.0.0.1:9/none', poolSize: 1 },
      logger,
    )
    const failure = (await open.catch((error: unknown) => error)) as Error
    expect(failure.message).toMatch(/DATABASE_URL cannot be used \(ECONNREFUSED\)/)
    expect(failure.message).not.toContain('secret')
  })
})

/** A relay to the real server that can go silent without closing anything, like a machine that froze. */
async function startLine(
  url: string,
): Promise<{ url: string; hold: () => void; release: () => void; close: () => void }> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let held = false
  const relay = createServer((inside) => {
    const outside = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [inside, outside]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
      if (held) socket.pause()
    }
    inside.on('data', (chunk) => void (held || outside.write(chunk)))
    outside.on('data', (chunk) => void (held || inside.write(chunk)))
    inside.on('close', () => outside.destroy())
    outside.on('close', () => inside.destroy())
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((relay.address() as { port: number }).port)
  return {
    url: through.href,
    hold: () => {
      held = true
    },
    release: () => {
      held = false
      for (const socket of sockets) socket.destroy() // what was lost in between cannot be made up
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      relay.close()
    },
  }
}
