import type { FastifyRequest } from 'fastify'
import type { Limit, RateLimiter } from '../access/rate-limits/index.ts'
import { rateLimited } from '../http/index.ts'
import type { Now } from '../platform/clock.ts'

/** What one person may ask of the dashboard a minute. */
export type PersonLimits = {
  /** Of all kinds. */
  requests: number
  /** Those that change something: keys made, accounts renamed, applications decided. */
  changes: number
  /** Files of request records, each up to 50,000 of them. */
  exports: number
}

type Deps = { limiter: RateLimiter; limits: PersonLimits; now: Now }
/** Counts a request of somebody who is signed in. @throws AppError rate_limited, with the seconds to wait */
export type Admit = (personId: string, request: FastifyRequest) => Promise<void>

export function createAdmit({ limiter, limits, now }: Deps): Admit {
  return async (personId, { method, routeOptions }) => {
    const wanted: Limit[] = [{ scope: 'person_requests', identity: personId, limit: limits.requests }]
    if (method !== 'GET' && method !== 'HEAD')
      wanted.push({ scope: 'person_changes', identity: personId, limit: limits.changes })
    if (routeOptions.url?.endsWith('.csv'))
      wanted.push({ scope: 'person_exports', identity: personId, limit: limits.exports })
    const outcome = await limiter.take(wanted)
    if (outcome.outcome === 'refused') throw rateLimited(outcome.refusing, now())
  }
}
