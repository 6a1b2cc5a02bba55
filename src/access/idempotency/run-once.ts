import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { IdempotencyStore, KeyedRequest } from './idempotency.repository.ts'
import { openReply, sealReply } from './reply-cipher.ts'

export type IdempotencyDeps = {
  store: IdempotencyStore
  now: Now
  /** The server's; replicas share it. */
  secret: Buffer
  /** How long a reply is kept; 0 turns all of it off. */
  ttlSeconds: number
  /** How long a request that runs under a key may take before it counts as lost. */
  deadlineMs: number
}

/** What a request came to under its key. */
export type Worked<T> = {
  reply: T
  /** Complete and charged in full; what is not, is never given again. */
  isWhole: boolean
  /** Of the reply, input and output. */
  tokens: number
}
type Input = { lineageId: string; idempotencyKey: string; route: string; body: unknown; requestId: string }
export type RunOutcome<T> = { reply: T; isReplay: boolean }

const longestReplyBytes = 262_144
const betweenLooksMs = 50

/**
 * Runs a request once under its idempotency key: a reply that is there is given again, one that is under way is waited
 * for, and only a whole success is kept, so that any other outcome frees the key.
 * @throws AppError bad_request when the key was used for another body; whatever the work throws
 */
export async function runOnce<T extends object>(
  deps: IdempotencyDeps,
  { lineageId, idempotencyKey, route, body, requestId }: Input,
  work: () => Promise<Worked<T>>,
): Promise<RunOutcome<T>> {
  const { store, now, secret, ttlSeconds, deadlineMs } = deps
  const request: KeyedRequest = {
    lineageId,
    requestId,
    keyHash: sha256(`${route}\n${idempotencyKey}`),
    bodyHash: sha256(JSON.stringify(inOrder(body))),
  }
  const expiry = () => new Date(now().getTime() + ttlSeconds * 1_000)
  for (;;) {
    const at = now()
    const times = { now: at, leaseEndsAt: new Date(at.getTime() + deadlineMs), expiresAt: expiry() }
    const found = await store.claim(request, times)
    if (found.state === 'claimed') break
    if (found.bodyHash !== request.bodyHash) throw otherBody()
    if (found.state === 'done') {
      return { reply: JSON.parse(openReply(secret, idempotencyKey, found.reply!)) as T, isReplay: true }
    }
    await pause(betweenLooksMs)
  }
  let worked: Worked<T>
  try {
    worked = await work()
  } catch (error) {
    await store.free(request).catch(() => {}) // its lease ends it
    throw error
  }
  const { reply, isWhole, tokens } = worked
  const text = JSON.stringify(reply)
  if (isWhole && Buffer.byteLength(text) <= longestReplyBytes)
    await store.keep(request, { reply: sealReply(secret, idempotencyKey, text), tokens }, expiry())
  else await store.free(request)
  return { reply, isReplay: false }
}

const otherBody = () =>
  new AppError('bad_request', 'This `Idempotency-Key` was used for another request; use a new one.', {
    param: 'Idempotency-Key',
  })

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A value with the fields of its objects in one order, so that the same body has the same hash. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  )
}
