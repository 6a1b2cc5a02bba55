export { type ApiKey, type Scope, scopes, stateAt } from './api-key.ts'
export {
  type FindKeyByHash,
  listKeys,
  listNewestKeys,
  prepareFindKeyByHash,
  revokeOtherKeys,
  writeLastUsed,
} from './api-keys.repository.ts'
export {
  type Actor,
  changeKey,
  getKey,
  pauseKey,
  resumeKey,
  revokeKey,
} from './change-key.ts'
export { createKey, storeKey } from './create-key.ts'
export { generateKey, hashKey, isWellFormedKey } from './key-format.ts'
export type { KeySettings } from './key-settings.ts'
export { createLastUsed } from './last-used.ts'
export { rotateKey } from './rotate-key.ts'
export { verifyKey } from './verify-key.ts'
