import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { Db, DbConnection } from '../../platform/db/index.ts'
import type { NewId } from '../../platform/ids.ts'
import { findAccount, mayUse, type TestKeyAccess } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import type { ApiKey, Scope } from './api-key.ts'
import { insertKey } from './api-keys.repository.ts'
import type { Actor } from './change-key.ts'
import { generateKey, hashKey, isLiveKey, prefixOf } from './key-format.ts'
import { checkSettings, type KeySettings } from './key-settings.ts'

type Deps = { db: Db; newId: NewId; now: Now }
type Input = { accountId: string; name: string; scopes: readonly Scope[] } & KeySettings

/**
 * Makes a key for an account. The raw key is in the result and nowhere else: it cannot be shown again.
 * @throws AppError bad_request naming the setting, not_found for an unknown account, insufficient_scope for one that is
 * blocked or has no API access, which a test key does not need where `testKeys` are open
 */
export async function createKey(
  { testKeys = 'approved', ...deps }: Deps & { db: DbConnection; testKeys?: TestKeyAccess },
  input: Input & { livemode: boolean },
  { actor }: Pick<Actor, 'actor'>,
): Promise<{ key: ApiKey; rawKey: string }> {
  const { accountId, livemode, ...settings } = input
  checkSettings(settings, deps.now())
  const account = await findAccount(deps.db, accountId)
  if (!account) throw new AppError('not_found', `There is no account ${accountId}.`, { param: 'account' })
  if (!mayUse(account, { livemode }, testKeys)) {
    const isBlocked = account.blockedAt !== null
    const why = isBlocked ? 'is blocked' : 'has no API access'
    const what = testKeys === 'open' && !isBlocked ? 'live key' : 'key'
    throw new AppError('insufficient_scope', `The account ${account.id} ${why}, so no ${what} can be made for it.`, {
      param: 'account',
    })
  }
  const rawKey = generateKey(livemode)
  const key = await deps.db.transaction(async (tx) => {
    const made = await storeKey({ ...deps, db: tx }, rawKey, input)
    const detail = JSON.parse(JSON.stringify({ livemode, ...settings })) as Record<string, unknown>
    await recordAudit(tx, { at: made.createdAt, actor, action: 'key.created', accountId, subject: made.id, detail })
    return made
  })
  return { key, rawKey }
}

/** Stores a raw key that was made elsewhere. The same key twice is stored once. */
export async function storeKey({ db, newId, now }: Deps, rawKey: string, input: Input): Promise<ApiKey> {
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
    ipList: [...new Set(input.ipList)],
    dailyCap: input.dailyCap ?? null,
    monthlyCap: input.monthlyCap ?? null,
    requestsPerMinute: input.requestsPerMinute ?? null,
    successorId: null,
    graceEndsAt: null,
    usesInRotation: 0,
  }
  await insertKey(db, { ...key, hash: hashKey(rawKey) })
  return key
}
