import type { Corpus, Section } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import type { VerseRange } from '../scripture/index.ts'
import { bestOf } from './best-of.ts'
import { readQuery } from './query-terms.ts'
import { addMeaning } from './score-meaning.ts'
import type { SearchIndex } from './search-index.ts'

export type FoundSection = { section: Section; score: number }
type Deps = { corpus: Corpus; index: SearchIndex }

/**
 * Sections of running commentary that speak of a query, best first. A score is BM25 and what their meaning
 * adds, comparable within one query only.
 * @param range only sections that touch these verses; those that have nothing of the query then follow with score 0
 */
export function findCommentary(
  { corpus, index }: Deps,
  query: string,
  { range, limit = 20, language = 'en' }: { range?: VerseRange; limit?: number; language?: Language } = {},
): FoundSection[] {
  const scores = new Float32Array(index.commentary.documents)
  index.commentary.score(readQuery(index, query, language).english, scores)
  addMeaning(index, ({ commentary }) => commentary, { text: query, language }, scores)
  if (range === undefined) {
    return bestOf(scores, limit).map((place) => ({ section: corpus.commentaries.at(place), score: scores[place]! }))
  }
  return corpus.commentaries
    .touching(range)
    .filter(({ kind }) => kind === 'section')
    .map((section) => ({ section, score: scores[section.index]! }))
    .sort((a, b) => b.score - a.score || a.section.index - b.section.index)
    .slice(0, limit)
}
