import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createMemoryLimiter } from './memory-limiter.ts'
import { type Limit, type RateLimiter, windowAt, windowMs } from './rate-limits.ts'
import { createRedisLimiter } from './redis-limiter.ts'

let at = Date.parse('2026-05-01T12:00:00.000Z')
const now = () => new Date(at)
const run = randomBytes(6).toString('hex')
let made = 0
const identity = () => `${run}-${++made}`

/** The same promises for every limiter. */
function behavesAsLimiter(limiter: () => RateLimiter): void {
  const take = (...limits: Limit[]) => limiter().take(limits)
  /** Just after the beginning of the identity's window. */
  const begin = (limit: Limit) => {
    at = windowAt(`${limit.scope}:${limit.identity}`, at).endsAt
  }

  it('lets as many through as the limit says, and tells what remains and when it begins anew', async () => {
    const limit: Limit = { scope: 'key', identity: identity(), limit: 3 }
    begin(limit)
    const resetAt = new Date(at + windowMs)
    for (const remaining of [2, 1, 0])
      expect(await take(limit)).toEqual({
        outcome: 'allowed',
        states: [{ scope: 'key', limit: 3, remaining, resetAt }],
      })
    expect(await take(limit)).toEqual({
      outcome: 'refused',
      refusing: { scope: 'key', limit: 3, remaining: 0, resetAt },
    })
    at += windowMs
    expect(await take(limit)).toMatchObject({ outcome: 'allowed', states: [{ remaining: 2 }] })
  })

  it('uses up nothing of any limit for a refused request', async () => {
    const narrow: Limit = { scope: 'key', identity: identity(), limit: 1 }
    const wide: Limit = { scope: 'user', identity: identity(), limit: 5 }
    begin(narrow)
    await take(narrow, wide)
    for (let n = 0; n < 10; n++) expect((await take(narrow, wide)).outcome).toBe('refused')
    expect(await take(wide)).toMatchObject({ outcome: 'allowed', states: [{ remaining: 3 }] })
  })

  it('lets exactly as many of many at once through', async () => {
    const limit: Limit = { scope: 'route', identity: identity(), limit: 20 }
    begin(limit)
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => take(limit)))
    expect(outcomes.filter(({ outcome }) => outcome === 'allowed')).toHaveLength(20)
  })

  it('refuses by what was counted elsewhere, and counts nothing by looking', async () => {
    const failures: Limit = { scope: 'ip_failures', identity: identity(), limit: 2 }
    const looks: Limit = { ...failures, onlyLooks: true }
    begin(failures)
    for (let n = 0; n < 5; n++) expect((await take(looks)).outcome).toBe('allowed')
    await take(failures)
    await take(failures)
    expect((await take(looks)).outcome).toBe('refused')
  })

  it('keeps identities and scopes apart', async () => {
    const name = identity()
    const first: Limit = { scope: 'key', identity: name, limit: 1 }
    await take(first)
    expect((await take({ ...first, scope: 'user' })).outcome).toBe('allowed')
    expect((await take({ ...first, identity: `${name}x` })).outcome).toBe('allowed')
  })
}

describe('limits in memory', () => {
  const limiter = createMemoryLimiter(now)
  behavesAsLimiter(() => limiter)
})

describe.skipIf(inject('redisUrl') === '')('limits in Redis', () => {
  let redis: Redis
  let limiter: RateLimiter
  const reports: unknown[] = []
  beforeAll(() => {
    redis = new Redis(inject('redisUrl'), { commandTimeout: 500, maxRetriesPerRequest: 0 })
    redis.on('error', () => {})
    limiter = createRedisLimiter({
      redis,
      now,
      fallback: createMemoryLimiter(now),
      report: (error) => reports.push(error),
    })
  })
  afterAll(() => redis.disconnect())
  behavesAsLimiter(() => limiter)

  it('counts for this process alone while Redis is gone, and asks it no more on the way of a request', async () => {
    const gone = new Redis({
      host: '127.0.0.1',
      port: 9,
      commandTimeout: 100,
      maxRetriesPerRequest: 0,
      lazyConnect: true,
    })
    gone.on('error', () => {})
    const seen: unknown[] = []
    const alone = createRedisLimiter({
      redis: gone,
      now,
      fallback: createMemoryLimiter(now),
      report: (error) => seen.push(error),
    })
    const limit: Limit = { scope: 'key', identity: identity(), limit: 2 }
    const outcomes: string[] = []
    for (let n = 0; n < 4; n++) outcomes.push((await alone.take([limit])).outcome)
    expect(outcomes).toEqual(['allowed', 'allowed', 'refused', 'refused'])
    expect(seen).toHaveLength(3) // one slow reply does not mean that it is gone; after three it is not asked
    gone.disconnect()
  })
})

it('never lets a window of one identity overlap the next, whatever its name', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(2_000_000_000_000), (name, moment) => {
      const { number, endsAt } = windowAt(name, moment)
      expect(endsAt).toBeGreaterThan(moment)
      expect(endsAt - moment).toBeLessThanOrEqual(windowMs)
      expect(windowAt(name, endsAt - 1).number).toBe(number)
      expect(windowAt(name, endsAt).number).toBe(number + 1)
    }),
  )
})
