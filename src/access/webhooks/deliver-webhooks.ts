import type { Now } from '../../platform/clock.ts'
import type { DbConnection } from '../../platform/db/index.ts'
import type { Targets } from '../../platform/targets/index.ts'
import { recordAudit } from '../audit/index.ts'
import { insertMail } from '../outbox/index.ts'
import { type AttemptOutcome, type Claimed, claimDelivery, finishAttempt } from './deliveries.repository.ts'
import { noteHealth, switchOffFailing } from './endpoints.repository.ts'
import { switchedOffAfterMs, waitMsAfter } from './schedule.ts'
import { type SecretBox, signedHeaders } from './signature.ts'

export type DeliverDeps = {
  db: DbConnection
  now: Now
  post: Targets['post']
  secrets: SecretBox
  /** What a User-Agent says. */
  userAgent: string
  /** How long an attempt may take; ten seconds unless told. */
  timeoutMs?: number
  onFailure: (delivery: Pick<Claimed, 'endpointId' | 'messageId' | 'type' | 'attempts'>, code: string) => void
  /** Told when the database does not answer: what is due stays due. */
  onTrouble: (error: unknown) => void
}

export type Sender = {
  /**
   * Sends what is due, to several endpoints at once and to each of them one message after the other; several processes
   * may do so. A sender that is killed between sending and noting it sends again with the same `webhook-id`.
   * @returns how many attempts were made
   */
  deliver: () => Promise<number>
  /** Begins nothing more, and resolves when nothing is being sent: 10 seconds or so at most. */
  stop: () => Promise<void>
}

const longestAttemptMs = 10_000
/** Longer than an attempt and what is noted of it may take, so that one under way is not taken for left. */
const leaseMs = 60_000
const mostReplyBytes = 1_024
/** Endpoints that one process sends to at once. */
const lanes = 8

export function createSender(deps: DeliverDeps): Sender {
  const running = new Set<Promise<number>>()
  let lanesInUse = 0
  let isStopping = false
  const claim = () => {
    const at = deps.now()
    return claimDelivery(deps.db, { at, leaseEndsAt: new Date(at.getTime() + leaseMs) })
  }
  /** One message after the other; while there are more, another lane opens beside it. */
  async function runLane(): Promise<number> {
    const beside: Promise<number>[] = []
    let made = 0
    lanesInUse++
    try {
      while (!isStopping) {
        const delivery = await claim()
        if (delivery === undefined) break
        if (lanesInUse < lanes) beside.push(runLane())
        await note(deps, delivery, await attempt(deps, delivery))
        made++
      }
    } catch (error) {
      deps.onTrouble(error)
    } finally {
      lanesInUse--
    }
    return (await Promise.all(beside)).reduce((sum, each) => sum + each, made)
  }
  return {
    // an endpoint that hangs holds one lane, and the next call opens another
    deliver: async () => {
      if (isStopping || lanesInUse >= lanes) return 0
      const lane = runLane()
      running.add(lane)
      return lane.finally(() => running.delete(lane))
    },
    stop: async () => {
      isStopping = true
      await Promise.all(running)
    },
  }
}

async function attempt(
  { post, secrets, userAgent, now, timeoutMs = longestAttemptMs }: DeliverDeps,
  delivery: Claimed,
): Promise<AttemptOutcome> {
  const at = now()
  const { messageId, payload, endpoint } = delivery
  const startedAt = performance.now()
  const outcome = (said: Pick<AttemptOutcome, 'status' | 'error' | 'reply'>): AttemptOutcome => ({
    at,
    latencyMs: Math.round(performance.now() - startedAt),
    ...said,
  })
  try {
    const signing = secretsOf(endpoint, secrets, at)
    const { status, text } = await post(endpoint.url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': userAgent,
        ...signedHeaders({ id: messageId, payload, at }, signing),
      },
      body: payload,
      timeoutMs,
      mostBytes: mostReplyBytes,
    })
    return outcome({ status, error: null, reply: text.replaceAll('\u0000', '') })
  } catch (error) {
    return outcome({ status: null, error: codeOf(error), reply: null })
  }
}

/** @throws an error with the code `SECRET_UNREADABLE` when they were encrypted with another secret of the service */
function secretsOf({ secret, oldSecret, oldSecretUntil }: Claimed['endpoint'], box: SecretBox, at: Date): string[] {
  const sealed = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > at ? [secret, oldSecret] : [secret]
  try {
    return sealed.map(box.unseal)
  } catch (cause) {
    throw Object.assign(new Error('the secret cannot be read', { cause }), { code: 'SECRET_UNREADABLE' })
  }
}

async function note(deps: DeliverDeps, delivery: Claimed, outcome: AttemptOutcome): Promise<void> {
  const { db, now, onFailure } = deps
  const { endpointId, attemptsInRound } = delivery
  const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
  const wait = waitMsAfter(attemptsInRound)
  if (!isDelivered) onFailure(delivery, outcome.error ?? `HTTP ${outcome.status}`)
  await db.transaction(async (tx) => {
    const endedAt = now()
    const retry = wait === undefined ? undefined : new Date(endedAt.getTime() + wait)
    const next =
      retry === undefined ? ({ state: 'failed' } as const) : ({ state: 'pending', nextTryAt: retry } as const)
    if (!(await finishAttempt(tx, delivery, outcome, isDelivered ? { state: 'delivered' } : next))) return
    await noteHealth(tx, endpointId, isDelivered ? 'succeeded' : { failedAt: outcome.at })
    if (isDelivered || retry !== undefined) return
    const since = new Date(endedAt.getTime() - switchedOffAfterMs)
    const off = await switchOffFailing(tx, endpointId, { since, at: endedAt })
    if (off === undefined) return
    const { accountId, url } = off
    const { host } = new URL(url)
    const failingSince = off.failingSince!.toISOString()
    await recordAudit(tx, {
      at: endedAt,
      actor: 'system',
      action: 'webhook.switched_off',
      accountId,
      subject: endpointId,
      detail: { host, failingSince },
    })
    await insertMail(tx, {
      id: `webhook_off:${endpointId}:${endedAt.toISOString()}`,
      accountId,
      content: { kind: 'webhook_switched_off', host, failingSince },
      createdAt: endedAt,
      usefulUntil: null,
    })
  })
}

/** The code of what failed before a reply; of TLS too, such as `CERT_HAS_EXPIRED`. */
function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown }
    if (typeof code === 'string' && /^\w{1,60}$/.test(code)) return code
  }
  return 'UNKNOWN'
}
