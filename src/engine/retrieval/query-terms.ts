import type { Language } from '../engine.ts'
import { countTerms, type QueryTerms } from './bm25.ts'
import type { SearchIndex } from './search-index.ts'
import { isStopWord, stemOf, termsOf, wordsOf } from './words.ts'

/** A query as the index takes it. */
export type Query = {
  language: Language
  /** Terms in the query's own language: for the words of the verses. */
  own: QueryTerms
  /** Terms in English: for the topical index and the commentaries. */
  english: QueryTerms
}

/** Reads a query; one in Spanish reaches the English sources through the Strong's numbers of its words. */
export function readQuery(index: SearchIndex, text: string, language: Language): Query {
  const own = mostTelling(index, countTerms(termsOf(text, language)), language)
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

/** Words of a query that no text, topic or commentary has, as the query writes them in lower case. */
export function unknownWords(index: SearchIndex, text: string, language: Language): string[] {
  const sources = language === 'en' ? [index.words.en, index.topicLines, index.commentary] : [index.words[language]]
  const words = wordsOf(text).filter((word) => !isStopWord(word, language) && !/\p{N}/u.test(word))
  return [...new Set(words)].filter((word) => sources.every((source) => !source.has(stemOf(word, language))))
}
