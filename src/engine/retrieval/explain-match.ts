import { once } from '../../platform/once.ts'
import type { Corpus } from '../corpus/index.ts'
import type { Language, SearchMatch } from '../engine.ts'
import { passagesOf } from '../guide/guide.ts'
import { headingCase } from './heading-case.ts'
import type { RankedPassage } from './merge-neighbours.ts'
import { readQuery } from './query-terms.ts'
import type { SearchOutcome } from './run-search.ts'
import type { SearchIndex } from './search-index.ts'
import { stemOf, wordsOf } from './words.ts'

type Deps = { corpus: Corpus; index: SearchIndex }
/** What was searched for, in which language, and which entries of the study guide are near it. */
type Searched = Pick<SearchOutcome, 'rest' | 'queryLanguage' | 'entries'>
export type ExplainMatch = (passage: RankedPassage) => SearchMatch[]

/** The strongest source is always named; another from this part of the verse's score. */
const leastPart = 0.1

/**
 * Says why passages were found, strongest reason first: the entry of the study guide that lists them, the words that
 * they share with the query, the heading of the topical index that lists them and fits the query best, the commentary that speaks of it there.
 */
export function explainMatches(
  { corpus, index }: Deps,
  { rest: text, queryLanguage: language, entries }: Searched,
): ExplainMatch {
  const query = readQuery(index, text, language)
  const lineScores = once(() =>
    scored(index.topicLines.documents, (into) => index.topicLines.score(query.english, into)),
  )
  const sectionScores = once(() =>
    scored(index.commentary.documents, (into) => index.commentary.score(query.english, into)),
  )

  const reasons: Record<
    'words' | 'topics' | 'commentary' | 'guide' | 'meaning',
    (passage: RankedPassage) => SearchMatch | undefined
  > = {
    words: (passage) => {
      const shared = sharedWords(corpus, query.own, language, passage)
      return shared.length === 0 ? undefined : { kind: 'words', label: shared.join(', ') }
    },
    guide: ({ best }) => {
      const key = corpus.keys[best.index]!
      const match = entries.find(({ entry }) =>
        passagesOf(entry).some(({ range }) => range.start <= key && key <= range.end),
      )
      return match === undefined ? undefined : { kind: 'guide', label: match.entry.title[language] }
    },
    topics: ({ first, last }) => {
      const { starts, lines } = index.verseLines
      const line = bestPlace(lineScores(), lines.subarray(starts[first]!, starts[last + 1]!))
      return line === undefined ? undefined : { kind: 'topic', label: headingCase(corpus.topics!.at(line).heading) }
    },
    meaning: () => ({ kind: 'meaning', label: null }),
    commentary: ({ best }) => {
      const key = corpus.keys[best.index]!
      const sections = corpus.commentaries.touching({ start: key, end: key })
      const place = bestPlace(
        sectionScores(),
        sections.map((section) => section.index),
      )
      return place === undefined ? undefined : { kind: 'commentary', label: corpus.commentaries.at(place).source.title }
    },
  }
  return (passage) => {
    const { best } = passage
    const named = (['guide', 'words', 'topics', 'commentary', 'meaning'] as const)
      .toSorted((a, b) => best[b] - best[a])
      .filter((source, place) => place === 0 || best[source] >= leastPart)
      .map((source) => reasons[source](passage))
      .filter((match) => match !== undefined)
    return named.length > 0 ? named : [{ kind: 'words', label: null }]
  }
}

/** Words of the passage, as any translation of the language prints them, that the query asks for. */
function sharedWords(
  corpus: Corpus,
  terms: ReadonlyMap<string, number>,
  language: Language,
  { first, last }: RankedPassage,
): string[] {
  const found = new Map<string, string>()
  for (const text of corpus.texts) {
    if (text.record.language !== language) continue
    for (let verse = first; verse <= last; verse++) {
      for (const word of wordsOf(text.verseAt(verse) ?? '')) {
        const stem = stemOf(word, language)
        if (terms.has(stem) && !found.has(stem)) found.set(stem, word)
      }
    }
  }
  return [...terms.keys()].flatMap((term) => found.get(term) ?? [])
}

function scored(length: number, score: (into: Float32Array) => void): Float32Array {
  const scores = new Float32Array(length)
  score(scores)
  return scores
}

/** The place with the highest score above 0. */
function bestPlace(scores: Float32Array, places: Iterable<number>): number | undefined {
  let best: number | undefined
  for (const place of places) if (scores[place]! > (best === undefined ? 0 : scores[best]!)) best = place
  return best
}
