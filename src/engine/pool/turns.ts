/** Places for a few at a time; who finds none free waits, first come first served. */
export type Turns = {
  /** How many wait. */
  waiting: () => number
  /** Resolves when a place is free, and takes it. */
  take: () => Promise<void>
  /** Frees a place that was taken. */
  give: () => void
}

export function createTurns(places: number): Turns {
  const queue: (() => void)[] = []
  let free = places
  return {
    waiting: () => queue.length,
    take: async () => {
      if (free > 0) free--
      else await new Promise<void>((resolve) => queue.push(resolve))
    },
    give: () => {
      const first = queue.shift()
      if (first === undefined) free++
      else first()
    },
  }
}
