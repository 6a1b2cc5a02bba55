import {
  type Limit,
  type LimitOutcome,
  type LimitState,
  nameOf,
  type RateLimiter,
  windowAt,
  windowMs,
} from './rate-limits.ts'

type Counter = { window: number; count: number }

/** Counters of this process alone, in memory: exact for one process. */
export function createMemoryLimiter(now: () => Date): RateLimiter {
  let counters = new Map<string, Counter>()
  let sweptAt = 0

  /** Counters whose window is over are of no use any more. */
  function sweep(at: number): void {
    if (at - sweptAt < windowMs) return
    sweptAt = at
    counters = new Map([...counters].filter(([name, { window }]) => window === windowAt(name, at).number))
  }

  return {
    take: async (limits) => {
      const at = now().getTime()
      sweep(at)
      const found = limits.map((limit) => find(limit, at))
      const full = found.filter(({ counter, limit }) => counter.count >= limit.limit)
      if (full.length > 0) return refusedBy(full.map(({ limit, endsAt }) => stateOf(limit, limit.limit, endsAt)))
      for (const { name, counter, limit } of found) {
        if (limit.onlyLooks) continue
        counter.count++
        counters.set(name, counter)
      }
      return {
        outcome: 'allowed',
        states: found.map(({ limit, counter, endsAt }) => stateOf(limit, counter.count, endsAt)),
      }
    },
  }

  function find(limit: Limit, at: number) {
    const name = nameOf(limit)
    const { number: window, endsAt } = windowAt(name, at)
    const known = counters.get(name)
    return { name, limit, endsAt, counter: known?.window === window ? known : { window, count: 0 } }
  }
}

export const stateOf = ({ scope, limit, networkBits }: Limit, count: number, endsAt: number): LimitState => ({
  scope,
  networkBits,
  limit,
  remaining: Math.max(0, limit - count),
  resetAt: new Date(endsAt),
})

export const refusedBy = (states: readonly LimitState[]): LimitOutcome => ({
  outcome: 'refused',
  refusing: states.reduce((a, b) => (b.resetAt > a.resetAt ? b : a)),
})
