import type { Redis } from 'ioredis'
import { refusedBy, stateOf } from './memory-limiter.ts'
import { type Limit, type LimitOutcome, nameOf, type RateLimiter, windowAt } from './rate-limits.ts'

/**
 * One script for all limits of a step: looks whether any is used up, and only then counts.
 * KEYS: a counter each. ARGV: limit, milliseconds to its end, and 1 where it counts, three each.
 * Returns the counts; those of a refused request as they stand, the first element says which.
 */
const script = `
local full = 0
local counts = {}
for i, key in ipairs(KEYS) do
  counts[i] = tonumber(redis.call('GET', key) or '0')
  if counts[i] >= tonumber(ARGV[3 * i - 2]) then full = 1 end
end
if full == 0 then
  for i, key in ipairs(KEYS) do
    if ARGV[3 * i] == '1' then
      counts[i] = redis.call('INCR', key)
      if counts[i] == 1 then redis.call('PEXPIRE', key, ARGV[3 * i - 1]) end
    end
  end
end
return {full, unpack(counts)}
`

type Deps = {
  redis: Redis
  now: () => Date
  /** Counts while Redis does not answer: this process's share of the limits. */
  fallback: RateLimiter
  /** Told of failures; sees to it that they are not a line each. */
  report: (error: unknown) => void
}

/** So many failures in a row, for one slow reply does not mean that Redis is gone. */
const failuresOfGone = 3
/** While Redis is gone or frozen, it is asked so often whether it is back, and never by a request. */
const betweenPingsMs = 1_000

/**
 * Counters that all replicas share. While Redis does not answer, each process counts for itself by the same limits, so
 * that as many times a limit can pass as there are processes; only requests that were under way when it fell silent
 * wait for it, and no longer than the client's `commandTimeout`.
 */
export function createRedisLimiter({ redis, now, fallback, report }: Deps): RateLimiter {
  redis.defineCommand('bereaTakeLimits', { lua: script })
  const command = redis as Redis & { bereaTakeLimits: (keys: number, ...args: string[]) => Promise<number[]> }
  let isGone = false
  let failures = 0
  return {
    take: async (limits) => {
      if (isGone) return fallback.take(limits)
      try {
        const outcome = await ask(limits)
        failures = 0
        return outcome
      } catch (error) {
        report(error)
        failures++
        if (failures >= failuresOfGone && !isGone) waitForIt()
        return fallback.take(limits)
      }
    },
  }

  function waitForIt(): void {
    isGone = true
    const look = setInterval(async () => {
      try {
        await redis.ping()
        isGone = false
        failures = 0
        clearInterval(look)
      } catch (error) {
        report(error)
      }
    }, betweenPingsMs).unref()
  }

  async function ask(limits: readonly Limit[]): Promise<LimitOutcome> {
    const at = now().getTime()
    const windows = limits.map((limit) => windowAt(nameOf(limit), at))
    const keys = limits.map((limit, place) => `berea:${nameOf(limit)}:${windows[place]!.number}`)
    // kept somewhat longer than the window, since the clocks of replicas differ
    const args = limits.flatMap(({ limit, onlyLooks }, place) => [
      String(limit),
      String(windows[place]!.endsAt - at + 5_000),
      onlyLooks ? '0' : '1',
    ])
    const [full, ...counts] = await command.bereaTakeLimits(keys.length, ...keys, ...args)
    const states = limits.map((limit, place) => stateOf(limit, counts[place]!, windows[place]!.endsAt))
    if (full === 0) return { outcome: 'allowed', states }
    return refusedBy(states.filter((_, place) => counts[place]! >= limits[place]!.limit))
  }
}
