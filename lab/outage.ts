import { setTimeout as pause } from 'node:timers/promises'
import type { LabOptions } from './main.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { startOwnRedis } from './own-redis.ts'
import { type Caller, caller, percentile, type Reply, statuses } from './requests.ts'
import { type LabDatabase, liftedLimits, makeDatabase, startService } from './services.ts'

const bars = { refusedWithinMs: 1_000, backWithinMs: 5_000, redisAddedMs: 50 }

/** Takes PostgreSQL, then Redis, away under load: stopped, and frozen. */
export async function run({ full }: LabOptions): Promise<boolean> {
  const lengthMs = full ? 30_000 : 5_000
  const stopped = await postgresOutage('stopped', lengthMs)
  const frozen = await postgresOutage('frozen', lengthMs)
  const redis = await redisOutages(lengthMs)
  return stopped && frozen && redis
}

async function postgresOutage(how: 'stopped' | 'frozen', lengthMs: number): Promise<boolean> {
  const server = await startOwnPostgres()
  if (server === undefined) {
    console.log('SKIPPED: no PostgreSQL programs to start a server of the lab’s own')
    return false
  }
  const lab = await makeDatabase(server.url)
  const { rawKey } = await lab.makeKey()
  const service = await startService({
    ...lab.env,
    ...liftedLimits,
    BEREA_STANDARD_DAILY_CREDITS: '100000000',
    BEREA_STANDARD_MONTHLY_CREDITS: '100000000',
  })
  const call = caller(service.address, { key: rawKey })
  await probe(call, 500)
  await probe(call, 100, readFree)
  const out = how === 'stopped' ? server.stop() : Promise.resolve(server.freeze())
  await out
  const gone = performance.now()
  await pause(1_000) // what was under way has ended
  const leftMs = lengthMs - (performance.now() - gone)
  const [replies, free] = await Promise.all([probe(call, leftMs), probe(call, leftMs, readFree)])
  if (how === 'stopped') await server.start()
  else server.thaw()
  const back = performance.now()
  let backMs = Number.POSITIVE_INFINITY
  while (performance.now() - back < 20_000) {
    if ((await search(call)).status === 200) {
      backMs = performance.now() - back
      break
    }
    await pause(20)
  }
  const after = await probe(call, 500)
  await pause(2_500)
  const breaches = await lab.breaches()
  const slowest = Math.max(...replies.map(({ tookMs }) => tookMs))
  const kept =
    replies.every(({ status, headers, body }) => status === 503 && headers['retry-after'] && hasServerError(body)) &&
    free.every(({ status }) => status === 200) &&
    slowest <= bars.refusedWithinMs &&
    backMs <= bars.backWithinMs &&
    after.every(({ status }) => status === 200) &&
    breaches.length === 0
  console.log(
    `PostgreSQL ${how} for ${lengthMs / 1_000} s: ${statuses(replies)}, slowest ${slowest.toFixed(0)} ms (bar ${bars.refusedWithinMs}); ` +
      `passages and topics ${statuses(free)}; ` +
      `served again after ${backMs.toFixed(0)} ms (bar ${bars.backWithinMs}), then ${statuses(after)}; ` +
      (breaches.length === 0 ? 'I1 to I10 hold' : `BROKEN: ${breaches.join('; ')}`),
  )
  await service.stop('SIGKILL')
  await lab.drop().catch(() => {})
  await server.remove()
  return kept
}

const search = (call: Caller) => call('/v1/verses/search', { body: { query: 'grace' }, timeoutMs: 5_000 })

/** What is free and needs no database, for a key that was seen before. */
const freePaths = ['/v1/passages/John.3.16', '/v1/topics']
const readFree = (call: Caller, count: number) => call(freePaths[count % freePaths.length]!, { timeoutMs: 5_000 })
const hasServerError = (body: string) => JSON.parse(body).error.code === 'server_error'

/** Four callers, one request after another. */
async function probe(
  call: Caller,
  lengthMs: number,
  ask: (call: Caller, count: number) => ReturnType<Caller> = search,
): Promise<Reply[]> {
  const replies: Reply[] = []
  const end = performance.now() + lengthMs
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (performance.now() < end) {
        replies.push(await ask(call, replies.length))
        await pause(10)
      }
    }),
  )
  return replies
}

async function redisOutages(lengthMs: number): Promise<boolean> {
  const redis = await startOwnRedis()
  if (redis === undefined) {
    console.log('SKIPPED: no redis-server to start one of the lab’s own')
    return false
  }
  const lab = await makeDatabase()
  const { rawKey } = await lab.makeKey()
  const service = await startService({
    ...lab.env,
    ...liftedLimits,
    BEREA_STANDARD_DAILY_CREDITS: '100000000',
    BEREA_STANDARD_MONTHLY_CREDITS: '100000000',
    REDIS_URL: redis.url,
  })
  const call = caller(service.address, { key: rawKey })
  await probe(call, 500)
  const before = await probe(call, 2_000)
  redis.freeze()
  const frozen = await probe(call, lengthMs)
  redis.thaw()
  await pause(1_500)
  await redis.kill()
  const gone = await probe(call, lengthMs)
  const usual = percentile(before.map(tookOf), 0.99)
  const kept = [
    report('frozen', frozen, usual, lengthMs, service.log()),
    report('gone', gone, usual, lengthMs, service.log()),
  ]
  const breaches = await ledgerOf(lab)
  await service.stop('SIGKILL')
  await lab.drop()
  await redis.remove()
  return kept.every(Boolean) && breaches
}

const tookOf = ({ tookMs }: Reply) => tookMs

function report(how: string, replies: readonly Reply[], usual: number, lengthMs: number, log: string): boolean {
  const added = percentile(replies.map(tookOf), 0.99) - usual
  const lines = log.split('\n').filter((line) => line.includes('Redis')).length
  console.log(
    `Redis ${how} for ${lengthMs / 1_000} s: ${statuses(replies)}, p99 ${added >= 0 ? '+' : '−'}${Math.abs(added).toFixed(0)} ms (bar +${bars.redisAddedMs}), ${lines} log lines so far`,
  )
  return (
    replies.every(({ status }) => status === 200) && added <= bars.redisAddedMs && lines <= (2 * lengthMs) / 1_000 + 5
  )
}

async function ledgerOf(lab: LabDatabase): Promise<boolean> {
  await pause(1_500)
  const breaches = await lab.breaches()
  console.log(breaches.length === 0 ? 'ledger: I1 to I10 hold' : `ledger BROKEN: ${breaches.join('; ')}`)
  return breaches.length === 0
}
