import { createLastUsed, writeLastUsed } from './access/api-keys/index.ts'
import { type Authenticate, createAuthenticate, createKeyCache, prepareFindKeyHolder } from './access/callers/index.ts'
import { createCreditStore, expireReservations, type ReserveDeps } from './access/credits/index.ts'
import { createIdempotencyStore, type IdempotencyDeps } from './access/idempotency/index.ts'
import { noteErrorSpikes, noteReachedCaps } from './access/notices/index.ts'
import type { Outbox } from './access/outbox/index.ts'
import { forgetExpired } from './access/people/index.ts'
import { createMemoryLimiter, createRedisLimiter, type RateLimiter } from './access/rate-limits/index.ts'
import { createTestAllowanceStore, type TestAllowanceDeps } from './access/test-allowance/index.ts'
import {
  createRecordBatch,
  forgetDanger,
  prepareWriteRecords,
  purgeRecords,
  type RequestRecord,
} from './access/usage/index.ts'
import type { Webhooks } from './access/webhooks/index.ts'
import type { Config } from './config.ts'
import type { Now } from './platform/clock.ts'
import { readOrMakeSecret } from './platform/data-dir.ts'
import type { Database } from './platform/db/index.ts'
import type { Logger } from './platform/logger.ts'

/** Everything that says who may call and what it costs, at work. */
export type Access = {
  authenticate: Authenticate
  credits: ReserveDeps
  testAllowance: TestAllowanceDeps
  limiter: RateLimiter
  idempotency: IdempotencyDeps
  noteRecord: (record: RequestRecord) => void
  /** Writes what is not written yet, and ends what runs at intervals. */
  close: () => Promise<void>
}

type Deps = {
  database: Database
  config: Pick<
    Config,
    | 'plans'
    | 'testKeys'
    | 'leaseMs'
    | 'requestDeadlineMs'
    | 'providerCeilings'
    | 'redisUrl'
    | 'replayTtlSeconds'
    | 'recordDays'
    | 'secret'
    | 'dataDir'
  >
  logger: Logger
  now: Now
  /** How holders are told of used-up caps; without it nobody is. */
  outbox?: Pick<Outbox, 'deliver' | 'forget' | 'idle'>
  /** How their endpoints are told; without it none is. */
  webhooks?: Webhooks
}

const lastUsedEveryMs = 10_000
const recordsEveryMs = 1_000
const longestSweepMs = 10_000
const replaySweepMs = 60_000
/** How long records say that somebody seemed to be in danger. */
const dangerKeptMs = 7 * 86_400_000
/** Only today's count is asked for, and yesterday's by who runs late. */
const testDaysKept = 2
const noticesEveryMs = 60_000
const mailsEveryMs = 5_000
const webhooksEveryMs = 2_000
const purgeEveryMs = 3_600_000

