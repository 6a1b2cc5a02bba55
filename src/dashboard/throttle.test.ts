import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, expect, inject, it } from 'vitest'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { aDashboard, password } from '../../tests/dashboard-app.ts'
import type { Refusal } from '../../tests/dashboard-visitors.ts'
import { createMemoryLimiter, createRedisLimiter } from '../access/rate-limits/index.ts'

describeOnBothDatabases('attempts', (database) => {
  const redis = inject('redisUrl') === '' ? undefined : new Redis(inject('redisUrl'), { maxRetriesPerRequest: 0 })
  afterAll(() => redis?.disconnect())

  it.each([
    ['/auth/sign-in/email', (n: number) => ({ email: `a${n}@example.org`, password }), 3],
    ['/auth/sign-in/email', () => ({ email: 'One@example.org', password }), 2],
    ['/auth/sign-up/email', () => ({ email: 'two@example.org', name: 'Ruth', password: 'short' }), 2],
    ['/auth/request-password-reset', () => ({ email: 'three@example.org' }), 2],
    ['/auth/send-verification-email', () => ({ email: 'three@example.org' }), 2],
    ['/auth/reset-password', (n: number) => ({ token: String(n), newPassword: password }), 3],
    ['/auth/two-factor/verify-totp', () => ({ code: '000000' }), 3],
  ])('are throttled at %s', async (path, body, most) => {
    const now = () => new Date('2026-05-01T12:00:00.000Z')
    const { app, browser } = await aDashboard(database(), {
      limits: { ip: 3, email: 2 },
      limiter: createMemoryLimiter(now),
    })
    for (let n = 0; n < most; n++) expect((await browser().post(path, body(n))).status).not.toBe(429)
    const refused = await browser().post<Refusal>(path, body(9))
    expect([refused.status, refused.json.error.code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await app.close()
  })

  it.skipIf(redis === undefined)(
    'are counted together by replicas that share Redis, by account and by address',
    async () => {
      let at = Date.parse('2026-05-01T12:00:00.000Z')
      const now = () => new Date(at)
      const failures: unknown[] = []
      const report = (error: unknown) => failures.push(error)
      const fallback = { take: () => Promise.reject(new Error('Redis was left out')) }
      const aReplica = (limits: { ip: number; email: number }) =>
        aDashboard(database(), { limits, limiter: createRedisLimiter({ redis: redis!, now, fallback, report }) })
      const replicas = [await aReplica({ ip: 1_000, email: 4 }), await aReplica({ ip: 1_000, email: 4 })]
      const strict = [await aReplica({ ip: 6, email: 100 }), await aReplica({ ip: 6, email: 100 })]
      const run = randomUUID()
      const signInAt = (all: typeof replicas, n: number, email: string) =>
        all[n % all.length]!.browser().post<Refusal>('/auth/sign-in/email', { email, password })
      const statuses = async (all: typeof replicas, count: number, email: (n: number) => string) =>
        (await Promise.all(Array.from({ length: count }, (_, n) => signInAt(all, n, email(n))))).map(
          ({ status }) => status,
        )
      try {
        // the same account, however it is written, over both replicas
        const ofOne = await statuses(replicas, 10, (n) => (n % 2 ? `One-${run}@Example.org` : `one-${run}@example.org`))
        expect(ofOne.filter((status) => status === 401)).toHaveLength(4)
        expect(ofOne.filter((status) => status === 429)).toHaveLength(6)
        // others are not kept out by that
        expect((await signInAt(replicas, 0, `two-${run}@example.org`)).status).toBe(401)
        // the same address for many accounts; in a minute of its own, which nobody has counted in
        at += 10 * 60_000 + Math.floor(Math.random() * 1e9) * 60_000
        const ofAddress = await statuses(strict, 12, (n) => `${n}-${run}@example.org`)
        expect(ofAddress.filter((status) => status === 401)).toHaveLength(6)
        expect(ofAddress.filter((status) => status === 429)).toHaveLength(6)
        at += 60_000
        expect((await signInAt(strict, 0, `one-${run}@example.org`)).status).toBe(401)
        expect(failures).toEqual([])
        expect(JSON.stringify(await redis!.keys('*'))).not.toContain(run) // no address stands in the store
      } finally {
        for (const { app } of [...replicas, ...strict]) await app.close()
      }
    },
  )
})
