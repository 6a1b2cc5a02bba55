export { createIdempotencyStore } from './idempotency.repository.ts'
export { type IdempotencyDeps, runOnce } from './run-once.ts'
