import { setTimeout as pause } from 'node:timers/promises'
import { createKey, scopes } from '../src/access/api-keys/index.ts'
import { type LimitScope, nameOf, windowAt, windowMs } from '../src/access/rate-limits/rate-limits.ts'
import { createIds } from '../src/platform/ids.ts'
import { freePort } from './free-port.ts'
import { type Asker, type Attempt, type JudgedLimit, judge, risesOfRemaining, untrueWaits } from './limit-windows.ts'
import type { LabOptions } from './main.ts'
import { startOwnRedis } from './own-redis.ts'
import { type LabDatabase, liftedLimits, makeDatabase, startService } from './services.ts'

/** Requests a minute. One address may ask three times what its plan allows. */
const limits = { key: 20, waiters: 30, user: 60, ip: 180, route: 400, ipAll: 900, ipFailures: 60 }
const environment = {
  ...liftedLimits,
  BEREA_LIMIT_IP_FAILURES: String(limits.ipFailures),
  BEREA_LIMIT_IP_REQUESTS: String(limits.ipAll),
  BEREA_LIMIT_ROUTE: String(limits.route),
  BEREA_LIMIT_IP_AUTHENTICATED: '1',
  BEREA_STANDARD_REQUESTS_PER_MINUTE: String(limits.user),
  // so that one machine can call from many addresses
  BEREA_TRUSTED_PROXIES: '127.0.0.1',
}
const bars = { waitersServed: 0.99, backWithinMs: 1_500 }
const failuresAtOnce = 8
/** Well formed, and nobody's. */
const badKey = `ssa_live_${'0'.repeat(49)}`
const newId = createIds(() => new Date())

type Key = { rawKey: string; keyId: string; accountId: string; keyLimit: number }
type Target = { path: string; endpoint: string; body?: object }
type Ask = (address: string, key: Key | undefined, target: Target) => Promise<Attempt>
const target = (path: string, body?: object): Target => ({
  path: `/v1/${path}`,
  endpoint: path.split('/John')[0]!.replace('/', '.'),
  ...(body === undefined ? {} : { body }),
})
const targets = {
  topics: target('topics'),
  passages: target('passages/John%203:16'),
  usage: target('usage'),
  translations: target('translations'),
  verify: target('verses/verify', { text: 'John 3:16' }),
}

/**
 * Drives every limit over what it allows, on two processes that share one Redis: in no window does more pass than the
 * limit says, nobody is refused before that many have passed, and who waits as told is served.
 */
export async function run({ full }: LabOptions): Promise<boolean> {
  const redis = await startOwnRedis()
  if (redis === undefined) {
    console.log('SKIPPED: no redis-server to start one of the lab’s own')
    return false
  }
  const lab = await makeDatabase()
  const ports = [await freePort(24_500), await freePort(25_500)]
  const env = { ...lab.env, ...environment, REDIS_URL: redis.url }
  const services = await Promise.all(ports.map((port) => startService({ ...env, PORT: String(port) })))
  const attempts: Attempt[] = []
  const ask = askerOf(
    services.map(({ address }) => address),
    attempts,
  )
  try {
    await warmUp(ask, await madeKey(lab))
    const began = Date.now()
    const endsAt = began + (full ? 200_000 : 66_000)
    const [sequential, waited, failed] = await Promise.all([
      oneAfterAnother(ask, await madeKey(lab, limits.key), endsAt),
      waiters(lab, ask, full ? { rounds: 2, keyCount: 6 } : { rounds: 1, keyCount: 4 }),
      failures(ask, await madeKey(lab)),
      ...(await drives(lab, ask, endsAt)),
    ])
    const kept = [report(attempts), reportRises(sequential), waited, failed, reportRedis(services, began)]
    return kept.every(Boolean)
  } finally {
    await Promise.all(services.map((service) => service.stop('SIGKILL')))
    await lab.drop()
    await redis.remove()
  }
}

