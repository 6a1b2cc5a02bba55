import type { IndexedWord, WordIndex } from './word-index.ts'

/** The stretch of a window that a quotation fits best; weights of its words that stand there, in order and at all. */
export type RememberedSpan = { start: number; end: number; ordered: number; present: number }

const wrongForm = 0.92
const skipped = 0.06

/**
 * Lays a quotation along the words from `start` up to `end` so that the heaviest words fall together in order. A word
 * that the text has more costs a little, one before the first or after the last nothing.
 * @returns undefined when no word falls together
 */
export function rememberedSpan(
  { words, looseIds }: WordIndex,
  quotation: readonly IndexedWord[],
  weights: readonly number[],
  start: number,
  end: number,
): RememberedSpan | undefined {
  const width = end - start
  // best[j]: the worth of the quotation so far when its last match stands before word j; begins[j]: where it began
  let best = new Float32Array(width + 1)
  let begins = new Int32Array(width + 1).fill(-1)
  for (let i = 0; i < quotation.length; i++) {
    const { id, looseId } = quotation[i]!
    const nextBest = best.slice()
    const nextBegins = begins.slice()
    for (let j = 1; j <= width; j++) {
      const word = words[start + j - 1]!
      if (looseId !== -1 && looseIds[word] === looseId) {
        const worth = best[j - 1]! + weights[i]! * (word === id ? 1 : wrongForm)
        if (worth > nextBest[j]!) {
          nextBest[j] = worth
          nextBegins[j] = begins[j - 1] === -1 ? j - 1 : begins[j - 1]!
        }
      }
      const carried = nextBest[j - 1]! - skipped
      if (nextBegins[j - 1] !== -1 && carried > nextBest[j]!) {
        nextBest[j] = carried
        nextBegins[j] = nextBegins[j - 1]!
      }
    }
    best = nextBest
    begins = nextBegins
  }
  let last = 0
  for (let j = 1; j <= width; j++) if (best[j]! > best[last]!) last = j
  if (begins[last] === -1) return undefined
  const from = start + begins[last]!
  const until = start + last
  return {
    start: from,
    end: until,
    ordered: best[last]!,
    present: presentWeight(words, looseIds, quotation, weights, from - 6, until + 6),
  }
}

function presentWeight(
  words: Uint32Array,
  looseIds: Uint32Array,
  quotation: readonly IndexedWord[],
  weights: readonly number[],
  from: number,
  until: number,
): number {
  const there = new Set<number>()
  for (let at = Math.max(0, from); at < Math.min(words.length, until); at++) there.add(looseIds[words[at]!]!)
  return quotation.reduce((sum, { looseId }, i) => sum + (there.has(looseId) ? weights[i]! : 0), 0)
}
