import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { webhookEndpoints } from './webhooks.tables.ts'

/** Where an account is told of events; its secrets are encrypted. */
export type Endpoint = typeof webhookEndpoints.$inferSelect
export type EndpointChange = Partial<Omit<Endpoint, 'id' | 'accountId' | 'createdAt'>>

/** Has those who add endpoints to one account wait for each other, until the transaction ends. */
export async function lockEndpointsOf(tx: Db, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`webhooks of ${accountId}`}))`)
}

export async function countEndpoints(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ endpoints: count() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.accountId, accountId))
  return row!.endpoints
}

export async function insertEndpoint(db: Db, endpoint: Endpoint): Promise<void> {
  await db.insert(webhookEndpoints).values(endpoint)
}

/** Newest first. */
export const listEndpoints = (db: Db, accountId: string): Promise<Endpoint[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.accountId, accountId))
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))

const theirs = (accountId: string, id: string) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.accountId, accountId))

/** An endpoint of an account; with `isLocked` nobody changes it until the transaction ends. */
export async function findEndpoint(
  db: Db,
  accountId: string,
  id: string,
  { isLocked = false } = {},
): Promise<Endpoint | undefined> {
  const query = db.select().from(webhookEndpoints).where(theirs(accountId, id))
  const [endpoint] = await (isLocked ? query.for('update') : query)
  return endpoint
}

export async function updateEndpoint(
  db: Db,
  accountId: string,
  id: string,
  set: EndpointChange,
): Promise<Endpoint | undefined> {
  const [endpoint] = await db.update(webhookEndpoints).set(set).where(theirs(accountId, id)).returning()
  return endpoint
}

/** Takes an endpoint away with its deliveries. @returns what it was */
export async function deleteEndpoint(db: Db, accountId: string, id: string): Promise<Endpoint | undefined> {
  const [endpoint] = await db.delete(webhookEndpoints).where(theirs(accountId, id)).returning()
  return endpoint
}

/** Notes that an attempt failed, or that one succeeded. */
export async function noteHealth(db: Db, id: string, outcome: { failedAt: Date } | 'succeeded'): Promise<void> {
  const { failingSince } = webhookEndpoints
  await db
    .update(webhookEndpoints)
    .set({
      failingSince:
        outcome === 'succeeded' ? null : sql`coalesce(${failingSince}, ${outcome.failedAt.toISOString()}::timestamptz)`,
    })
    .where(eq(webhookEndpoints.id, id))
}

/** Switches an endpoint off at which nothing has succeeded since a moment. @returns it, or undefined where that is not so */
export async function switchOffFailing(
  db: Db,
  id: string,
  { since, at }: { since: Date; at: Date },
): Promise<Endpoint | undefined> {
  const { disabledAt, failingSince } = webhookEndpoints
  const [endpoint] = await db
    .update(webhookEndpoints)
    .set({ disabledAt: at, disabledBy: 'failures' })
    .where(
      and(eq(webhookEndpoints.id, id), isNull(disabledAt), sql`${failingSince} <= ${since.toISOString()}::timestamptz`),
    )
    .returning()
  return endpoint
}
