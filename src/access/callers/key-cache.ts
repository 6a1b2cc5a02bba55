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
  find: FindKeyHolder
  /** Forgets the keys of an account. */
  forgetAccount: (accountId: string) => void
  /** Forgets everything: changes may have been missed. */
  forgetAll: () => void
}

/** How long an entry is believed without another look: while changes are heard of, and while they are not. */
const believedMs = { hearing: 60_000, deaf: 2_000 }

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
  const entries = new Map<string, { holder: KeyHolder; foundAt: number }>()
  const underWay = new Map<string, Promise<KeyHolder | undefined>>()
  let forgotten = 0

  async function load(hash: string): Promise<KeyHolder | undefined> {
    for (;;) {
      const [before, foundAt] = [forgotten, clock()]
      const holder = await find(hash)
      if (before !== forgotten) continue // it may be older than the change
      if (holder !== undefined) keep(hash, { holder, foundAt })
      return holder
    }
  }

  function keep(hash: string, entry: { holder: KeyHolder; foundAt: number }): void {
    entries.delete(hash)
    if (entries.size >= mostEntries) entries.delete(entries.keys().next().value!)
    entries.set(hash, entry)
  }

  return {
    find: (hash) => {
      const entry = entries.get(hash)
      const longest = isHearing() ? believedMs.hearing : believedMs.deaf
      if (entry !== undefined && clock() - entry.foundAt < longest) return Promise.resolve(entry.holder)
      const loading =
        underWay.get(hash) ??
        load(hash).finally(() => {
          underWay.delete(hash)
        })
      underWay.set(hash, loading)
      return loading
    },
    forgetAccount: (accountId) => {
      forgotten++
      for (const [hash, { holder }] of entries) if (holder.account.id === accountId) entries.delete(hash)
    },
    forgetAll: () => {
      forgotten++
      entries.clear()
    },
  }
}
