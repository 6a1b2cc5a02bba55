import { countVerses, type VerseRange } from './verse-key.ts'

/** The share of all their verses that two passages have in common, 0 to 1. */
export function sharedVerses(a: VerseRange, b: VerseRange): number {
  const start = Math.max(a.start, b.start)
  const end = Math.min(a.end, b.end)
  if (start > end) return 0
  const common = countVerses({ start, end })
  return common / (countVerses(a) + countVerses(b) - common)
}
