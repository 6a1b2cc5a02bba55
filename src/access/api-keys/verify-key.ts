import type { Now } from '../../platform/clock.ts'
import { type ApiKey, stateAt } from './api-key.ts'
import type { FindKeyByHash } from './api-keys.repository.ts'
import { hashKey, isWellFormedKey } from './key-format.ts'

export type KeyVerdict = { outcome: 'good'; key: ApiKey } | { outcome: 'paused' | 'expired' } | { outcome: 'refused' }

/**
 * Whether a raw key may be used now. `refused` stands for malformed, unknown and revoked alike; a malformed key
 * costs no look-up.
 * @throws whatever the look-up throws: a store that is down says nothing about the key
 */
export async function verifyKey(
  { findKeyByHash, now }: { findKeyByHash: FindKeyByHash; now: Now },
  rawKey: string,
): Promise<KeyVerdict> {
  if (!isWellFormedKey(rawKey)) return { outcome: 'refused' }
  const key = await findKeyByHash(hashKey(rawKey))
  if (!key) return { outcome: 'refused' }
  const state = stateAt(key, now())
  if (state === 'revoked') return { outcome: 'refused' }
  return state === 'paused' || state === 'expired' ? { outcome: state } : { outcome: 'good', key }
}
