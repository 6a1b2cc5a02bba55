import { setTimeout as pause } from 'node:timers/promises'
import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import { claimMail, deleteMail, giveMailUp, postponeMail } from './outbox.repository.ts'
import { mostAttempts, type OutboxMail, waitMsAfter } from './outbox-mail.ts'

/** A mail as people read it: plain text. */
export type WrittenMail = { to: string; subject: string; text: string }
/** Hands one mail on; rejects when it could not be. */
export type Send = (mail: WrittenMail & { messageId: string }) => Promise<void>

export type DeliverDeps = {
  db: Db
  now: Now
  send: Send
  /** The mail as it is to be read; undefined where there is nobody to read it. */
  write: (mail: OutboxMail) => Promise<WrittenMail | undefined>
  /** What ends a Message-ID: a name of this service's. */
  host: string
  onFailure: (error: unknown, mail: OutboxMail) => void
  /** Told once of a mail that nobody will get. */
  onGiveUp: (mail: OutboxMail, lastError: string) => void
}

/** Longer than one attempt may take, so that a mail under way is not taken for left. */
const leaseMs = 60_000
const longestAttemptMs = 20_000
/** After so many the mail server is taken to be down, until the next round. */
const mostFailures = 3

/**
 * Sends the mails that are due, one after the other; several processes may do so at once. A sender that is killed
 * between sending and noting it sends again with the same Message-ID, by which mail servers know a copy.
 * @returns how many were handed on
 */
export async function deliverMails(deps: DeliverDeps): Promise<number> {
  const { db, now } = deps
  let sent = 0
  for (let failures = 0; failures < mostFailures; ) {
    const at = now()
    const mail = await claimMail(db, { at, leaseEndsAt: new Date(at.getTime() + leaseMs) })
    if (mail === undefined) return sent
    const outcome = await attempt(deps, mail)
    if (outcome === 'sent') sent++
    if (outcome === 'failed') failures++
  }
  return sent
}

async function attempt(deps: DeliverDeps, mail: OutboxMail): Promise<'sent' | 'dropped' | 'failed'> {
  const { db, now, send, write, host, onFailure } = deps
  if (mail.usefulUntil !== null && mail.usefulUntil <= now()) {
    await giveUp(deps, mail, 'TOO_LATE')
    return 'dropped'
  }
  try {
    const written = await write(mail)
    if (written !== undefined) await within(longestAttemptMs, send({ ...written, messageId: messageId(mail.id, host) }))
    await deleteMail(db, mail.id)
    return written === undefined ? 'dropped' : 'sent'
  } catch (error) {
    onFailure(error, mail)
    const lastError = codeOf(error)
    if (mail.attempts >= mostAttempts) await giveUp(deps, mail, lastError)
    else
      await postponeMail(db, mail.id, { lastError, nextTryAt: new Date(now().getTime() + waitMsAfter(mail.attempts)) })
    return 'failed'
  }
}

async function giveUp({ db, now, onGiveUp }: DeliverDeps, mail: OutboxMail, lastError: string): Promise<void> {
  await giveMailUp(db, mail.id, { gaveUpAt: now(), lastError })
  onGiveUp(mail, lastError)
}

const messageId = (id: string, host: string): string => `<${id.replace(/[^\w-]/g, '.')}@${host}>`

/** The number of an SMTP reply, or the code of what failed before one. */
function codeOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  if (typeof responseCode === 'number') return `SMTP ${responseCode}`
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'UNKNOWN'
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const ended = new AbortController()
  const tooLong = pause(milliseconds, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw Object.assign(new Error(`the mail server took longer than ${milliseconds} ms`), { code: 'ETIMEDOUT' })
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    ended.abort()
    tooLong.catch(() => {})
  }
}
