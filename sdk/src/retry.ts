import { BereaError, ConnectionError } from './errors.ts'

const firstWaitMs = 500
const longestWaitMs = 8_000
/** A window of the service's limits is a minute. Whoever is to wait longer is told so, and decides. */
const longestAskedWaitSeconds = 60

const passingStatuses = new Set([408, 429, 500, 502, 503, 504])

/**
 * Whether a failed request may be sent again.
 * @param isSafe whether sending it twice cannot be charged twice: it is free, or has an `Idempotency-Key`
 */
export function isWorthRetrying(error: unknown, isSafe: boolean): boolean {
  if (!(error instanceof BereaError)) return false // the caller left
  if ((error.retryAfter ?? 0) > longestAskedWaitSeconds) return false
  if (error instanceof ConnectionError) return isSafe
  if (error.status === undefined || !passingStatuses.has(error.status)) return false
  // what the service itself refuses costs nothing; behind a proxy's 502 the work may have been done and charged
  return isSafe || error.code !== undefined
}

/**
 * Milliseconds to wait before a request is sent again: as long as the service says, else twice as long each time. A
 * random part keeps clients that failed together from coming back together.
 * @param retries how many there were before
 */
export function waitBeforeRetry(error: unknown, retries: number, random: () => number = Math.random): number {
  const asked = error instanceof BereaError ? error.retryAfter : undefined
  if (asked !== undefined) return asked * 1_000 + random() * firstWaitMs
  return Math.min(firstWaitMs * 2 ** retries, longestWaitMs) * (0.5 + random() / 2)
}

/** @throws the reason of the signal, at once when it is aborted */
export function pause(milliseconds: number, signal?: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, milliseconds)
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
  })
}
