import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import type { NewId } from '../../platform/ids.ts'
import { insertAccount, newAccount, setApiAccess } from '../accounts/index.ts'
import {
  generateKey,
  hashKey,
  isWellFormedKey,
  prepareFindKeyByHash,
  revokeOtherKeys,
  scopes,
  stateAt,
  storeKey,
} from '../api-keys/index.ts'

/** The one account whose id is known beforehand: it exists on a loopback address only. */
export const DEMO_ACCOUNT_ID = 'acct_00000000000000000000000DEM0'

type Deps = { db: Db; newId: NewId; now: Now }

/**
 * Makes sure that the demo account exists, with one live key that has every scope and stays the same between starts.
 * @param chosenKey the key the operator wants it to have; otherwise the one in `demo-key`, else a new one
 * @returns the raw key, which also lies in `demo-key` in the data folder, readable by its owner alone
 * @throws StartError when the chosen key is not well-formed or cannot be the demo account's
 */
export async function ensureDemoAccount(
  deps: Deps,
  { dataDir, chosenKey }: { dataDir: string; chosenKey: string | undefined },
): Promise<string> {
  const { db, now } = deps
  const keyFile = join(dataDir, 'demo-key')
  await insertAccount(
    db,
    newAccount({ id: DEMO_ACCOUNT_ID, name: 'Demo', plan: 'standard', apiAccess: 'approved', createdAt: now() }),
  )
  await setApiAccess(db, DEMO_ACCOUNT_ID, 'approved')
  const rawKey = chosenKey === undefined ? await keptOrNewKey(deps, keyFile) : await checkedKey(deps, chosenKey)
  await storeKey(deps, rawKey, { accountId: DEMO_ACCOUNT_ID, name: 'Demo key', scopes })
  await revokeOtherKeys(db, DEMO_ACCOUNT_ID, hashKey(rawKey), now())
  writeFileSync(`${keyFile}.new`, `${rawKey}\n`, { mode: 0o600 })
  renameSync(`${keyFile}.new`, keyFile)
  return rawKey
}

/** Takes away what a start on a loopback address left, where there must be no demo account. */
export async function disableDemoAccount(db: Db): Promise<void> {
  await setApiAccess(db, DEMO_ACCOUNT_ID, 'none')
}

async function keptOrNewKey(deps: Deps, keyFile: string): Promise<string> {
  const kept = readKey(keyFile)
  return kept && (await canBeDemoKey(deps, kept)) ? kept : generateKey(true)
}

async function checkedKey(deps: Deps, chosenKey: string): Promise<string> {
  if (!isWellFormedKey(chosenKey))
    throw new StartError('BEREA_DEMO_KEY has a wrong checksum: copy the key again, or unset it.')
  if (await canBeDemoKey(deps, chosenKey)) return chosenKey
  throw new StartError(
    'The key in BEREA_DEMO_KEY was revoked or belongs to another account: choose another, or unset it.',
  )
}

async function canBeDemoKey({ db, now }: Deps, rawKey: string): Promise<boolean> {
  const key = await prepareFindKeyByHash(db)(hashKey(rawKey))
  return key === undefined || (key.accountId === DEMO_ACCOUNT_ID && stateAt(key, now()) === 'active')
}

function readKey(keyFile: string): string | undefined {
  try {
    const text = readFileSync(keyFile, 'utf8').trim()
    return isWellFormedKey(text) && text.startsWith('ssa_live_') ? text : undefined
  } catch {
    return undefined
  }
}