/** Opens it on a database: key cache, reservations with their sweeper, records. */
export async function openAccess({ database, config, logger, now, outbox, webhooks }: Deps): Promise<Access> {
  const { db, prepare } = database
  const credits: ReserveDeps = {
    store: createCreditStore(prepare),
    now,
    leaseMs: config.leaseMs,
    ceilings: config.providerCeilings,
  }
  const lastUsed = createLastUsed({ write: (uses) => writeLastUsed(db, uses), now })
  const records = createRecordBatch({
    write: prepareWriteRecords(prepare),
    onDrop: (count) => logger.warn({ count }, 'records of refused requests were counted and not kept'),
  })
  const cache = createKeyCache({ find: prepareFindKeyHolder(prepare), isHearing: () => listener.isHearing() })
  const listener = database.listen({
    onMessage: (message) => {
      const [kind, accountId] = message.split(' ')
      if (kind === 'account' && accountId !== undefined) cache.forgetAccount(accountId)
    },
    onGap: cache.doubtAll,
  })
  const authenticate = createAuthenticate({
    findKeyHolder: cache.find,
    noteUse: lastUsed.note,
    now,
    plans: config.plans,
    testKeys: config.testKeys.access,
  })
  const testAllowance: TestAllowanceDeps = {
    store: createTestAllowanceStore(prepare),
    now,
    requestsADay: config.testKeys.requestsADay,
  }
  const idempotency: IdempotencyDeps = {
    store: createIdempotencyStore(prepare),
    now,
    secret: config.secret ?? readOrMakeSecret(config.dataDir),
    ttlSeconds: config.replayTtlSeconds,
    deadlineMs: config.requestDeadlineMs,
  }
  const { limiter, close: closeLimiter } = await openLimiter(config.redisUrl, now, logger)
  const report = (what: string) => (err: unknown) => logger.warn({ err }, `${what} could not be written; trying again`)
  const stops = [
    regularly(lastUsedEveryMs, lastUsed.flush, report('the last use of keys')),
    regularly(recordsEveryMs, records.flush, report('request records')),
    regularly(
      purgeEveryMs,
      () => purgeRecords(db, firstDayKept(now(), config.recordDays), now()),
      report('the end of old records'),
    ),
    regularly(
      purgeEveryMs,
      () => forgetDanger(db, new Date(now().getTime() - dangerKeptMs)),
      report('the end of traces of danger'),
    ),
    regularly(purgeEveryMs, () => forgetExpired(db, now()), report('the end of sessions')),
    regularly(
      purgeEveryMs,
      () => testAllowance.store.forget(firstDayKept(now(), testDaysKept)),
      report('the end of old counts of test requests'),
    ),
    regularly(replaySweepMs, () => idempotency.store.sweep(now()), report('the end of stored replies')),
    regularly(
      Math.min(config.leaseMs / 2, longestSweepMs),
      () => expireReservations(credits),
      report('the end of overdue reservations'),
    ),
  ]
  if (outbox !== undefined) {
    const { plans } = config
    stops.push(
      regularly(noticesEveryMs, () => noteReachedCaps({ db, now, plans }), report('notices of caps')),
      regularly(purgeEveryMs, outbox.forget, report('the end of mails that were given up')),
      // a mail server that hangs must not hold a stop up: what waits goes with the next start
      regularly(mailsEveryMs, outbox.deliver, report('what became of mails'), { runsAtEnd: false }),
      outbox.idle,
    )
  }
  if (webhooks !== undefined) {
    // what is under way does not hold the next look up: an endpoint that hangs would have all others wait for it
    const send = async () => void webhooks.deliver()
    stops.push(
      regularly(noticesEveryMs, () => noteErrorSpikes({ db, now }), report('notices of errors')),
      regularly(purgeEveryMs, webhooks.forget, report('the end of old deliveries')),
      regularly(webhooksEveryMs, send, report('webhooks'), { runsAtEnd: false }),
      webhooks.stop,
    )
  }
  return {
    authenticate,
    credits,
    testAllowance,
    limiter,
    idempotency,
    noteRecord: records.note,
    close: async () => {
      await listener.close()
      closeLimiter()
      for (const stop of stops) await stop()
    },
  }
}

/** The first UTC day whose records are kept. */
const firstDayKept = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)

/** Limits that replicas share over Redis, where there is one; else of this process alone. */
async function openLimiter(
  redisUrl: string | undefined,
  now: Now,
  logger: Logger,
): Promise<{ limiter: RateLimiter; close: () => void }> {
  const alone = createMemoryLimiter(now)
  if (redisUrl === undefined) return { limiter: alone, close: () => {} }
  const report = atMostOnceASecond((err) =>
    logger.warn({ err }, 'Redis does not answer: rate limits are counted by this process alone'),
  )
  const { connectRedis } = await import('./platform/redis.ts')
  const redis = connectRedis(redisUrl, report)
  return { limiter: createRedisLimiter({ redis, now, fallback: alone, report }), close: () => redis.disconnect() }
}

function atMostOnceASecond(report: (error: unknown) => void): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY
  return (error) => {
    if (performance.now() - last < 1_000) return
    last = performance.now()
    report(error)
  }
}

/** Runs a task at intervals, one at a time. @returns how to stop, after a last time unless told */
function regularly(
  everyMs: number,
  task: () => Promise<unknown>,
  report: (error: unknown) => void,
  { runsAtEnd } = { runsAtEnd: true },
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const run = () => {
    if (isRunning) return
    isRunning = true
    running = task()
      .catch(report)
      .finally(() => {
        isRunning = false
      })
  }
  const timer = setInterval(run, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
    if (runsAtEnd) await task().catch(report)
  }
}
