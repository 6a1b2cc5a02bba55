let hasEnded = false
const listeners = new Set<() => void>()

/** Whether the service said that nobody is signed in any more, while a page was open. */
export const sessionEnded = {
  get: () => hasEnded,
  set: (ended: boolean) => {
    hasEnded = ended
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
