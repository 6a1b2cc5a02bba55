import { hkdfSync } from 'node:crypto'
import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import type { NewId } from '../../platform/ids.ts'
import { insertAccount, newAccount, setApiAccess, updateAccount } from '../accounts/index.ts'
import { generateKey, hashKey, revokeOtherKeys, storeKey } from '../api-keys/index.ts'

/** The account that visitors of the public pages ask through; its id is known beforehand. */
export const HOUSE_ACCOUNT_ID = 'acct_0000000000000000000000H0VSE'

/** The longest month: the day's budget is what bounds visitors, so the month's must not bind before it. */
const daysOfMonth = 31

type Deps = { db: Db; newId: NewId; now: Now }

/**
 * Makes sure that the house account exists, with the day's budget as its cap and one live key for answers alone. The
 * key is derived from the service's secret, so that replicas agree on it, and is written nowhere.
 * @param dailyCredits what all visitors together may spend in a UTC day; the ledger holds it
 * @returns the raw key, for requests inside of this process alone
 */
export async function ensureHouseAccount(
  deps: Deps,
  { secret, dailyCredits }: { secret: string | Buffer; dailyCredits: number },
): Promise<string> {
  const { db, now } = deps
  const rawKey = houseKey(secret)
  await insertAccount(
    db,
    newAccount({
      id: HOUSE_ACCOUNT_ID,
      name: 'Visitors of the study pages',
      plan: 'enterprise',
      apiAccess: 'approved',
      createdAt: now(),
    }),
  )
  const budget = { grantedDailyCredits: dailyCredits, grantedMonthlyCredits: dailyCredits * daysOfMonth }
  await updateAccount(db, HOUSE_ACCOUNT_ID, { when: {}, set: { apiAccess: 'approved', ...budget } })
  await storeKey(deps, rawKey, { accountId: HOUSE_ACCOUNT_ID, name: 'Study pages', scopes: ['assistant'] })
  await revokeOtherKeys(db, HOUSE_ACCOUNT_ID, hashKey(rawKey), now())
  return rawKey
}

/** Takes its access away, where the question box is off. */
export async function disableHouseAccount(db: Db): Promise<void> {
  await setApiAccess(db, HOUSE_ACCOUNT_ID, 'none')
}

const houseKey = (secret: string | Buffer): string =>
  generateKey(true, (bytes) => new Uint8Array(hkdfSync('sha256', secret, '', 'key of the house account', bytes)))
