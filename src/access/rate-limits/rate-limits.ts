/** What a limit counts by. */
export type LimitScope =
  | 'ip_failures'
  | 'ip_all'
  | 'global'
  | 'key'
  | 'user'
  | 'ip'
  | 'route'
  | 'people_ip'
  | 'people_email'
  | 'person_requests'
  | 'person_changes'
  | 'person_exports'

/**
 * One limit that a request is counted against: so many of one identity in a window. With `onlyLooks` it refuses as
 * others do and counts nothing: what counts is found out later. `networkBits` where a network and no single address is
 * counted.
 */
export type Limit = { scope: LimitScope; identity: string; limit: number; onlyLooks?: true; networkBits?: number }

/** How a limit stands after a request was counted, or refused. */
export type LimitState = {
  scope: LimitScope
  limit: number
  remaining: number
  resetAt: Date
  networkBits?: number | undefined
}

export type LimitOutcome =
  | { outcome: 'allowed'; states: LimitState[] }
  /** The limit that refuses, of several the one that is open again last. */
  | { outcome: 'refused'; refusing: LimitState }

/** Counts requests in fixed windows of a minute. A refused request uses up nothing of any limit. */
export type RateLimiter = {
  /** Counts a request against all limits at once, or, when one is used up, against none. */
  take: (limits: readonly Limit[]) => Promise<LimitOutcome>
}

export const windowMs = 60_000

/**
 * Where in the minute the windows of an identity begin, so that not all of them begin at once. FNV-1a over the name;
 * replicas agree on it without asking each other.
 */
function windowOffset(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0
  return hash % windowMs
}

/** The window of an identity that a moment lies in: a number that grows by one a minute, and when it ends. */
export function windowAt(name: string, at: number): { number: number; endsAt: number } {
  const offset = windowOffset(name)
  const number = Math.floor((at - offset) / windowMs)
  return { number, endsAt: (number + 1) * windowMs + offset }
}

export const nameOf = ({ scope, identity }: Pick<Limit, 'scope' | 'identity'>): string => `${scope}:${identity}`
