import { type LimitScope, nameOf, windowAt } from '../src/access/rate-limits/rate-limits.ts'

/** Who asked, and for what. */
export type Asker = { address: string; endpoint: string; keyId?: string; accountId?: string; keyLimit?: number }

/** One request and what came of it; moments are milliseconds of the clock that windows are counted by. */
export type Attempt = {
  asker: Asker
  sentAt: number
  receivedAt: number
  status: number
  /** What a refusal says: which limit, and how long to wait. */
  refusal?: { scope: LimitScope; limit: number; retryAfterSeconds: number }
  /** The X-RateLimit headers, where there are any. */
  shown?: { limit: number; remaining: number; resetAt: number }
  /** A 429 that does not state scope and wait as it should. */
  isMisstated: boolean
}

/** One limit to judge: whose it is, how many it lets through, and which attempts it counts. */
export type JudgedLimit = {
  scope: LimitScope
  limit: number
  identityOf: (asker: Asker) => string | undefined
  isCounted: (attempt: Attempt) => boolean
}

export type Verdict = {
  scope: LimitScope
  limit: number
  windows: number
  /** Windows in which the limit refused somebody. */
  driven: number
  refused: number
  /** The most that it counted in a window: what was sent and answered within. */
  most: number
  /** The fewest that it had counted, begun or ended within, in a window in which it refused somebody. */
  fewest: number
  kept: boolean
}

/**
 * Sorts attempts into the windows of a limit's identities: in none may more be counted than the limit says, and who is
 * refused must be refused by that many, so that a refused request has used up nothing.
 */
export function judge({ scope, limit, identityOf, isCounted }: JudgedLimit, attempts: readonly Attempt[]) {
  const windows = new Map<string, { within: number; touching: number; refused: number }>()
  const windowOf = (identity: string, at: number) => {
    const name = `${identity} ${windowAt(nameOf({ scope, identity }), at).number}`
    const window = windows.get(name) ?? { within: 0, touching: 0, refused: 0 }
    windows.set(name, window)
    return window
  }
  for (const attempt of attempts) {
    const identity = identityOf(attempt.asker)
    if (identity === undefined) continue
    const [first, last] = [windowOf(identity, attempt.sentAt), windowOf(identity, attempt.receivedAt)]
    if (isCounted(attempt)) {
      for (const window of new Set([first, last])) window.touching++
      if (first === last) first.within++
    }
    if (first === last && attempt.refusal?.scope === scope && attempt.refusal.limit === limit) first.refused++
  }
  const all = [...windows.values()]
  const driven = all.filter(({ refused }) => refused > 0)
  const most = Math.max(0, ...all.map(({ within }) => within))
  const fewest = Math.min(...driven.map(({ touching }) => touching))
  const kept = driven.length > 0 && most <= limit && fewest >= limit
  const refused = driven.reduce((sum, window) => sum + window.refused, 0)
  return {
    scope,
    limit,
    windows: all.length,
    driven: driven.length,
    refused,
    most,
    fewest,
    kept,
  } satisfies Verdict
}

/** Refusals whose wait is too short to help, or a second and more too long. */
export function untrueWaits(attempts: readonly Attempt[], identityOf: (attempt: Attempt) => string): Attempt[] {
  return attempts.filter((attempt) => {
    const { refusal, sentAt, receivedAt } = attempt
    if (refusal === undefined) return false
    const { endsAt } = windowAt(nameOf({ scope: refusal.scope, identity: identityOf(attempt) }), sentAt)
    const waitMs = refusal.retryAfterSeconds * 1_000
    const isElsewhere = receivedAt >= endsAt // the window changed while it was under way
    return !isElsewhere && (receivedAt + waitMs < endsAt || sentAt + waitMs - 1_000 >= endsAt)
  })
}

/** Replies, in the order the service gave them, that show more places left in a window than the one before. */
export function risesOfRemaining(attempts: readonly Attempt[], limit: number): number {
  let rises = 0
  const lefts = new Map<number, number>()
  for (const { shown, status } of attempts) {
    if (shown?.limit !== limit) continue
    const before = lefts.get(shown.resetAt)
    if (before !== undefined && shown.remaining > (status === 200 ? before - 1 : before)) rises++
    lefts.set(shown.resetAt, shown.remaining)
  }
  return rises
}
