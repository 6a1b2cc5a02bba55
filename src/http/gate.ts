import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Scope } from '../access/api-keys/index.ts'
import type { Authenticate, Caller } from '../access/callers/index.ts'
import { addressLimits, type Limit, type LimitState, type RateLimiter } from '../access/rate-limits/index.ts'
import { AppError } from '../errors.ts'
import { endpointOf } from './recorded.ts'

/**
 * Makes the `onRequest` hook of one route. It runs before the body is read, so a refusal costs nothing more. A route
 * that `needsNoDatabase` goes on without it for keys that were seen before. One that `leadsOn` makes requests with the
 * caller's key that pass gates of their own: it only looks at address and key, and those are counted and recorded.
 */
export type Gate = (demands: {
  scope: Scope | 'any'
  needsNoDatabase?: boolean
  leadsOn?: boolean
}) => onRequestAsyncHookHandler

/** Requests a minute, beside what plans and keys say. */
export type SharedLimits = {
  /** Failed authentications of one address. */
  ipFailures: number
  /** All requests of one address, before its key is known. */
  ipRequests: number
  global: number
  route: number
  /** The least that an address may ask with good keys; three times the plan where that is more. */
  ipAuthenticated: number
}

type Deps = { authenticate: Authenticate; limiter: RateLimiter; limits: SharedLimits; now: () => Date }

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate; null on keyless routes and before the gate has answered. */
    caller: Caller | null
  }
}

/**
 * The limits of the address and of the service, then the key in the Authorization header and its scope, then the limits
 * of key, account, address and route. Each step counts all of its limits or, when one refuses, none.
 */
export function createGate({ authenticate, limiter, limits, now }: Deps): Gate {
  return ({ scope, needsNoDatabase = false, leadsOn = false }) =>
    async (request, reply) => {
      const failures = addressLimits('ip_failures', request.ip, limits.ipFailures)
      await take(
        ...failures.map((limit) => ({ ...limit, onlyLooks: true as const })),
        ...addressLimits('ip_all', request.ip, limits.ipRequests),
        ...(leadsOn ? [] : [{ scope: 'global' as const, identity: '', limit: limits.global }]),
      )
      const caller = await authenticateOrCount(request, failures, needsNoDatabase)
      if (leadsOn) return
      request.caller = caller
      const states = await takeShowing(reply, [
        { scope: 'key', identity: caller.keyId, limit: caller.requestsPerMinute.key },
        { scope: 'user', identity: caller.accountId, limit: caller.requestsPerMinute.account },
        ...addressLimits('ip', request.ip, Math.max(limits.ipAuthenticated, 3 * caller.requestsPerMinute.account)),
        { scope: 'route', identity: endpointOf(request.routeOptions.url), limit: limits.route },
      ])
      showLimit(reply, states[0]!)
      if (scope !== 'any' && !caller.scopes.includes(scope)) {
        throw new AppError('insufficient_scope', `This key lacks the scope \`${scope}\`; use a key that has it.`)
      }
    }

  async function authenticateOrCount(
    { headers, ip }: FastifyRequest,
    failures: readonly Limit[],
    isEnoughRemembered: boolean,
  ): Promise<Caller> {
    try {
      return await authenticate(bearerKey(headers.authorization), ip, { isEnoughRemembered })
    } catch (error) {
      // the look before was only a look: of those that failed at once, no more than the limit get a 401
      if (error instanceof AppError && error.code === 'invalid_api_key') await take(...failures)
      throw error
    }
  }

  async function take(...wanted: Limit[]): Promise<LimitState[]> {
    const outcome = await limiter.take(wanted)
    if (outcome.outcome === 'refused') throw rateLimited(outcome.refusing, now())
    return outcome.states
  }

  async function takeShowing(reply: FastifyReply, wanted: readonly Limit[]): Promise<LimitState[]> {
    const outcome = await limiter.take(wanted)
    if (outcome.outcome === 'allowed') return outcome.states
    showLimit(reply, outcome.refusing)
    throw rateLimited(outcome.refusing, now())
  }
}

const names: Readonly<Record<LimitState['scope'], string>> = {
  ip_failures: 'failed authentications of your address',
  ip_all: 'requests of your address',
  global: 'requests to this service',
  key: 'requests of this key',
  user: 'requests of this account',
  ip: 'requests of your address',
  route: 'requests to this endpoint',
  people_ip: 'attempts of your address',
  people_email: 'attempts for this e-mail address',
  person_requests: 'requests by you',
  person_changes: 'changes by you',
  person_exports: 'exports by you',
}

/** The refusal of a limit, with the seconds to wait. */
export function rateLimited({ scope, limit, resetAt, networkBits }: LimitState, now: Date): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1_000))
  const what = networkBits === undefined ? names[scope] : names[scope].replace('address', `network (/${networkBits})`)
  return new AppError(
    'rate_limited',
    `More than ${limit} ${what} in a minute; wait ${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'} and try again.`,
    { retryAfterSeconds },
  )
}

function showLimit(reply: FastifyReply, { limit, remaining, resetAt }: LimitState): void {
  reply.header('X-RateLimit-Limit', limit)
  reply.header('X-RateLimit-Remaining', remaining)
  reply.header('X-RateLimit-Reset', Math.ceil(resetAt.getTime() / 1_000))
}

/** The caller of a gated route. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new Error('the route has no gate')
  return caller
}

/** @returns an empty string, which is no well-formed key, when the header is not there or of another scheme */
function bearerKey(header: string | undefined): string {
  return /^bearer +([^\s]+) *$/i.exec(header ?? '')?.[1] ?? ''
}
