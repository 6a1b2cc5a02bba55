import type { Query } from './query-terms.ts'
import type { Scratch } from './scratch.ts'
import type { SearchIndex } from './search-index.ts'

/** Words of the verse that may lie between two for them to be near, and words of the query between the same two. */
const mostApart = 4
const mostApartInQuery = 3

/**
 * Scores verses in which words of the query stand near one another. A pair counts as much as its words are telling on
 * average; a verse has the mean of its best translation and of all of them together.
 */
export function scoreNearness(
  { words, order }: SearchIndex,
  { language, own }: Query,
  { matched, nearness }: Scratch,
): void {
  const terms = [...own.keys()].filter((term) => words[language].has(term))
  if (terms.length < 2) return
  const places = new Int16Array(words[language].termCount).fill(-1)
  terms.forEach((term, place) => {
    places[words[language].termId(term)] = place
  })
  const telling = terms.map((term) => words[language].inverseFrequency(term))
  const { texts, starts, terms: ids } = order[language]
  const at: number[] = []
  const place: number[] = []
  for (let verse = 0; verse < matched.length; verse++) {
    if (matched[verse]! < 2) continue
    let best = 0
    let sum = 0
    for (let row = verse * texts; row < (verse + 1) * texts; row++) {
      at.length = 0
      place.length = 0
      for (let i = starts[row]!; i < starts[row + 1]!; i++) {
        const found = places[ids[i]!]!
        if (found === -1) continue
        at.push(i)
        place.push(found)
      }
      if (at.length < 2) continue
      const score = scorePairs(at, place, telling)
      best = Math.max(best, score)
      sum += score
    }
    nearness[verse] = (best + sum) / 2
  }
}

/** @param at where words of the query stand, in order @param place which word of the query each is */
function scorePairs(at: readonly number[], place: readonly number[], telling: readonly number[]): number {
  let score = 0
  const seen = new Set<number>()
  for (let a = 0; a < at.length; a++) {
    for (let b = a + 1; b < at.length && at[b]! - at[a]! <= mostApart; b++) {
      const [first, second] = [place[a]!, place[b]!]
      if (first === second || Math.abs(first - second) > mostApartInQuery) continue
      const pair = Math.min(first, second) * telling.length + Math.max(first, second)
      if (seen.has(pair)) continue
      seen.add(pair)
      score += (telling[first]! + telling[second]!) / 2
    }
  }
  return score
}
