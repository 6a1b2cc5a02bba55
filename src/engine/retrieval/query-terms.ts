import type { Language } from '../engine.ts'
import { countTerms, type QueryTerms } from './bm25.ts'
import { isKnownWord } from './correct-spelling.ts'
import { otherNamesIn } from './other-names.ts'
import { inPlainWords } from './plain-words.ts'
import type { SearchIndex } from './search-index.ts'
import { termsOf, wordsOf } from './words.ts'

/** A query as the index takes it. */
export type Query = {
  language: Language
  /** Terms in the query's own language: for the words of the verses. */
  own: QueryTerms
  /** Terms in English: for the topical index and the commentaries. */
  english: QueryTerms
}

/** A name that the query does not write counts so much less. */
const otherNameWeight = 0.7

/** Reads a query; one in Spanish reaches the English sources through the Strong's numbers of its words. */
export function readQuery(index: SearchIndex, text: string, language: Language): Query {
  const asked = countTerms(termsOf(inPlainWords(text, language), language))
  for (const term of otherNamesIn(text, language).flatMap((name) => termsOf(name, language)))
    asked.set(term, asked.get(term) ?? otherNameWeight)
  const own = mostTelling(index, asked, language)
  return { language, own, english: language === 'en' ? own : inEnglish(index, own) }
}

/** A long query is searched for by its most telling words, which bounds what a search costs. */
const mostTerms = 24

function mostTelling(index: SearchIndex, terms: QueryTerms, language: Language): QueryTerms {
  if (terms.size <= mostTerms) return terms
  const { inverseFrequency } = index.words[language]
  return new Map([...terms].sort(([a], [b]) => inverseFrequency(b) - inverseFrequency(a)).slice(0, mostTerms))
}

function inEnglish(index: SearchIndex, terms: QueryTerms): QueryTerms {
  const english = new Map<string, number>()
  for (const [term, weight] of terms) {
    for (const [word, share] of index.toEnglish(term) ?? [])
      english.set(word, (english.get(word) ?? 0) + weight * share)
  }
  return english
}

/** Words of a query that nothing here has, as the query writes them in lower case. */
export const unknownWords = (index: SearchIndex, text: string, language: Language): string[] =>
  [...new Set(wordsOf(text))].filter((word) => !isKnownWord(index, word, language))
