import { BlockList, isIPv6 } from 'node:net'
import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import { capsOf, grantsOf, mayUse, type PlanGrants, type TestKeyAccess } from '../accounts/index.ts'
import { type ApiKey, stateAt, verifyKey } from '../api-keys/index.ts'
import type { Caller } from './caller.ts'
import type { FindCachedKeyHolder } from './key-cache.ts'
import type { KeyHolder } from './key-holder.repository.ts'

type Deps = {
  findKeyHolder: FindCachedKeyHolder
  noteUse: (keyId: string, isRotating: boolean) => void
  now: Now
  plans: PlanGrants
  /** `open`: test keys need no API access. */
  testKeys: TestKeyAccess
}

/**
 * Finds the caller whose raw key this is, an empty text for a missing one, calling from an address. With
 * `isEnoughRemembered` what is remembered of a key is enough while the database does not answer.
 */
export type Authenticate = (
  rawKey: string,
  address: string,
  options?: { isEnoughRemembered: boolean },
) => Promise<Caller>

const refusals = {
  refused: 'The API key is missing or not valid; send an active key as `Authorization: Bearer <key>`.',
  paused: 'This API key is paused; resume it, or use another key.',
  expired: 'This API key has expired; use another key.',
} as const

/**
 * Makes the check of a caller: a good key of an account with API access, from an address on the key's list.
 * The check throws AppError invalid_api_key, with one message for missing, malformed, unknown and revoked keys, or
 * insufficient_scope for an account without API access or another address; a store that is down throws as it is and is
 * never a 401.
 */
export function createAuthenticate({ findKeyHolder, noteUse, now, plans, testKeys }: Deps): Authenticate {
  return async (rawKey, address, options) => {
    let holder: KeyHolder | undefined
    const findKeyByHash = async (hash: string) => {
      holder = await findKeyHolder(hash, options)
      return holder?.key
    }
    const verdict = await verifyKey({ findKeyByHash, now }, rawKey)
    if (verdict.outcome !== 'good' || holder === undefined) {
      throw new AppError('invalid_api_key', refusals[verdict.outcome === 'good' ? 'refused' : verdict.outcome])
    }
    requireAccess(holder, testKeys)
    if (!isOnList(holder.key, address)) {
      throw new AppError(
        'insufficient_scope',
        'This key may not be used from your address; its list names those that may.',
      )
    }
    noteUse(holder.key.id, stateAt(holder.key, now()) === 'rotating')
    return callerFrom(holder, plans)
  }
}

function requireAccess({ key, account }: KeyHolder, testKeys: TestKeyAccess): void {
  if (account.blockedAt !== null) {
    throw new AppError('insufficient_scope', 'The account of this key is blocked; ask the operator of this service.')
  }
  if (mayUse(account, key, testKeys)) return
  throw new AppError(
    'insufficient_scope',
    'The account of this key has no API access; switch it on, or apply for it, in the dashboard.',
  )
}

function callerFrom({ key, account }: KeyHolder, plans: PlanGrants): Caller {
  const { id: keyId, prefix: keyPrefix, accountId, lineageId, livemode, scopes, dailyCap, monthlyCap } = key
  // a test key of a sandbox works on a plan that is for the dashboard only, as fast as on the first that is for more
  const { requestsPerMinute, concurrentRequests } =
    account.apiAccess === 'approved' ? grantsOf(account, plans) : plans.standard
  return {
    keyId,
    keyPrefix,
    accountId,
    lineageId,
    livemode,
    scopes,
    credits: {
      accountId,
      lineageId,
      accountCaps: capsOf(account, plans),
      keyCaps: { day: dailyCap, month: monthlyCap },
    },
    requestsPerMinute: {
      key: Math.min(key.requestsPerMinute ?? requestsPerMinute, requestsPerMinute),
      account: requestsPerMinute,
    },
    concurrentRequests,
    guardrails: account.guardrails,
  }
}

const lists = new WeakMap<ApiKey, BlockList>()

/** An IPv4 caller on a socket of both kinds comes as `::ffff:192.0.2.1`, which the list of Node knows for the same. */
function isOnList(key: ApiKey, address: string): boolean {
  if (key.ipList.length === 0) return true
  const list = lists.get(key) ?? listOf(key.ipList)
  lists.set(key, list)
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [network = '', bits] = entry.split('/')
    const family = isIPv6(network) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(network, family)
    else list.addSubnet(network, Number(bits), family)
  }
  return list
}
