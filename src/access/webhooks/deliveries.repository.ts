import { and, desc, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { Endpoint } from './endpoints.repository.ts'
import { messageIdOf, payloadOf, type WebhookEvent } from './event.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts'

export type Delivery = typeof webhookDeliveries.$inferSelect
export type Attempt = typeof webhookAttempts.$inferSelect
/** What became of an attempt. */
export type AttemptOutcome = Omit<Attempt, 'id' | 'endpointId' | 'messageId'>

/**
 * Writes an event down for every endpoint of its account that is on and wants it, in the transaction of what it tells.
 * One that was written down before stays as it is.
 */
export async function insertEvent(db: Db, event: WebhookEvent): Promise<void> {
  const wants = sql`e.account_id = ${event.accountId} and e.disabled_at is null and ${event.type} = any(e.events)`
  await insertFor(db, event, wants)
}

/** Writes an event down for one endpoint, whatever it wants. */
export async function insertEventFor(db: Db, endpointId: string, event: WebhookEvent): Promise<void> {
  await insertFor(db, event, sql`e.id = ${endpointId} and e.account_id = ${event.accountId}`)
}

async function insertFor(db: Db, event: WebhookEvent, which: SQL): Promise<void> {
  const at = event.at.toISOString()
  // the lock keeps a delete that is under way from breaking the transaction of what happened
  await db.execute(sql`
    insert into webhook_deliveries (endpoint_id, message_id, type, payload, created_at, state, next_try_at)
    select e.id, ${messageIdOf(event)}, ${event.type}, ${payloadOf(event)}, ${at}::timestamptz, 'pending',
      ${at}::timestamptz
    from webhook_endpoints e where ${which} for key share
    on conflict do nothing`)
}

/** A delivery under way, and where it goes. */
export type Claimed = Delivery & { endpoint: Pick<Endpoint, 'url' | 'secret' | 'oldSecret' | 'oldSecretUntil'> }

/**
 * Takes the delivery that has been due longest, for one sender until the lease ends, of an endpoint that is on and to
 * which nothing is being sent: one that hangs keeps a single sender waiting. Undefined when none is due.
 */
export async function claimDelivery(
  db: Db,
  { at, leaseEndsAt }: { at: Date; leaseEndsAt: Date },
): Promise<Claimed | undefined> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const due = sql`(select d.endpoint_id, d.message_id from webhook_deliveries d
    join webhook_endpoints e on e.id = d.endpoint_id and e.disabled_at is null
    where d.state = 'pending' and d.next_try_at <= ${moment}
      and (d.lease_ends_at is null or d.lease_ends_at <= ${moment})
      and not exists (select from webhook_deliveries o where o.endpoint_id = d.endpoint_id and o.lease_ends_at > ${moment})
    order by d.next_try_at, d.created_at, d.message_id limit 1 for update of d skip locked)`
  const [delivery] = await db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      attemptsInRound: sql`${webhookDeliveries.attemptsInRound} + 1`,
      leaseEndsAt,
    })
    .where(sql`(${webhookDeliveries.endpointId}, ${webhookDeliveries.messageId}) = ${due}`)
    .returning()
  if (delivery === undefined) return undefined
  const { url, secret, oldSecret, oldSecretUntil } = webhookEndpoints
  const [endpoint] = await db
    .select({ url, secret, oldSecret, oldSecretUntil })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, delivery.endpointId))
  return endpoint && { ...delivery, endpoint } // deleted this moment: its deliveries are gone with it
}

/**
 * Notes what became of an attempt.
 * @returns false when the lease had ended and another sender has it, or the endpoint was deleted
 */
export async function finishAttempt(
  db: Db,
  { endpointId, messageId, attempts }: Pick<Delivery, 'endpointId' | 'messageId' | 'attempts'>,
  outcome: AttemptOutcome,
  next: { state: 'pending'; nextTryAt: Date } | { state: 'delivered' | 'failed' },
): Promise<boolean> {
  const finished = await db
    .update(webhookDeliveries)
    .set({ ...next, leaseEndsAt: null, lastStatus: outcome.status, lastError: outcome.error })
    .where(and(isOne(endpointId, messageId), eq(webhookDeliveries.attempts, attempts)))
    .returning({ messageId: webhookDeliveries.messageId })
  if (finished.length === 0) return false
  await db.insert(webhookAttempts).values({ endpointId, messageId, ...outcome })
  return true
}

const isOne = (endpointId: string, messageId: string) =>
  and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.messageId, messageId))

/** Has a delivery sent again, at once and with all its attempts. @returns undefined while one is under way */
export async function restartDelivery(
  db: Db,
  endpointId: string,
  messageId: string,
  at: Date,
): Promise<Delivery | undefined> {
  const { leaseEndsAt } = webhookDeliveries
  const isIdle = or(isNull(leaseEndsAt), lte(leaseEndsAt, at))
  const [delivery] = await db
    .update(webhookDeliveries)
    .set({ state: 'pending', attemptsInRound: 0, nextTryAt: at, leaseEndsAt: null })
    .where(and(isOne(endpointId, messageId), isIdle))
    .returning()
  return delivery
}

export async function findDelivery(db: Db, endpointId: string, messageId: string): Promise<Delivery | undefined> {
  const [delivery] = await db.select().from(webhookDeliveries).where(isOne(endpointId, messageId))
  return delivery
}

/** A place in the log: the delivery that it stands after. */
export type DeliveryPlace = { at: Date; messageId: string }

/** The log of an endpoint, newest first. @param before last delivery of the page before */
export function listDeliveries(
  db: Db,
  endpointId: string,
  { state, before, limit }: { state?: Delivery['state']; before?: DeliveryPlace | undefined; limit: number },
): Promise<Delivery[]> {
  const { createdAt, messageId } = webhookDeliveries
  const older =
    before && sql`(${createdAt}, ${messageId}) < (${before.at.toISOString()}::timestamptz, ${before.messageId})`
  return db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        state === undefined ? undefined : eq(webhookDeliveries.state, state),
        older,
      ),
    )
    .orderBy(desc(createdAt), desc(messageId))
    .limit(limit)
}

const mostAttemptsShown = 100

/** The latest attempts of a delivery, in the order in which they ended. */
export async function listAttempts(db: Db, endpointId: string, messageId: string): Promise<Attempt[]> {
  const latest = await db
    .select()
    .from(webhookAttempts)
    .where(and(eq(webhookAttempts.endpointId, endpointId), eq(webhookAttempts.messageId, messageId)))
    .orderBy(desc(webhookAttempts.id))
    .limit(mostAttemptsShown)
  return latest.toReversed()
}

/** Forgets deliveries of before a moment. */
export async function forgetDeliveries(db: Db, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}
