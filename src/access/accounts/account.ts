/** What an account may do is decided by its plan; all figures of a plan are configuration. */
export const plans = ['free', 'standard', 'enterprise'] as const
export type Plan = (typeof plans)[number]

/**
 * Whether the account may use the API: `none → pending → approved | declined`; on `standard` and `enterprise` the
 * holder switches it on without asking.
 */
export type ApiAccess = 'none' | 'pending' | 'approved' | 'declined'
/** Who may have test keys: accounts with API access, or, in a sandbox, every one that is not blocked. */
export type TestKeyAccess = 'approved' | 'open'

/** Whether an account may have and use keys of a mode. */
export const mayUse = (
  { apiAccess, blockedAt }: Pick<Account, 'apiAccess' | 'blockedAt'>,
  { livemode }: { livemode: boolean },
  testKeys: TestKeyAccess,
): boolean => blockedAt === null && (apiAccess === 'approved' || (!livemode && testKeys === 'open'))

export type AccessApplicationState = Exclude<ApiAccess, 'none'>

/** How an account wants the guardrails: names and hosts, as the engine knows them. */
export type GuardrailPreferences = {
  strictness: Record<string, 'strict' | 'flag'>
  /** Hosts that links in answers may lead to. */
  linkHosts: string[]
  /** The tradition that the account writes from; null for none. */
  tradition: string | null
}

export const noPreferences: GuardrailPreferences = { strictness: {}, linkHosts: [], tradition: null }

export type Account = {
  id: string
  name: string
  plan: Plan
  apiAccess: ApiAccess
  /** Set while an operator has blocked it: its keys are refused, whatever its access says. */
  blockedAt: Date | null
  /** What an operator has agreed with it in place of its plan's figures; null for the plan's own. */
  grantedDailyCredits: number | null
  grantedMonthlyCredits: number | null
  grantedRequestsPerMinute: number | null
  grantedConcurrentRequests: number | null
  /** The holder's own caps, credits; null for none below the plan's. */
  dailyCap: number | null
  monthlyCap: number | null
  guardrails: GuardrailPreferences
  createdAt: Date
}

/** An account as it begins: the figures of its plan, no caps of its own. */
export const newAccount = (begun: Pick<Account, 'id' | 'name' | 'plan' | 'apiAccess' | 'createdAt'>): Account => ({
  blockedAt: null,
  grantedDailyCredits: null,
  grantedMonthlyCredits: null,
  grantedRequestsPerMinute: null,
  grantedConcurrentRequests: null,
  dailyCap: null,
  monthlyCap: null,
  guardrails: noPreferences,
  ...begun,
})

/** A holder's request for API access, and how an operator decided it. */
export type AccessApplication = {
  id: string
  accountId: string
  organisation: string
  purpose: string
  expectedVolume: string
  state: AccessApplicationState
  note: string | null
  createdAt: Date
  decidedAt: Date | null
  decidedBy: string | null
}
