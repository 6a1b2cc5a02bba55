import { describe, expect, it } from 'vitest'
import { BereaError, ConnectionError, RateLimitError, ServerError, TimeoutError } from './errors.ts'
import { isWorthRetrying, waitBeforeRetry } from './retry.ts'

const limited = (retryAfter: number) => new RateLimitError('', { status: 429, code: 'rate_limited', retryAfter })

describe('isWorthRetrying', () => {
  it.each([
    ['a limit', limited(60), true, true],
    ['a limit for longer than a window', limited(61), false, false],
    ['a failure that the service tells of', new ServerError('', { status: 500, code: 'server_error' }), true, true],
    ['a failure that a proxy tells of', new ServerError('', { status: 502 }), true, false],
    ['a lost connection', new ConnectionError(''), true, false],
    ['silence', new TimeoutError(''), true, false],
    ['a bad request', new BereaError('', { status: 400, code: 'bad_request' }), false, false],
    ['a caller who left', new DOMException('', 'AbortError'), false, false],
  ])('%s', (_, error, whereSafe, whereNot) => {
    expect([isWorthRetrying(error, true), isWorthRetrying(error, false)]).toEqual([whereSafe, whereNot])
  })
})

describe('waitBeforeRetry', () => {
  it('waits as long as the service says, and a little', () => {
    expect([waitBeforeRetry(limited(7), 0, () => 0), waitBeforeRetry(limited(7), 3, () => 1)]).toEqual([7_000, 7_500])
  })

  it('waits twice as long each time, up to a bound, half of it by chance', () => {
    const waits = (random: number) =>
      [0, 1, 2, 3, 4, 5].map((retries) => waitBeforeRetry(new ConnectionError(''), retries, () => random))
    expect(waits(1)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000])
    expect(waits(0)).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000])
  })
})
