import {
  type AccessApplication,
  type Account,
  capsOf,
  findAccount,
  findLatestApplication,
  grantsOf,
  type PlanGrants,
} from '../access/accounts/index.ts'
import { type Balance, type Period, readBalances, windowEnd } from '../access/credits/index.ts'
import type { Now } from '../platform/clock.ts'
import type { Db } from '../platform/db/index.ts'
import type * as contract from './contract.ts'

type Deps = { db: Db; now: Now; plans: PlanGrants }

/** Reads an account as its holder sees it, for the session; null when it is gone. */
export const createReadAccount =
  (deps: Deps) =>
  async (accountId: string): Promise<contract.Account | null> => {
    const account = await findAccount(deps.db, accountId)
    return account === undefined ? null : showAccount(deps, account)
  }

/** An account as its holder sees it. */
export async function showAccount({ db, now, plans }: Deps, account: Account): Promise<contract.Account> {
  const at = now()
  const [balances, application] = await Promise.all([
    readBalances(db, [account.id], at),
    findLatestApplication(db, account.id),
  ])
  return {
    ...identityOf(account),
    maySwitchOn: account.plan !== 'free',
    application: application === undefined ? null : showApplication(application),
    limits: limitsOf(account, plans),
    credits: creditsOf(account, plans, balances.get(account.id)!, at),
    createdAt: account.createdAt.toISOString(),
  }
}

export const identityOf = ({ id, name, plan, apiAccess, blockedAt }: Account) => ({
  id,
  name,
  plan,
  apiAccess,
  isBlocked: blockedAt !== null,
})

export function limitsOf(account: Account, plans: PlanGrants): contract.AccountLimits {
  const { dailyCap, monthlyCap } = account
  return { ...grantsOf(account, plans), dailyCap, monthlyCap }
}

/** What an account used of the caps that count now. */
export function creditsOf(
  account: Account,
  plans: PlanGrants,
  balances: Readonly<Record<Period, Balance>>,
  at: Date,
): Record<Period, contract.CreditStatus> {
  const caps = capsOf(account, plans)
  const status = (period: Period): contract.CreditStatus => {
    const { spent, reserved, granted } = balances[period]
    return { used: spent, reserved, cap: caps[period] + granted, resetsAt: windowEnd(period, at).toISOString() }
  }
  return { day: status('day'), month: status('month') }
}

export function showApplication(application: AccessApplication): contract.Application {
  const { id, organisation, purpose, expectedVolume, state, note, createdAt, decidedAt } = application
  return {
    id,
    organisation,
    purpose,
    expectedVolume,
    state,
    note,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
