import type { Span } from '../engine.ts'

/** Spans in the order of their starts, of which those around a place are found without looking at all. */
export type SpanList<T extends Span> = {
  all: readonly T[]
  /** The first that starts at a place or behind it. */
  next: (at: number) => T | undefined
  /** Of those that end at a place or before it, the one that starts last. */
  previous: (at: number) => T | undefined
  /** Those that start from a place on and before another. */
  between: (from: number, until: number) => T[]
}

/** Sorts spans by their start. */
export function spanList<T extends Span>(spans: readonly T[]): SpanList<T> {
  const all = [...spans].sort((a, b) => a.start - b.start)
  const firstFrom = (at: number) => {
    let [low, high] = [0, all.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (all[middle]!.start < at) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    all,
    next: (at) => all[firstFrom(at)],
    previous: (at) => {
      let row = firstFrom(at) - 1
      while (row >= 0 && all[row]!.end > at) row--
      return all[row]
    },
    between: (from, until) => {
      const found: T[] = []
      for (let row = firstFrom(from); row < all.length && all[row]!.start < until; row++) found.push(all[row]!)
      return found
    },
  }
}
