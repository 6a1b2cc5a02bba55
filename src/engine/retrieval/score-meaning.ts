import type { Language } from '../engine.ts'
import type { MeaningIndex } from './embedding/meaning-index.ts'
import type { Meanings, SearchIndex } from './search-index.ts'
import { isStopWord, wordsOf } from './words.ts'

/**
 * The direction of a query.
 * @returns undefined without an embedder, and for a query of which it knows no word: pieces of words alone say next to nothing
 */
export function directionOf(
  { meaning }: Pick<SearchIndex, 'meaning'>,
  text: string,
  language: Language,
): Float32Array | undefined {
  if (meaning === undefined) return undefined
  const { embedder } = meaning
  const isKnown = wordsOf(text).some((word) => !isStopWord(word, language) && embedder.knows(word, language))
  return isKnown ? embedder.embed(text, language) : undefined
}

/** What a text's nearness adds to its BM25 score, for each deviation above `nearerThan`. */
const perDeviation = 1
const nearerThan = 2

/** Adds to the scores that texts have by their words what they have by their meaning. */
export function addMeaning(
  index: SearchIndex,
  choose: (meanings: Meanings) => MeaningIndex,
  { text, language }: { text: string; language: Language },
  scores: Float32Array,
): void {
  const query = directionOf(index, text, language)
  if (query === undefined) return
  const near = new Float32Array(scores.length)
  choose(index.meaning!).score(query, near)
  for (let place = 0; place < scores.length; place++) {
    if (near[place]! > nearerThan) scores[place]! += perDeviation * (near[place]! - nearerThan)
  }
}
