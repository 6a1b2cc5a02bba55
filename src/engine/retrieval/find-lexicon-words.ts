import type { Corpus } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { bestOf } from './best-of.ts'
import { directionOf } from './score-meaning.ts'
import type { SearchIndex } from './search-index.ts'

type Deps = { corpus: Corpus; index: SearchIndex }

/** Standard deviations above the mean of all dictionary words, for a word to mean what is asked. */
const leastNear = 4

/**
 * Strong's numbers of the dictionary words that mean what a text says, the nearest first; none without an embedder.
 * @param isWanted asked of each number
 */
export function findLexiconWords(
  { corpus, index }: Deps,
  text: string,
  { language, limit, isWanted }: { language: Language; limit: number; isWanted: (number: number) => boolean },
): number[] {
  const direction = directionOf(index, text, language)
  if (direction === undefined) return []
  const { lexicon } = index.meaning!
  const scores = new Float32Array(lexicon.count)
  lexicon.score(direction, scores)
  const { numbers } = corpus.lexicon
  return bestOf(scores, limit, (place) => scores[place]! >= leastNear && isWanted(numbers[place]!)).map(
    (place) => numbers[place]!,
  )
}