/** An account with a key, or another key of an account that is there. */
async function madeKey(lab: LabDatabase, keyLimit?: number, accountId?: string): Promise<Key> {
  const made = accountId === undefined ? await lab.makeKey() : await anotherKey(lab, accountId)
  await lab.query('update api_keys set requests_per_minute = $2 where id = $1', [made.keyId, keyLimit ?? null])
  return { ...made, keyLimit: keyLimit ?? limits.user }
}

async function anotherKey({ database: { db } }: LabDatabase, accountId: string) {
  const deps = { db, newId, now: () => new Date() }
  const { key, rawKey } = await createKey(
    deps,
    { accountId, name: 'lab', scopes, livemode: true },
    { actor: 'operator:lab' },
  )
  return { accountId, keyId: key.id, rawKey }
}

/** The first requests of a process are slow, and a slow one may take Redis for gone, which it then is for a second. */
async function warmUp(ask: Ask, key: Key): Promise<void> {
  for (let n = 0; n < 20; n++) await ask('192.0.2.8', key, Object.values(targets)[n % 5]!)
  await pause(2_000)
}

/** Asks the services in turn and notes every attempt. */
function askerOf(addresses: readonly string[], attempts: Attempt[]): Ask {
  let asked = 0
  return async (address, key, { path, endpoint, body }) => {
    const { rawKey = badKey, ...of } = key ?? {}
    const headers = {
      authorization: `Bearer ${rawKey}`,
      'x-forwarded-for': address,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const request = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) }
    const sentAt = Date.now()
    const response = await fetch(`${addresses[asked++ % addresses.length]}${path}`, request)
    const text = await response.text()
    const attempt = {
      asker: { address, endpoint, ...of },
      sentAt,
      receivedAt: Date.now(),
      ...readReply(response, text),
    }
    attempts.push(attempt)
    return attempt
  }
}

const names: Readonly<Record<string, LimitScope>> = {
  'requests of this key': 'key',
  'requests of this account': 'user',
  'requests to this endpoint': 'route',
  'failed authentications of your address': 'ip_failures',
}

function readReply({ status, headers }: Response, text: string): Omit<Attempt, 'asker' | 'sentAt' | 'receivedAt'> {
  const number = (name: string) => Number(headers.get(name))
  const shown = {
    limit: number('x-ratelimit-limit'),
    remaining: number('x-ratelimit-remaining'),
    resetAt: number('x-ratelimit-reset'),
  }
  const read = { status, isMisstated: false, ...(headers.has('x-ratelimit-limit') ? { shown } : {}) }
  if (status !== 429) return read
  const { error } = JSON.parse(text) as { error: { code: string; message: string } }
  const told = /^More than (\d+) (.+) in a minute; wait (\d+) seconds? and try again\.$/.exec(error.message)
  const [limit, retryAfterSeconds] = [Number(told?.[1]), number('retry-after')]
  const scope = names[told?.[2] ?? ''] ?? (limit === limits.ip ? 'ip' : 'ip_all')
  const isMisstated =
    told === null || error.code !== 'rate_limited' || retryAfterSeconds < 1 || Number(told[3]) !== retryAfterSeconds
  return { ...read, isMisstated, refusal: { scope, limit, retryAfterSeconds } }
}

/** Bursts, one a second, each drive against one limit; drives meet nowhere but in Redis. */
async function drives(lab: LabDatabase, ask: Ask, endsAt: number): Promise<Promise<unknown>[]> {
  const many = (count: number, over?: number, account?: string) =>
    Promise.all(Array.from({ length: count }, () => madeKey(lab, over, account)))
  const burst = (size: number, one: (place: number) => Promise<unknown>) => untilThen(endsAt, 1_000, size, one)
  const narrow = await madeKey(lab, limits.key)
  const sameAccount = [narrow, await madeKey(lab, undefined, narrow.accountId)]
  const first = await madeKey(lab)
  const ofUser = [first, ...(await many(2, undefined, first.accountId))]
  const ofAddress = await many(4)
  const ofRoute = await many(8)
  const ofFlood = await madeKey(lab, limits.key)
  return [
    burst(8, (place) => ask('192.0.2.1', sameAccount[place % 2]!, targets.topics)),
    burst(8, (place) => ask('192.0.2.2', ofUser[place % 3]!, targets.passages)),
    burst(8, (place) => ask('192.0.2.3', ofAddress[place % 4]!, targets.usage)),
    burst(16, (place) => ask(`198.51.100.${place % 8}`, ofRoute[place % 8]!, targets.translations)),
    burst(30, () => ask('192.0.2.4', ofFlood, targets.topics)),
    burst(failuresAtOnce, () => ask('192.0.2.5', undefined, targets.topics)),
  ]
}

