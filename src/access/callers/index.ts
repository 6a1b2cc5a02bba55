export { type Authenticate, createAuthenticate } from './authenticate.ts'
export type { Caller } from './caller.ts'
export { createKeyCache } from './key-cache.ts'
export { prepareFindKeyHolder } from './key-holder.repository.ts'
