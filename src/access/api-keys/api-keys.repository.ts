import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { ApiKey, KeyState } from './api-key.ts'
import { apiKeys } from './api-keys.tables.ts'
import type { KeyUse } from './last-used.ts'

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
  lineageId: apiKeys.lineageId,
  ipList: apiKeys.ipList,
  dailyCap: apiKeys.dailyCap,
  monthlyCap: apiKeys.monthlyCap,
  requestsPerMinute: apiKeys.requestsPerMinute,
  successorId: apiKeys.successorId,
  graceEndsAt: apiKeys.graceEndsAt,
  usesInRotation: apiKeys.usesInRotation,
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

/** The newest keys of an account, the newest first. */
export function listNewestKeys(db: Db, accountId: string, limit: number): Promise<ApiKey[]> {
  return db.select(shown).from(apiKeys).where(eq(apiKeys.accountId, accountId)).orderBy(desc(apiKeys.id)).limit(limit)
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

/**
 * Changes a key that is in one of these states and, where they are given, has not ended by a moment and is an account's.
 * Undefined when it is not, or there is none: the guard makes a check and its write one statement.
 */
export async function updateKey(
  db: Db,
  id: string,
  {
    from,
    set,
    livesAt,
    ofAccount,
  }: {
    from: readonly KeyState[]
    set: Partial<Omit<ApiKey, 'id' | 'accountId'>>
    livesAt: Date | undefined
    ofAccount: string | undefined
  },
): Promise<ApiKey | undefined> {
  const lives =
    livesAt === undefined
      ? undefined
      : and(
          or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, livesAt)),
          or(ne(apiKeys.state, 'rotating'), gt(apiKeys.graceEndsAt, livesAt)),
        )
  const isTheirs = ofAccount === undefined ? undefined : eq(apiKeys.accountId, ofAccount)
  const [key] = await db
    .update(apiKeys)
    .set(set)
    .where(and(eq(apiKeys.id, id), inArray(apiKeys.state, [...from]), lives, isTheirs))
    .returning(shown)
  return key
}

/** Revokes every key of an account but the one with this hash. */
export async function revokeOtherKeys(db: Db, accountId: string, hash: string, revokedAt: Date): Promise<void> {
  const others = and(eq(apiKeys.accountId, accountId), ne(apiKeys.hash, hash), ne(apiKeys.state, 'revoked'))
  await db.update(apiKeys).set({ state: 'revoked', revokedAt }).where(others)
}

/** Notes when keys were last used, all in one statement; an older moment never replaces a newer one. */
export async function writeLastUsed(db: Db, uses: ReadonlyMap<string, KeyUse>): Promise<void> {
  const rows = sql.join(
    [...uses].map(([id, { at, uses: count }]) => sql`(${id}, ${at.toISOString()}::timestamptz, ${count}::bigint)`),
    sql`, `,
  )
  await db.execute(sql`
    update ${apiKeys} k
    set last_used_at = greatest(k.last_used_at, u.at), uses_in_rotation = k.uses_in_rotation + u.uses
    from (values ${rows}) as u(id, at, uses) where k.id = u.id`)
}
