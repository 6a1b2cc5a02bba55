import type { Account, Plan } from './account.ts'

/** What an account may use. */
export type Grants = {
  requestsPerMinute: number
  /** Charged requests under way at once, on each replica. */
  concurrentRequests: number
  dailyCredits: number
  monthlyCredits: number
}
export type PlanGrants = Readonly<Record<Plan, Grants>>

/** What a plan gives where an operator has set nothing else; `free` is for the dashboard only. */
export const defaultPlanGrants: PlanGrants = {
  free: { requestsPerMinute: 0, concurrentRequests: 0, dailyCredits: 0, monthlyCredits: 0 },
  standard: { requestsPerMinute: 100, concurrentRequests: 8, dailyCredits: 1_000, monthlyCredits: 10_000 },
  enterprise: { requestsPerMinute: 1_000, concurrentRequests: 64, dailyCredits: 50_000, monthlyCredits: 1_000_000 },
}

/** What an account may use: what was agreed with it, else its plan's. */
export function grantsOf(account: Account, plans: PlanGrants): Grants {
  const plan = plans[account.plan]
  return {
    requestsPerMinute: account.grantedRequestsPerMinute ?? plan.requestsPerMinute,
    concurrentRequests: account.grantedConcurrentRequests ?? plan.concurrentRequests,
    dailyCredits: account.grantedDailyCredits ?? plan.dailyCredits,
    monthlyCredits: account.grantedMonthlyCredits ?? plan.monthlyCredits,
  }
}

/** The caps that count: the holder's own where they are lower. Credits by period. */
export function capsOf(account: Account, plans: PlanGrants): { day: number; month: number } {
  const { dailyCredits, monthlyCredits } = grantsOf(account, plans)
  return {
    day: Math.min(dailyCredits, account.dailyCap ?? dailyCredits),
    month: Math.min(monthlyCredits, account.monthlyCap ?? monthlyCredits),
  }
}
