import type { Query } from './query-terms.ts'
import type { Scratch } from './scratch.ts'
import type { SearchIndex } from './search-index.ts'

/** A line that lists twenty verses says half as much of each as one that lists few. */
const perVerse = 0.05
/** The largest score that a term of the index can add, as a multiple of how telling it is. */
const mostPerTerm = 2.2 * 0.8

/**
 * Scores verses by the lines of the topical index that list them. A line counts by the square of its score, relative
 * to what the whole query could score, so that one line with all of the query beats several with a part of it.
 */
export function scoreEntries(
  { topicLines, lineVerses }: SearchIndex,
  { english }: Query,
  { lines, entries }: Scratch,
): void {
  let most = 0
  for (const [term, weight] of english) most += weight * mostPerTerm * topicLines.inverseFrequency(term)
  if (most === 0) return
  topicLines.score(english, lines)
  const { starts, verses } = lineVerses
  for (let line = 0; line < lines.length; line++) {
    const score = lines[line]!
    if (score === 0) continue
    const [start, end] = [starts[line]!, starts[line + 1]!]
    const share = (score * score) / most / (1 + perVerse * (end - start))
    for (let row = start; row < end; row++) entries[verses[row]!]! += share
  }
}
