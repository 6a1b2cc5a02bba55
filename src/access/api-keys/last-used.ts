/** When a key was last used, and how often since it was last written down. */
export type KeyUse = { at: Date; uses: number }

/** Remembers which keys were used and writes it down now and then, so that no request waits for it. */
export type LastUsed = {
  /** @param isRotating only uses of a key whose successor is there already are counted */
  note: (keyId: string, isRotating: boolean) => void
  flush: () => Promise<void>
}

type Deps = { write: (uses: ReadonlyMap<string, KeyUse>) => Promise<void>; now: () => Date }

/** The caller calls `flush` at intervals and before the end; what it could not write is tried again with the next. */
export function createLastUsed({ write, now }: Deps): LastUsed {
  let pending = new Map<string, KeyUse>()
  const add = (keyId: string, at: Date, uses: number) => {
    const known = pending.get(keyId)
    if (known === undefined) pending.set(keyId, { at, uses })
    else {
      known.uses += uses
      if (at > known.at) known.at = at
    }
  }
  return {
    note: (keyId, isRotating) => add(keyId, now(), isRotating ? 1 : 0),
    flush: async () => {
      if (pending.size === 0) return
      const batch = pending
      pending = new Map()
      try {
        await write(batch)
      } catch (error) {
        for (const [keyId, { at, uses }] of batch) add(keyId, at, uses)
        throw error
      }
    },
  }
}
