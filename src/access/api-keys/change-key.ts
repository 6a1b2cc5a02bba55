import { isIP } from 'node:net'
import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { DbConnection } from '../../platform/db/index.ts'
import { requireReadableName } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { type ApiKey, type KeyState, type Scope, stateAt } from './api-key.ts'
import { findKey, updateKey } from './api-keys.repository.ts'

/** Who makes a change, as the audit log names them. */
export type Actor = { actor: string }
export type ChangeDeps = { db: DbConnection; now: Now }

/** What the holder of a key may change at any time; what is not named stays. */
export type KeySettings = {
  name?: string
  scopes?: readonly Scope[]
  expiresAt?: Date | null
  ipList?: readonly string[]
  dailyCap?: number | null
  monthlyCap?: number | null
  requestsPerMinute?: number | null
}

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
  { actor }: Actor,
  { from, set, action, isFinal }: Transition,
): Promise<ApiKey> {
  const changed = await db.transaction(async (tx) => {
    const key = await updateKey(tx, id, { from, set, livesAt: isFinal === true ? undefined : now() })
    if (key === undefined) return undefined
    await recordAudit(tx, { at: now(), actor, action, accountId: key.accountId, subject: id, detail: plain(set) })
    return key
  })
  if (changed !== undefined) return changed
  const key = await findKey(db, id)
  if (key === undefined) throw new AppError('not_found', `There is no key ${id}.`, { param: 'key' })
  throw new AppError('bad_request', `${whyNot(key, now())} ${remedy(action)}`, { param: 'key' })
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

function checkSettings({ name, scopes, expiresAt, ipList, ...figures }: KeySettings, now: Date): void {
  if (name !== undefined) requireReadableName(name)
  if (scopes?.length === 0) throw new AppError('bad_request', 'Give the key at least one scope.', { param: 'scopes' })
  if (expiresAt && expiresAt <= now)
    throw new AppError('bad_request', 'The expiry must lie in the future; revoke the key to end it now.', {
      param: 'expiresAt',
    })
  const wrong = ipList?.find((entry) => !isAddressOrRange(entry))
  if (wrong !== undefined) {
    throw new AppError('bad_request', `“${wrong}” is no IP address and no CIDR range such as 192.0.2.0/24.`, {
      param: 'ipList',
    })
  }
  for (const [field, value] of Object.entries(figures)) {
    if (value !== null && value !== undefined && (!Number.isSafeInteger(value) || value < 0))
      throw new AppError('bad_request', `\`${field}\` must be a whole number from 0, or null for none.`, {
        param: field,
      })
  }
}

/** `192.0.2.1`, `192.0.2.0/24`, `2001:db8::/32`. */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** A change as the log keeps it: moments as text. */
const plain = (set: Change): Record<string, unknown> => JSON.parse(JSON.stringify(set)) as Record<string, unknown>
