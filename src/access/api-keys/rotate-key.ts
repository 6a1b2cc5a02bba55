import { AppError } from '../../errors.ts'
import type { NewId } from '../../platform/ids.ts'
import { recordAudit } from '../audit/index.ts'
import { byOf, insertEvent } from '../webhooks/index.ts'
import { type ApiKey, stateAt } from './api-key.ts'
import { insertKey, updateKey } from './api-keys.repository.ts'
import { type Actor, type ChangeDeps, getKey } from './change-key.ts'
import { generateKey, hashKey, prefixOf } from './key-format.ts'

const longestGraceDays = 30
const dayMs = 86_400_000

/**
 * Makes the successor of a key, with the same name, scopes, caps and limits. Both work until the grace ends; then the
 * old one is as good as revoked.
 * @param graceDays 0 to 30; with 0 the old key ends at once
 * @returns the old key, the new one, and the new raw key, which is nowhere else
 * @throws AppError bad_request for a grace out of range or a key that is not active, not_found for an unknown one
 */
export async function rotateKey(
  deps: ChangeDeps & { newId: NewId },
  id: string,
  { graceDays }: { graceDays: number },
  { actor, ofAccount }: Actor,
): Promise<{ old: ApiKey; key: ApiKey; rawKey: string }> {
  if (!Number.isFinite(graceDays) || graceDays < 0 || graceDays > longestGraceDays)
    throw new AppError('bad_request', `The grace is 0 to ${longestGraceDays} days.`, { param: 'graceDays' })
  const { db, now, newId } = deps
  const at = now()
  const rotated = await db.transaction(async (tx) => {
    const successorId = newId('key')
    const graceEndsAt = new Date(at.getTime() + graceDays * dayMs)
    const old = await updateKey(tx, id, {
      from: ['active'],
      set:
        graceDays === 0
          ? { state: 'revoked', revokedAt: at, successorId, graceEndsAt }
          : { state: 'rotating', successorId, graceEndsAt },
      livesAt: at,
      ofAccount,
    })
    if (old === undefined) return undefined
    const rawKey = generateKey(old.livemode)
    const key: ApiKey = {
      ...old,
      id: successorId,
      prefix: prefixOf(rawKey),
      state: 'active',
      createdAt: at,
      lastUsedAt: null,
      revokedAt: null,
      successorId: null,
      graceEndsAt: null,
      usesInRotation: 0,
    }
    await insertKey(tx, { ...key, hash: hashKey(rawKey) })
    const detail = { successorId, graceEndsAt: graceEndsAt.toISOString() }
    await recordAudit(tx, { at, actor, action: 'key.rotated', accountId: old.accountId, subject: id, detail })
    const { accountId, name } = old
    const data = { keyId: id, keyName: name, ...detail, by: byOf(actor) }
    await insertEvent(tx, { type: 'key.rotated', data, accountId, fact: id, at })
    return { old, key, rawKey }
  })
  if (rotated !== undefined) return rotated
  const key = await getKey({ db }, id, ofAccount)
  throw new AppError('bad_request', `The key ${id} is ${stateAt(key, at)}. Only an active key can be rotated.`, {
    param: 'key',
  })
}
