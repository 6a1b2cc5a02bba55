import { and, count, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { outboxMails } from './outbox.tables.ts'
import type { OutboxMail } from './outbox-mail.ts'

/** A mail that was not delivered, without what it would have told. */
export type UnsentMail = {
  id: string
  kind: OutboxMail['content']['kind']
  accountId: string | null
  createdAt: Date
  attempts: number
  lastError: string | null
  gaveUpAt: Date | null
}

/** Writes a mail down, in the transaction of what it tells. One that was written down before stays as it is. */
export async function insertMail(db: Db, mail: Omit<OutboxMail, 'attempts'>): Promise<void> {
  const row = { ...mail, kind: mail.content.kind, attempts: 0, nextTryAt: mail.createdAt }
  await db.insert(outboxMails).values(row).onConflictDoNothing()
}

/** Takes the mail that has waited longest, for one sender until the lease ends. Undefined when none is due. */
export async function claimMail(
  db: Db,
  { at, leaseEndsAt }: { at: Date; leaseEndsAt: Date },
): Promise<OutboxMail | undefined> {
  const due = sql`(select id from outbox_mails where gave_up_at is null and next_try_at <= ${at.toISOString()}
    order by next_try_at limit 1 for update skip locked)`
  const [mail] = await db
    .update(outboxMails)
    .set({ attempts: sql`${outboxMails.attempts} + 1`, nextTryAt: leaseEndsAt })
    .where(eq(outboxMails.id, due))
    .returning()
  return mail && { ...mail, content: mail.content! } // only what was given up has none
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(outboxMails).where(eq(outboxMails.id, id))
}

export async function postponeMail(
  db: Db,
  id: string,
  { nextTryAt, lastError }: { nextTryAt: Date; lastError: string },
): Promise<void> {
  await db.update(outboxMails).set({ nextTryAt, lastError }).where(eq(outboxMails.id, id))
}

/** Keeps that it was not sent, and no longer what it told. */
export async function giveMailUp(
  db: Db,
  id: string,
  { gaveUpAt, lastError }: { gaveUpAt: Date; lastError: string },
): Promise<void> {
  await db.update(outboxMails).set({ gaveUpAt, lastError, content: null }).where(eq(outboxMails.id, id))
}

const unsent = {
  id: outboxMails.id,
  kind: outboxMails.kind,
  accountId: outboxMails.accountId,
  createdAt: outboxMails.createdAt,
  attempts: outboxMails.attempts,
  lastError: outboxMails.lastError,
  gaveUpAt: outboxMails.gaveUpAt,
}

/** What was given up, the latest first. */
export function listGivenUp(db: Db, { since, limit }: { since: Date; limit: number }): Promise<UnsentMail[]> {
  return db
    .select(unsent)
    .from(outboxMails)
    .where(and(isNotNull(outboxMails.gaveUpAt), gte(outboxMails.gaveUpAt, since)))
    .orderBy(desc(outboxMails.gaveUpAt), desc(outboxMails.id))
    .limit(limit)
}

/** How many mails failed once or more and are tried again. */
export async function countFailing(db: Db): Promise<number> {
  const [row] = await db
    .select({ failing: count() })
    .from(outboxMails)
    .where(and(isNull(outboxMails.gaveUpAt), isNotNull(outboxMails.lastError)))
  return row!.failing
}

/** Forgets what was given up before a moment. */
export async function forgetGivenUp(db: Db, before: Date): Promise<void> {
  await db.delete(outboxMails).where(lt(outboxMails.gaveUpAt, before))
}
