import { databaseFailure } from '../../platform/db/index.ts'
import type { FindKeyHolder, KeyHolder } from './key-holder.repository.ts'

type Deps = {
  find: FindKeyHolder
  /** Whether changes are surely heard of at this moment. */
  isHearing: () => boolean
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number
  mostEntries?: number
}

export type KeyCache = {
  find: FindCachedKeyHolder
  /** Forgets the keys of an account. */
  forgetAccount: (accountId: string) => void
  /** Believes nothing any more without another look: changes may have been missed. */
  doubtAll: () => void
}

/**
 * Finds a key, in memory or with a look. With `isEnoughRemembered` one that was found before is good enough while the
 * database does not answer: for what is free and needs nothing else of it.
 */
export type FindCachedKeyHolder = (hash: string, options?: { isEnoughRemembered: boolean }) => ReturnType<FindKeyHolder>

/** How long an entry is believed without another look: while changes are heard of, and while they are not. */
const believedMs = { hearing: 60_000, deaf: 2_000 }
/** How long an entry is remembered that cannot be looked at again, since nobody can change it either. */
const rememberedMs = 600_000
/** After a look without an answer what is remembered is taken without waiting for another. */
const betweenLooksMs = 1_000

/**
 * Keeps found keys in memory. What is changed meanwhile is forgotten, and a look-up that was under way when something
 * was forgotten is not kept, so that a slow one never brings a revoked key back.
 */
export function createKeyCache({
  find,
  isHearing,
  clock = () => performance.now(),
  mostEntries = 10_000,
}: Deps): KeyCache {
  const entries = new Map<string, { holder: KeyHolder; foundAt: number; isDoubted?: boolean }>()
  const underWay = new Map<string, Promise<KeyHolder | undefined>>()
  let forgotten = 0
  let unansweredAt = Number.NEGATIVE_INFINITY

  async function load(hash: string): Promise<KeyHolder | undefined> {
    for (;;) {
      const [before, foundAt] = [forgotten, clock()]
      const holder = await find(hash)
      if (before !== forgotten) continue // it may be older than the change
      if (holder === undefined) entries.delete(hash)
      else keep(hash, { holder, foundAt })
      return holder
    }
  }

  function keep(hash: string, entry: { holder: KeyHolder; foundAt: number }): void {
    entries.delete(hash)
    if (entries.size >= mostEntries) entries.delete(entries.keys().next().value!)
    entries.set(hash, entry)
  }

  function look(hash: string): Promise<KeyHolder | undefined> {
    const loading =
      underWay.get(hash) ??
      load(hash)
        .catch((error: unknown) => {
          if (databaseFailure(error) === 'down') unansweredAt = clock()
          throw error
        })
        .finally(() => {
          underWay.delete(hash)
        })
    underWay.set(hash, loading)
    return loading
  }

  /** What was found before, unless it has been forgotten since or is too old. */
  function remembered(hash: string): KeyHolder | undefined {
    const entry = entries.get(hash)
    return entry !== undefined && clock() - entry.foundAt < rememberedMs ? entry.holder : undefined
  }

  return {
    find: async (hash, { isEnoughRemembered } = { isEnoughRemembered: false }) => {
      const entry = entries.get(hash)
      const longest = isHearing() ? believedMs.hearing : believedMs.deaf
      if (entry !== undefined && !entry.isDoubted && clock() - entry.foundAt < longest) return entry.holder
      if (!isEnoughRemembered) return look(hash)
      if (clock() - unansweredAt < betweenLooksMs) {
        const holder = remembered(hash)
        if (holder !== undefined) return holder
      }
      try {
        return await look(hash)
      } catch (error) {
        const holder = databaseFailure(error) === 'down' ? remembered(hash) : undefined
        if (holder === undefined) throw error
        return holder
      }
    },
    forgetAccount: (accountId) => {
      forgotten++
      for (const [hash, { holder }] of entries) if (holder.account.id === accountId) entries.delete(hash)
    },
    doubtAll: () => {
      forgotten++
      for (const entry of entries.values()) entry.isDoubted = true
    },
  }
}
