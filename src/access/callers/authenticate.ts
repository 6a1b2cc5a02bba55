import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { Account } from '../accounts/index.ts'
import { type FindKeyByHash, verifyKey } from '../api-keys/index.ts'
import type { Caller } from './caller.ts'

type Deps = {
  findKeyByHash: FindKeyByHash
  findAccount: (id: string) => Promise<Account | undefined>
  noteUse: (keyId: string) => void
  now: Now
}

/** Finds the caller whose raw key this is; an empty text stands for a missing one. */
export type Authenticate = (rawKey: string) => Promise<Caller>

const refusals = {
  refused: 'The API key is missing or not valid; send an active key as `Authorization: Bearer <key>`.',
  paused: 'This API key is paused; resume it, or use another key.',
  expired: 'This API key has expired; use another key.',
} as const

/**
 * Makes the check of a caller: a good key of an account with API access.
 * The check throws AppError invalid_api_key, with one message for missing, malformed, unknown and revoked keys, or
 * insufficient_scope for an account without API access; a store that is down throws as it is and is never a 401.
 */
export function createAuthenticate({ findKeyByHash, findAccount, noteUse, now }: Deps): Authenticate {
  return async (rawKey) => {
    const verdict = await verifyKey({ findKeyByHash, now }, rawKey)
    if (verdict.outcome !== 'good') throw new AppError('invalid_api_key', refusals[verdict.outcome])
    const { id: keyId, accountId, livemode, scopes } = verdict.key
    const account = await findAccount(accountId)
    if (account?.apiAccess !== 'on') {
      throw new AppError(
        'insufficient_scope',
        'The account of this key has no API access; switch it on, or apply for it, in the dashboard.',
      )
    }
    noteUse(keyId)
    return { keyId, accountId, livemode, scopes }
  }
}
