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
}

/** The state a key is in at a moment: a date can end it without anything having been written. */
export function stateAt({ state, expiresAt }: Pick<ApiKey, 'state' | 'expiresAt'>, now: Date): KeyState {
  const ended = expiresAt !== null && expiresAt <= now
  return ended && state !== 'revoked' ? 'expired' : state
}