async function untilThen(endsAt: number, everyMs: number, size: number, one: (place: number) => Promise<unknown>) {
  while (Date.now() < endsAt) {
    const next = pause(everyMs)
    await Promise.all(Array.from({ length: size }, (_, place) => one(place)))
    await next
  }
}

async function oneAfterAnother(ask: Ask, key: Key, endsAt: number): Promise<Attempt[]> {
  const replies: Attempt[] = []
  await untilThen(endsAt, 400, 1, async () => {
    replies.push(await ask('192.0.2.6', key, targets.topics))
  })
  return replies
}

/** Uses up a key, then as many callers as its limit has places are refused, wait as told, and come again at once. */
async function waiters(
  lab: LabDatabase,
  ask: Ask,
  { rounds, keyCount }: { rounds: number; keyCount: number },
): Promise<boolean> {
  const keys = await Promise.all(Array.from({ length: keyCount }, () => madeKey(lab, limits.waiters)))
  let [waited, served] = [0, 0]
  const oneKey = async (key: Key, place: number) => {
    const once = () => ask(`203.0.113.${place}`, key, targets.verify)
    const all = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: limits.waiters }, call))
    await roomIn(nameOf({ scope: 'key', identity: key.keyId }))
    await all(once)
    const secondTries = await all(async () => {
      const { refusal } = await once()
      if (refusal === undefined) return undefined
      await pause(refusal.retryAfterSeconds * 1_000)
      return once()
    })
    waited += secondTries.filter((attempt) => attempt !== undefined).length
    served += secondTries.filter((attempt) => attempt?.status === 200).length
  }
  for (let round = 0; round < rounds; round++) {
    await Promise.all(keys.map(oneKey))
    if (round + 1 < rounds) await pause(windowMs) // the account has its own window, which must be empty again
  }
  const share = served / waited
  console.log(
    `${waited} callers who waited for Retry-After, no more than the limit at a time: ${served} served, ${(100 * share).toFixed(1)} % (bar ${100 * bars.waitersServed} %)`,
  )
  return waited > 0 && share >= bars.waitersServed
}

/** Waits for the next window of a name when there is little left of this one. */
async function roomIn(name: string): Promise<void> {
  const leftMs = windowAt(name, Date.now()).endsAt - Date.now()
  if (leftMs < 5_000) await pause(leftMs + 10)
}

/** Failed authentications of an address count: at the limit its good keys are refused too, until the window ends. */
async function failures(ask: Ask, good: Key): Promise<boolean> {
  const address = '192.0.2.7'
  const name = nameOf({ scope: 'ip_failures', identity: address })
  await roomIn(name)
  const before = await ask(address, good, targets.topics)
  const { endsAt } = windowAt(name, Date.now())
  const bad: number[] = []
  for (let n = 0; n <= limits.ipFailures; n++) bad.push((await ask(address, undefined, targets.topics)).status)
  const early: number[] = []
  let reply = await ask(address, good, targets.topics)
  for (; Date.now() < endsAt + 5_000 && reply.status !== 200; reply = await ask(address, good, targets.topics)) {
    early.push(reply.status)
    await pause(Math.max(20, Math.min(1_000, endsAt - Date.now())))
  }
  const backMs = reply.receivedAt - endsAt
  const refused = bad.indexOf(429)
  const kept =
    before.status === 200 &&
    refused === limits.ipFailures &&
    early.length > 0 &&
    early.every((status) => status === 429) &&
    reply.status === 200 &&
    backMs >= 0 &&
    backMs <= bars.backWithinMs
  console.log(
    `failed authentications: ${refused} × 401, then 429; a good key of that address ${early.length} × 429, and served ${backMs} ms after the window's end (bar ${bars.backWithinMs})`,
  )
  return kept
}

