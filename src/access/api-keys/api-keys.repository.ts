import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { ApiKey } from './api-key.ts'
import { apiKeys } from './api-keys.tables.ts'

/** All columns but the hash, which nothing outside this file needs. */
const shown = {
  id: apiKeys.id,
  accountId: apiKeys.accountId,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  livemode: apiKeys.livemode,
  scopes: apiKeys.scopes,
  state: apiKeys.state,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  revokedAt: apiKeys.revokedAt,
}

/** @returns false when a key with this hash is there already */
export async function insertKey(db: Db, key: ApiKey & { hash: string }): Promise<boolean> {
  const inserted = await db
    .insert(apiKeys)
    .values(key)
    .onConflictDoNothing({ target: apiKeys.hash })
    .returning({ id: apiKeys.id })
  return inserted.length === 1
}

export type FindKeyByHash = (hash: string) => Promise<ApiKey | undefined>

/** The look-up on the path of every request: one equality on a unique index, as a named statement. */
export function prepareFindKeyByHash(db: Db): FindKeyByHash {
  const statement = db
    .select(shown)
    .from(apiKeys)
    .where(eq(apiKeys.hash, sql.placeholder('hash')))
    .prepare('find_api_key_by_hash')
  return async (hash) => (await statement.execute({ hash }))[0]
}

export async function findKey(db: Db, id: string): Promise<ApiKey | undefined> {
  const [key] = await db.select(shown).from(apiKeys).where(eq(apiKeys.id, id))
  return key
}

/** Oldest first. @param after id of the last key of the page before, empty for the first page */
export function listKeys(
  db: Db,
  { accountId, after, limit }: { accountId: string | undefined; after: string; limit: number },
): Promise<ApiKey[]> {
  const ofAccount = accountId === undefined ? undefined : eq(apiKeys.accountId, accountId)
  return db
    .select(shown)
    .from(apiKeys)
    .where(and(ofAccount, gt(apiKeys.id, after)))
    .orderBy(asc(apiKeys.id))
    .limit(limit)
}

/** Ends a key for good. Undefined when there is none, or it was revoked before: the `state` guard makes a retry harmless. */
export async function markRevoked(db: Db, id: string, revokedAt: Date): Promise<ApiKey | undefined> {
  const [key] = await db
    .update(apiKeys)
    .set({ state: 'revoked', revokedAt })
    .where(and(eq(apiKeys.id, id), ne(apiKeys.state, 'revoked')))
    .returning(shown)
  return key
}

/** Revokes every key of an account but the one with this hash. */
export async function revokeOtherKeys(db: Db, accountId: string, hash: string, revokedAt: Date): Promise<void> {
  const others = and(eq(apiKeys.accountId, accountId), ne(apiKeys.hash, hash), ne(apiKeys.state, 'revoked'))
  await db.update(apiKeys).set({ state: 'revoked', revokedAt }).where(others)
}

/** Notes when keys were last used, all in one statement; an older moment never replaces a newer one. */
export async function writeLastUsed(db: Db, lastUsed: ReadonlyMap<string, Date>): Promise<void> {
  const cases = [...lastUsed].map(([id, at]) => sql`when ${id} then ${at.toISOString()}::timestamptz`)
  const lastUsedAt = sql`greatest(${apiKeys.lastUsedAt}, case ${apiKeys.id} ${sql.join(cases, sql` `)} end)`
  await db
    .update(apiKeys)
    .set({ lastUsedAt })
    .where(inArray(apiKeys.id, [...lastUsed.keys()]))
}
