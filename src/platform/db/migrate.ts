import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig } from 'pg'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const LOCK = 4_310_000_001 // any number, the same in all replicas

/**
 * Brings the schema up to date; does nothing when it is. Replicas that start together take turns.
 * @param takeTurns false for the embedded database, which has one process and keeps such locks for its whole life
 */
export async function applyMigrations(connection: ClientConfig, { takeTurns }: { takeTurns: boolean }): Promise<void> {
  const client = new Client(connection)
  client.on('error', () => {}) // the statement that is running reports it
  await client.connect()
  try {
    if (takeTurns) await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end() // gives the lock back too
  }
}
