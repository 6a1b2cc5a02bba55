import { lowerBound } from './find-phrase.ts'
import type { IndexedWord, WordIndex } from './word-index.ts'

const mostPlaces = 40_000
const mostCandidates = 20

/**
 * The verses (as slots of the index) of some translations that share the most of the rarer words, best first.
 * @param weights what each word is worth
 */
export function candidateSlots(
  index: WordIndex,
  words: readonly IndexedWord[],
  weights: readonly number[],
  texts: readonly number[],
): number[] {
  const { slots, places, placeStarts, starts, corpus } = index
  const verses = corpus.keys.length
  const shared = scratchOf(index)
  const touched: number[] = []
  const forms = new Map(words.map(({ looseId }, at) => [looseId, weights[at]!]))
  let left = mostPlaces
  for (const [form, weight] of [...forms].sort((a, b) => b[1] - a[1])) {
    if (form === -1) continue
    const [from, until] = [placeStarts[form]!, placeStarts[form + 1]!]
    left -= until - from
    if (left < 0 && touched.length > 0) break
    for (const t of texts) {
      const end = starts[(t + 1) * verses]!
      let last = -1
      for (let row = lowerBound(places, starts[t * verses]!, from, until); row < until && places[row]! < end; row++) {
        const slot = slots[places[row]!]!
        if (slot === last) continue
        if (shared[slot] === 0) touched.push(slot)
        shared[slot]! += weight
        last = slot
      }
    }
  }
  const best = heaviest(touched, shared)
  for (const slot of touched) shared[slot] = 0
  return best
}

const scratches = new WeakMap<WordIndex, Float32Array>()

/** A place a slot, all zero: whoever fills it clears it, since half a megabyte a question is much to throw away. */
function scratchOf(index: WordIndex): Float32Array {
  const known = scratches.get(index) ?? new Float32Array(index.starts.length - 1)
  scratches.set(index, known)
  return known
}

function heaviest(slots: readonly number[], weights: Float32Array): number[] {
  const top: number[] = []
  for (const slot of slots) {
    if (top.length === mostCandidates && weights[slot]! <= weights[top.at(-1)!]!) continue
    let at = top.length
    while (at > 0 && weights[top[at - 1]!]! < weights[slot]!) at--
    top.splice(at, 0, slot)
    if (top.length > mostCandidates) top.pop()
  }
  return top
}

/** What a word tells of its place: from 0.15 for the commonest word to 1 for one that stands in a single place. */
export function weightOf({ placeStarts, words }: WordIndex, { looseId }: IndexedWord): number {
  if (looseId === -1) return 0.8
  const count = placeStarts[looseId + 1]! - placeStarts[looseId]!
  return Math.max(0.15, Math.min(1, Math.log(words.length / 20 / count) / Math.log(words.length / 2000)))
}
