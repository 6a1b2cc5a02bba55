import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

type AnyPgDatabase = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** What repositories are written on: a connection or an open transaction. It can open none itself. */
export type Db = Omit<AnyPgDatabase, 'transaction'>

/** A connection. Inside `transaction` use only the handle it gives: the embedded database has one connection in all. */
export type DbConnection = AnyPgDatabase

/**
 * Makes a named statement, which the server parses once a connection: for those on the path of every request.
 * @param name unique among all statements
 * @param options `isUrgent` for one that ends what was begun: where many wait for the database, it goes before them
 */
export type Prepare = <Row>(
  name: string,
  text: string,
  options?: { isUrgent: boolean },
) => (values: readonly unknown[]) => Promise<Row[]>

/** The PostgreSQL error code behind a failed statement, such as `23505` for a broken unique constraint. */
export function sqlState(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}
