/** What an account may do is decided by its plan; all figures of a plan are configuration. */
export const plans = ['free', 'standard', 'enterprise'] as const
export type Plan = (typeof plans)[number]

/** Whether the account may use the API; on the plan `free` one applies and an operator decides. */
export type ApiAccess = 'off' | 'applied' | 'on' | 'declined'

export type Account = { id: string; name: string; plan: Plan; apiAccess: ApiAccess; createdAt: Date }
