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
  /** Told of failures, a line a second at most. */
  report: (error: unknown) => void
}

/** After a failure Redis is not asked again for so long, so that one that is frozen delays few requests. */
const pauseMs = 1_000

/**
 * Counters that all replicas share. While Redis is gone or frozen, each process counts for itself by the same limits,
 * so that as many times a limit can pass as there are processes; the wait for it is bounded by the client's
 * `commandTimeout`.
 */
export function createRedisLimiter({ redis, now, fallback, report }: Deps): RateLimiter {
  redis.defineCommand('bereaTakeLimits', { lua: script })
  const command = redis as Redis & { bereaTakeLimits: (keys: number, ...args: string[]) => Promise<number[]> }
  let brokenUntil = Number.NEGATIVE_INFINITY
  return {
    take: async (limits) => {
      if (performance.now() < brokenUntil) return fallback.take(limits)
      try {
        return await ask(limits)
      } catch (error) {
        if (performance.now() >= brokenUntil) report(error)
        brokenUntil = performance.now() + pauseMs
        return fallback.take(limits)
      }
    },
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
