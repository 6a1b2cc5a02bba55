import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import type { ApiKey } from './api-key.ts'
import { findKey, markRevoked } from './api-keys.repository.ts'

/**
 * Ends a key for good; the next request with it is refused.
 * @throws AppError not_found for an unknown key, bad_request for one that was revoked before
 */
export async function revokeKey({ db, now }: { db: Db; now: Now }, id: string): Promise<ApiKey> {
  const revoked = await markRevoked(db, id, now())
  if (revoked) return revoked
  const key = await findKey(db, id)
  if (!key) throw new AppError('not_found', `There is no key ${id}.`, { param: 'key' })
  throw new AppError('bad_request', `The key ${id} was revoked on ${key.revokedAt?.toISOString()} already.`, {
    param: 'key',
  })
}
