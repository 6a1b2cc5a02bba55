import { beforeEach, describe, expect, it } from 'vitest'
import type { Authenticate } from '../src/access/callers/index.ts'
import { createMemoryLimiter } from '../src/access/rate-limits/index.ts'
import { AppError } from '../src/errors.ts'
import { aCaller, bearer, inProcessApp } from './in-process-app.ts'

let at: Date
beforeEach(() => {
  at = new Date('2026-05-01T12:00:00.000Z')
})
const now = () => at
const wide = { ipFailures: 1_000, ipRequests: 1_000, global: 1_000, route: 1_000, ipAuthenticated: 1_000 }
type Over = { limits?: Partial<typeof wide>; perMinute?: { key: number; account: number } }

/** A raw key is `account/key`; one without a slash is nobody's. */
const authenticates =
  (requestsPerMinute = { key: 1_000, account: 1_000 }): Authenticate =>
  async (rawKey) => {
    const [accountId, keyId] = rawKey.split('/')
    if (accountId === undefined || keyId === undefined) throw new AppError('invalid_api_key', 'There is no such key.')
    return aCaller({ accountId, keyId, requestsPerMinute })
  }

async function aService({ limits = {}, perMinute }: Over) {
  const app = await inProcessApp({
    now,
    limiter: createMemoryLimiter(now),
    limits: { ...wide, ...limits },
    authenticate: authenticates(perMinute),
  })
  return (rawKey: string, over: { remoteAddress?: string; url?: string } = {}) =>
    app.inject({ url: '/v1/topics', ...over, headers: bearer(rawKey) })
}

describe('limits of requests', () => {
  it.each<[string, Over, string[], string]>([
    ['the service', { limits: { global: 3 } }, ['a/1', 'b/2', 'c/3', 'd/4'], 'requests to this service'],
    ['an address', { limits: { ipRequests: 3 } }, ['a/1', 'b/2', 'c/3', 'd/4'], 'requests of your address'],
    ['a key', { perMinute: { key: 3, account: 9 } }, ['a/1', 'a/1', 'a/1', 'a/1'], 'requests of this key'],
    ['an account', { perMinute: { key: 9, account: 3 } }, ['a/1', 'a/2', 'a/3', 'a/4'], 'requests of this account'],
    [
      'an address with good keys',
      { limits: { ipAuthenticated: 1 }, perMinute: { key: 1, account: 1 } },
      ['a/1', 'b/2', 'c/3', 'd/4'],
      'requests of your address',
    ],
    ['an endpoint', { limits: { route: 3 } }, ['a/1', 'b/2', 'c/3', 'd/4'], 'requests to this endpoint'],
  ])('of %s refuse one more, say how long to wait, and end with the window', async (_, over, keys, what) => {
    const ask = await aService(over)
    for (const key of keys.slice(0, 3)) expect((await ask(key)).statusCode).toBe(200)
    const refused = await ask(keys[3]!)
    const seconds = Number(refused.headers['retry-after'])
    expect(refused.statusCode).toBe(429)
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(refused.json().error).toMatchObject({ code: 'rate_limited' })
    expect(refused.json().error.message).toMatch(new RegExp(`^More than 3 ${what} in a minute; wait ${seconds} second`))
    at = new Date(at.getTime() + seconds * 1_000)
    expect((await ask(keys[3]!)).statusCode).toBe(200)
  })

  it('tell what is left of the key’s', async () => {
    const ask = await aService({ perMinute: { key: 3, account: 9 } })
    const left: unknown[] = []
    for (let n = 0; n < 4; n++) {
      const { headers } = await ask('a/1')
      expect(headers['x-ratelimit-limit']).toBe('3')
      left.push(headers['x-ratelimit-remaining'])
    }
    expect(left).toEqual(['2', '1', '0', '0'])
  })

  it('of failed authentications refuse good keys of the address too, and nobody elsewhere', async () => {
    const ask = await aService({ limits: { ipFailures: 3 } })
    for (let n = 0; n < 3; n++) expect((await ask('nobody')).statusCode).toBe(401)
    const refused = await ask('a/1')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error.message).toContain('failed authentications of your address')
    expect((await ask('a/1', { remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
    at = new Date(at.getTime() + Number(refused.headers['retry-after']) * 1_000)
    expect((await ask('a/1')).statusCode).toBe(200)
  })

  it('count whoever changes the address within an IPv6 network as one', async () => {
    const ask = await aService({ limits: { ipRequests: 3 } })
    const from = (n: number) => ask('a/1', { remoteAddress: `2001:db8:0:7::${n}` })
    for (let n = 1; n <= 3; n++) expect((await from(n)).statusCode).toBe(200)
    const refused = await from(4)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error.message).toContain('More than 3 requests of your network (/64) in a minute')
    expect((await ask('a/1', { remoteAddress: '2001:db8:0:8::1' })).statusCode).toBe(200)
  })

  it('of a larger IPv6 network are higher, and hold for whoever has all of it', async () => {
    const ask = await aService({ limits: { ipFailures: 2 } })
    const statuses: number[] = []
    for (let n = 0; n < 10; n++)
      statuses.push((await ask('nobody', { remoteAddress: `2001:db8:0:${n.toString(16)}::1` })).statusCode)
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429])
  })

  it('are not used up by good keys where failures are counted', async () => {
    const ask = await aService({ limits: { ipFailures: 3 } })
    for (let n = 0; n < 5; n++) expect((await ask('a/1')).statusCode).toBe(200)
  })
})
