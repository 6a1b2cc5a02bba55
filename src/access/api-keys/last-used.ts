/** Remembers which keys were used and writes it down now and then, so that no request waits for it. */
export type LastUsed = { note: (keyId: string) => void; flush: () => Promise<void> }

type Deps = { write: (lastUsed: ReadonlyMap<string, Date>) => Promise<void>; now: () => Date }

/** The caller calls `flush` at intervals and before the end; what it could not write is tried again with the next. */
export function createLastUsed({ write, now }: Deps): LastUsed {
  let pending = new Map<string, Date>()
  return {
    note: (keyId) => void pending.set(keyId, now()),
    flush: async () => {
      if (pending.size === 0) return
      const batch = pending
      pending = new Map()
      try {
        await write(batch)
      } catch (error) {
        pending = new Map([...batch, ...pending])
        throw error
      }
    },
  }
}
