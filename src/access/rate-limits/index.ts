export { addressLimits } from './address-limits.ts'
export { createMemoryLimiter } from './memory-limiter.ts'
export type { Limit, LimitState, RateLimiter } from './rate-limits.ts'
export { createRedisLimiter } from './redis-limiter.ts'
