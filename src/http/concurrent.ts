import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Concurrency } from '../access/concurrency/index.ts'
import { AppError } from '../errors.ts'
import { callerOf } from './gate.ts'

/**
 * Does the work for a charged request while no more of its account are under way than may be: from here until its reply
 * was sent and its work has ended, also for a caller who has left. One that waits under an idempotency key counts too.
 * @throws AppError rate_limited
 */
export type Concurrent = <T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>) => Promise<T>

/** How long whoever is refused is asked to wait: nobody knows when one of the others ends. */
const retryAfterSeconds = 2

/** Makes it; each reply says how many of an account may be under way at once, and how many more could come. */
export function createConcurrent({ concurrency, now }: { concurrency: Concurrency; now: () => Date }): Concurrent {
  return async (request, reply, work) => {
    const { accountId, concurrentRequests: most } = callerOf(request)
    const admission = concurrency.admit(accountId, most)
    reply.header('X-RateLimit-Concurrent-Limit', most)
    reply.header('X-RateLimit-Concurrent-Remaining', admission.outcome === 'refused' ? 0 : admission.remaining)
    if (admission.outcome === 'refused') {
      reply.header('X-RateLimit-Limit', most)
      reply.header('X-RateLimit-Remaining', 0)
      reply.header('X-RateLimit-Reset', Math.ceil(now().getTime() / 1_000) + retryAfterSeconds)
      throw new AppError(
        'rate_limited',
        `More than ${most} requests of this account under way at once; wait ${retryAfterSeconds} seconds and try again.`,
        { retryAfterSeconds },
      )
    }
    try {
      return await work()
    } finally {
      admission.end()
    }
  }
}
