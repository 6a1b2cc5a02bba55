import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import type { NewId } from '../../platform/ids.ts'
import { type Account, type ApiAccess, newAccount, type Plan } from './account.ts'
import { insertAccount } from './accounts.repository.ts'
import { requireReadableName } from './readable-name.ts'

type Deps = { db: Db; newId: NewId; now: Now }

/**
 * Opens an account, as an operator does; the dashboard's sign-up always begins with `free` and no API access.
 * @throws AppError bad_request for a name with control characters
 */
export async function createAccount(
  { db, newId, now }: Deps,
  { name, plan, apiAccess }: { name: string; plan: Plan; apiAccess: ApiAccess },
): Promise<Account> {
  requireReadableName(name)
  const account = newAccount({ id: newId('acct'), name, plan, apiAccess, createdAt: now() })
  await insertAccount(db, account)
  return account
}
