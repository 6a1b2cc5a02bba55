import type { Corpus, TopicIndexLine } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { bestOf } from './best-of.ts'
import { readQuery } from './query-terms.ts'
import { addMeaning } from './score-meaning.ts'
import type { SearchIndex } from './search-index.ts'

export type FoundTopicLine = { line: TopicIndexLine; score: number }
type Deps = { corpus: Corpus; index: SearchIndex }

/**
 * Lines of the topical index that speak of a query and list passages, best first. A score is BM25 over heading and
 * line and what their meaning adds, comparable within one query only.
 */
export function findTopicLines(
  { corpus, index }: Deps,
  query: string,
  { limit = 20, language = 'en' }: { limit?: number; language?: Language } = {},
): FoundTopicLine[] {
  if (corpus.topics === undefined) return []
  const { topics } = corpus
  const scores = new Float32Array(index.topicLines.documents)
  index.topicLines.score(readQuery(index, query, language).english, scores)
  addMeaning(index, (meanings) => meanings.topics, { text: query, language }, scores)
  return bestOf(scores, limit * 2)
    .map((place) => ({ line: topics.at(place), score: scores[place]! }))
    .filter(({ line }) => line.passages.length > 0)
    .slice(0, limit)
}
