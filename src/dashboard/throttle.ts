import { createHash } from 'node:crypto'
import { addressLimits, type RateLimiter } from '../access/rate-limits/index.ts'
import { rateLimited } from '../http/index.ts'
import type { Now } from '../platform/clock.ts'

/** What is counted apart: signing in, signing up, having a mail sent, giving a code or a password. */
export type Attempt = 'sign_in' | 'sign_up' | 'mail' | 'code'

/** Attempts a minute of each kind. */
export type AttemptLimits = { ip: number; email: number }

type Deps = { limiter: RateLimiter; limits: AttemptLimits; now: Now }

/**
 * Counts an attempt against the address it comes from and the e-mail address it is for.
 * @throws AppError rate_limited, with the seconds to wait
 */
export function createThrottle({ limiter, limits, now }: Deps) {
  return async (attempt: Attempt, { ip, email }: { ip: string; email: string | undefined }): Promise<void> => {
    const wanted = addressLimits('people_ip', ip, limits.ip, { of: `${attempt}:` })
    if (email !== undefined)
      wanted.push({ scope: 'people_email', identity: `${attempt}:${nameless(email)}`, limit: limits.email })
    const outcome = await limiter.take(wanted)
    if (outcome.outcome === 'refused') throw rateLimited(outcome.refusing, now())
  }
}

/** No address stands in the store of the limits. */
const nameless = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
