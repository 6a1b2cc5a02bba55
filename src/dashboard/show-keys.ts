import { type ApiKey, getKey, stateAt } from '../access/api-keys/index.ts'
import { type Balance, type Period, readBalances, windowEnd } from '../access/credits/index.ts'
import { listRequestLines } from '../access/usage/index.ts'
import type { Now } from '../platform/clock.ts'
import type { Db } from '../platform/db/index.ts'
import type * as contract from './contract.ts'
import { summaryOf } from './show-request.ts'

type Deps = {
  db: Db
  now: Now
  /** For how long nothing must have used a rotated key until its holder is told that it may go. */
  quietHours: number
}

const recentUses = 10

/** Keys of one account as their holder sees them: state, what they used of their caps, what still uses a rotated one. */
export async function showKeys(deps: Deps, keys: readonly ApiKey[]): Promise<contract.Key[]> {
  const { db } = deps
  const at = deps.now()
  const balances = await readBalances(
    db,
    keys.map(({ lineageId }) => lineageId),
    at,
  )
  const shown: contract.Key[] = []
  for (const key of keys) {
    const rotation = stateAt(key, at) === 'rotating' ? await rotationOf(deps, key, at) : null
    shown.push({ ...settingsOf(key, at), usage: usageOf(key, balances.get(key.lineageId)!, at), rotation })
  }
  return shown
}

export async function showKey(deps: Deps, key: ApiKey): Promise<contract.Key> {
  const [shown] = await showKeys(deps, [key])
  return shown!
}

function settingsOf(key: ApiKey, at: Date): Omit<contract.Key, 'usage' | 'rotation'> {
  const { id, name, prefix, livemode, scopes, ipList, dailyCap, monthlyCap, requestsPerMinute } = key
  const state = stateAt(key, at)
  // a key whose grace has ended is revoked since then, though nothing was written
  const revokedAt = key.revokedAt ?? (state === 'revoked' ? key.graceEndsAt : null)
  return {
    id,
    name,
    prefix,
    livemode,
    scopes,
    state,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    ipList,
    dailyCap,
    monthlyCap,
    requestsPerMinute,
  }
}

function usageOf(
  { dailyCap, monthlyCap }: ApiKey,
  balances: Readonly<Record<Period, Balance>>,
  at: Date,
): contract.Key['usage'] {
  const usage = (period: Period, cap: number | null): contract.KeyUsage => {
    const { spent, reserved } = balances[period]
    return { used: spent, reserved, cap, resetsAt: windowEnd(period, at).toISOString() }
  }
  return { day: usage('day', dailyCap), month: usage('month', monthlyCap) }
}

const hourMs = 3_600_000

async function rotationOf({ db, quietHours }: Deps, key: ApiKey, at: Date): Promise<contract.Rotation> {
  const [successorId, graceEndsAt] = [key.successorId!, key.graceEndsAt!]
  const { createdAt: rotatedAt } = await getKey({ db }, successorId, key.accountId)
  const recent = await listRequestLines(db, key.accountId, { keyId: key.id, from: rotatedAt }, { limit: recentUses })
  const quietMs = Math.min(quietHours * hourMs, graceEndsAt.getTime() - rotatedAt.getTime())
  // the last use is written every few seconds and the records at once
  const lastSeenAt = latest(key.lastUsedAt, recent[0]?.at ?? null)
  const safeFrom = new Date(latest(rotatedAt, lastSeenAt)!.getTime() + quietMs)
  return {
    successorId,
    graceEndsAt: graceEndsAt.toISOString(),
    // the count is written every few seconds and the records at once: "0" beside one of them would be a lie
    uses: Math.max(key.usesInRotation, recent.length),
    recent: recent.map(summaryOf),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    quietHours: quietMs / hourMs,
    safeFrom: safeFrom.toISOString(),
    isQuiet: at >= safeFrom,
  }
}

const latest = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a)
