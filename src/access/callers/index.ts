export { type Authenticate, createAuthenticate } from './authenticate.ts'
export type { Caller } from './caller.ts'
