import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import type { NewId } from '../../platform/ids.ts'
import { findAccount, requireReadableName } from '../accounts/index.ts'
import type { ApiKey, Scope } from './api-key.ts'
import { insertKey } from './api-keys.repository.ts'
import { generateKey, hashKey, isLiveKey, prefixOf } from './key-format.ts'

type Deps = { db: Db; newId: NewId; now: Now }
type Input = {
  accountId: string
  name: string
  scopes: readonly Scope[]
  livemode: boolean
  expiresAt?: Date | undefined
}

/**
 * Makes a key for an account. The raw key is in the result and nowhere else: it cannot be shown again.
 * @throws AppError bad_request for a name with control characters, not_found for an unknown account, insufficient_scope for one without API access
 */
export async function createKey(deps: Deps, input: Input): Promise<{ key: ApiKey; rawKey: string }> {
  requireReadableName(input.name)
  const account = await findAccount(deps.db, input.accountId)
  if (!account) throw new AppError('not_found', `There is no account ${input.accountId}.`, { param: 'account' })
  if (account.apiAccess !== 'approved') {
    throw new AppError(
      'insufficient_scope',
      `The account ${account.id} has no API access, so no key can be made for it.`,
      { param: 'account' },
    )
  }
  const rawKey = generateKey(input.livemode)
  const key = await storeKey(deps, rawKey, input)
  return { key, rawKey }
}

/** Stores a raw key that was made elsewhere. The same key twice is stored once. */
export async function storeKey(
  { db, newId, now }: Deps,
  rawKey: string,
  input: Omit<Input, 'livemode'>,
): Promise<ApiKey> {
  const id = newId('key')
  const key: ApiKey = {
    id,
    accountId: input.accountId,
    name: input.name,
    prefix: prefixOf(rawKey),
    livemode: isLiveKey(rawKey),
    scopes: [...new Set(input.scopes)],
    state: 'active',
    createdAt: now(),
    expiresAt: input.expiresAt ?? null,
    lastUsedAt: null,
    revokedAt: null,
    lineageId: id,
    ipList: [],
    dailyCap: null,
    monthlyCap: null,
    requestsPerMinute: null,
    successorId: null,
    graceEndsAt: null,
    usesInRotation: 0,
  }
  await insertKey(db, { ...key, hash: hashKey(rawKey) })
  return key
}
