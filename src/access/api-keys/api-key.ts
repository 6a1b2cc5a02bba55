/** The endpoint families a key may be given. */
export const scopes = ['assistant', 'insights', 'verses', 'theology', 'prayer'] as const
export type Scope = (typeof scopes)[number]

/** `revoked` and `expired` are final; a `rotating` key works beside its successor until its grace ends. */
export type KeyState = 'active' | 'paused' | 'rotating' | 'revoked' | 'expired'

export type ApiKey = {
  id: string
  accountId: string
  name: string
  /** First 12 characters of the raw key. */
  prefix: string
  livemode: boolean
  scopes: Scope[]
  state: KeyState
  createdAt: Date
  expiresAt: Date | null
  /** To the minute or so: written in batches. */
  lastUsedAt: Date | null
  revokedAt: Date | null
  /** The first key of its line of rotations. */
  lineageId: string
  /** Addresses and CIDR ranges that it may be used from; empty for all. */
  ipList: string[]
  /** Credits; null for none below the account's. */
  dailyCap: number | null
  monthlyCap: number | null
  /** Null for the plan's. */
  requestsPerMinute: number | null
  /** The key that takes its place, and until when both work. */
  successorId: string | null
  graceEndsAt: Date | null
  /** How often it was still used while it rotated. */
  usesInRotation: number
}

/** The state a key is in at a moment: a date can end it without anything having been written. */
export function stateAt(
  { state, expiresAt, graceEndsAt }: Pick<ApiKey, 'state' | 'expiresAt' | 'graceEndsAt'>,
  now: Date,
): KeyState {
  if (state === 'revoked') return state
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  return state === 'rotating' && graceEndsAt !== null && graceEndsAt <= now ? 'revoked' : state
}
