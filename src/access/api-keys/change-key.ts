import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { Db, DbConnection } from '../../platform/db/index.ts'
import { recordAudit } from '../audit/index.ts'
import { byOf, insertEvent } from '../webhooks/index.ts'
import { type ApiKey, type KeyState, stateAt } from './api-key.ts'
import { findKey, updateKey } from './api-keys.repository.ts'
import { checkSettings, type KeySettings } from './key-settings.ts'

/**
 * Who makes a change, as the audit log names them. With `ofAccount` only keys of that account are found, and any other
 * is as unknown as one that never was.
 */
export type Actor = { actor: string; ofAccount?: string }
export type ChangeDeps = { db: DbConnection; now: Now }

/** Stops a key until it is resumed. @throws AppError not_found, or bad_request when its state does not allow it */
export const pauseKey = (deps: ChangeDeps, id: string, by: Actor): Promise<ApiKey> =>
  transition(deps, id, by, { from: ['active'], set: { state: 'paused' }, action: 'key.paused' })

/** Lets a paused key work again. @throws AppError not_found, or bad_request when it is not paused */
export const resumeKey = (deps: ChangeDeps, id: string, by: Actor): Promise<ApiKey> =>
  transition(deps, id, by, { from: ['paused'], set: { state: 'active' }, action: 'key.resumed' })

/** Ends a key for good; the next request with it is refused. @throws AppError not_found, or bad_request when it has ended */
export const revokeKey = (deps: ChangeDeps, id: string, by: Actor): Promise<ApiKey> =>
  transition(deps, id, by, {
    from: ['active', 'paused', 'rotating'],
    set: { state: 'revoked', revokedAt: deps.now() },
    action: 'key.revoked',
    isFinal: true,
  })

/**
 * Changes what a key may do.
 * @throws AppError not_found, or bad_request naming the field: an unreadable name, no scope, an address that is none,
 * a cap or limit below 0, or a key that has ended
 */
export async function changeKey(deps: ChangeDeps, id: string, settings: KeySettings, by: Actor): Promise<ApiKey> {
  checkSettings(settings, deps.now())
  const { scopes, ipList, ...others } = settings
  const set = {
    ...others,
    ...(scopes === undefined ? {} : { scopes: [...new Set(scopes)] }),
    ...(ipList === undefined ? {} : { ipList: [...new Set(ipList)] }),
  }
  return transition(deps, id, by, { from: ['active', 'paused', 'rotating'], set, action: 'key.changed' })
}

type Change = Partial<Omit<ApiKey, 'id' | 'accountId'>>
type Transition = {
  from: readonly KeyState[]
  set: Change
  action: string
  /** Whether a key whose date has passed may still be changed so. */
  isFinal?: true
}

/** One guarded statement and its entry in the audit log, or a refusal that says in which state the key is. */
async function transition(
  { db, now }: ChangeDeps,
  id: string,
  { actor, ofAccount }: Actor,
  { from, set, action, isFinal }: Transition,
): Promise<ApiKey> {
  const changed = await db.transaction(async (tx) => {
    const key = await updateKey(tx, id, { from, set, livesAt: isFinal === true ? undefined : now(), ofAccount })
    if (key === undefined) return undefined
    await recordAudit(tx, { at: now(), actor, action, accountId: key.accountId, subject: id, detail: plain(set) })
    if (action === 'key.revoked') await tellRevoked(tx, key, actor, now())
    return key
  })
  if (changed !== undefined) return changed
  const key = await getKey({ db }, id, ofAccount)
  throw new AppError('bad_request', `${whyNot(key, now())} ${remedy(action)}`, { param: 'key' })
}

async function tellRevoked(tx: Db, { id, name, accountId }: ApiKey, actor: string, at: Date): Promise<void> {
  const data = { keyId: id, keyName: name, by: byOf(actor) }
  await insertEvent(tx, { type: 'key.revoked', data, accountId, fact: id, at })
}

/** @param ofAccount only a key of this account @throws AppError not_found */
export async function getKey({ db }: { db: Db }, id: string, ofAccount?: string): Promise<ApiKey> {
  const key = await findKey(db, id)
  if (key === undefined || (ofAccount !== undefined && key.accountId !== ofAccount))
    throw new AppError('not_found', `There is no key ${id}.`, { param: 'key' })
  return key
}

function whyNot(key: ApiKey, now: Date): string {
  const state = stateAt(key, now)
  if (state === 'revoked') {
    const since = key.revokedAt ?? key.graceEndsAt
    return `The key ${key.id} was revoked on ${since?.toISOString()} already.`
  }
  if (state === 'expired') return `The key ${key.id} expired on ${key.expiresAt?.toISOString()}.`
  return `The key ${key.id} is ${state}.`
}

const remedies: Readonly<Record<string, string>> = {
  'key.paused': 'Only an active key can be paused.',
  'key.resumed': 'Only a paused key can be resumed.',
  'key.revoked': 'It cannot be used any more.',
  'key.rotated': 'Only an active key can be rotated.',
  'key.changed': 'Make a new one instead.',
}
const remedy = (action: string) => remedies[action] ?? ''

/** A change as the log keeps it: moments as text. */
const plain = (set: Change): Record<string, unknown> => JSON.parse(JSON.stringify(set)) as Record<string, unknown>
