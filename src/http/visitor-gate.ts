import type { onRequestAsyncHookHandler } from 'fastify'
import { addressLimits, type RateLimiter } from '../access/rate-limits/index.ts'
import { rateLimited } from './gate.ts'

type Deps = { limiter: RateLimiter; requestsPerMinute: number; now: () => Date; of?: string }

/**
 * Makes the `onRequest` hook of pages that need no key: so many a minute for one address, counted apart from what it
 * asks of `/v1`, so that a reader takes nothing from an integrator behind the same address.
 * @param of what keeps its counter apart from those of other gates
 */
export const createVisitorGate =
  ({ limiter, requestsPerMinute, now, of = 'pages:' }: Deps): onRequestAsyncHookHandler =>
  async ({ ip }) => {
    const outcome = await limiter.take(addressLimits('ip_all', ip, requestsPerMinute, { of }))
    if (outcome.outcome === 'refused') throw rateLimited(outcome.refusing, now())
  }