const isServed = ({ status }: Attempt) => status === 200
const isPastFirstStep = ({ refusal }: Attempt) => refusal?.scope !== 'ip_all' && refusal?.scope !== 'ip_failures'
const judged: readonly JudgedLimit[] = [
  ...[limits.key, limits.waiters, limits.user].map(
    (limit): JudgedLimit => ({
      scope: 'key',
      limit,
      identityOf: ({ keyId, keyLimit }) => (keyLimit === limit ? keyId : undefined),
      isCounted: isServed,
    }),
  ),
  { scope: 'user', limit: limits.user, identityOf: ({ accountId }) => accountId, isCounted: isServed },
  { scope: 'ip', limit: limits.ip, identityOf: ({ address }) => address, isCounted: isServed },
  { scope: 'route', limit: limits.route, identityOf: ({ endpoint }) => endpoint, isCounted: isServed },
  { scope: 'ip_all', limit: limits.ipAll, identityOf: ({ address }) => address, isCounted: isPastFirstStep },
  {
    scope: 'ip_failures',
    limit: limits.ipFailures,
    identityOf: ({ address }) => address,
    isCounted: ({ status }) => status === 401,
  },
]

function report(attempts: readonly Attempt[]): boolean {
  const verdicts = judged.map((limit) => judge(limit, attempts))
  console.log('limit            windows  driven over  refused  most counted  fewest when refused')
  for (const { scope, limit, windows, driven, refused, most, fewest, kept } of verdicts) {
    const row = [windows, driven, refused, most, Number.isFinite(fewest) ? fewest : '-']
    const widths = [7, 11, 7, 12, 19]
    console.log(
      `${`${scope} ${limit}`.padEnd(15)}  ${row.map((value, place) => String(value).padStart(widths[place]!)).join('  ')}  ${kept ? '' : 'MISSED'}`.trimEnd(),
    )
  }
  const misstated = attempts.filter(({ isMisstated }) => isMisstated).length
  const untrue = untrueWaits(attempts, identityOfRefusal).length
  const refused = attempts.filter(({ refusal }) => refusal !== undefined).length
  const unexpected = attempts.filter(({ status }) => ![200, 401, 429].includes(status)).length
  console.log(
    `${attempts.length} requests, ${refused} × 429: ${misstated} without scope and wait, ${untrue} with a wait that is not true; ${unexpected} other statuses`,
  )
  return verdicts.every(({ kept }) => kept) && misstated + untrue + unexpected === 0
}

function identityOfRefusal({ refusal, asker }: Attempt): string {
  const of: Partial<Record<LimitScope, keyof Asker>> = { key: 'keyId', user: 'accountId', route: 'endpoint' }
  return String(asker[of[refusal!.scope] ?? 'address'])
}

function reportRises(replies: readonly Attempt[]): boolean {
  const rises = risesOfRemaining(replies, limits.key)
  console.log(
    `one client, ${replies.length} requests one after another on both processes: what remains rose ${rises} times`,
  )
  return rises === 0 && replies.some(isServed)
}

/** A service that lost Redis counts for itself, and then nothing above is about what the replicas share. */
function reportRedis(services: readonly { log: () => string }[], began: number): boolean {
  const lines = services.flatMap(({ log }) => log().split('\n')).filter((line) => line.includes('Redis'))
  const entries = lines.map((line) => JSON.parse(line) as { time: string; err?: { message?: string } })
  const since = entries.filter(({ time }) => Date.parse(time) >= began)
  console.log(`Redis did not answer in time: ${since.length} log lines, and ${lines.length - since.length} before`)
  for (const { time, err } of since) console.log(`  ${time} ${err?.message}`)
  return since.length === 0
}
