import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig } from 'pg'
import { StartError } from '../../errors.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const LOCK = 4_310_000_001 // any number, the same in all replicas

/**
 * Brings the schema up to date; does nothing when it is. Replicas that start together take turns.
 * @throws StartError when the schema was made by a newer version of the service
 * @param takeTurns false for the embedded database, which has one process and keeps such locks for its whole life
 */
export async function applyMigrations(connection: ClientConfig, { takeTurns }: { takeTurns: boolean }): Promise<void> {
  const client = new Client(connection)
  client.on('error', () => {}) // the statement that is running reports it
  await client.connect()
  try {
    if (takeTurns) await client.query('select pg_advisory_lock($1)', [LOCK])
    await refuseNewer(client)
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end() // gives the lock back too
  }
}

/** A schema may have lost what this version reads, or hold what it would write wrongly. */
async function refuseNewer(client: Client): Promise<void> {
  const { rows: known } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as there`)
  if (!known[0].there) return
  const { rows } = await client.query('select max(created_at)::float8 as newest from drizzle.__drizzle_migrations')
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  if (rows[0].newest <= Math.max(...journal.entries.map(({ when }) => when))) return
  throw new StartError(
    'The schema of the database is newer than this version of the service: start the version that made it, or a later one.',
  )
}
