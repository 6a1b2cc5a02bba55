import type { KeySettings } from '../access/api-keys/index.ts'
import type { KeyChange } from './contract.ts'
import { momentFrom } from './moment-from.ts'

/** The settings of a key as they were sent. @throws AppError bad_request for a moment that there is not */
export function settingsFrom({ expiresAt, ...others }: KeyChange): KeySettings {
  if (expiresAt === undefined) return others
  return { ...others, expiresAt: expiresAt === null ? null : momentFrom(expiresAt, '/expiresAt') }
}
