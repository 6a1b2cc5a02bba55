import type { Corpus } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { verseKey } from '../scripture/index.ts'
import { bestOf } from './best-of.ts'
import { matchGuide } from './match-guide.ts'
import { type Query, readQuery } from './query-terms.ts'
import { scoreGuide } from './score-guide.ts'
import { clearScratch, type Scratch } from './scratch.ts'
import type { SearchIndex } from './search-index.ts'
import { scoreEntries } from './topic-entries.ts'
import { scoreNearness } from './word-nearness.ts'

/**
 * How much each signal counts in the sum. The first five speak of the query and are BM25 scores (or made of them) in
 * tens; the last three speak of the verse alone, 0 to 1, and so decide between verses that fit a query alike.
 */
export type SignalWeights = {
  /**
   * Words of the verse, in all translations of the query's language together, divided by the root of how many words
   * the query has: each word of a long question says less.
   */
  words: number
  /** Words of the query that stand near one another in the verse. */
  nearness: number
  /** Everything that the topical index says of the verse. */
  topics: number
  /** Single lines of the topical index that list the verse. */
  entries: number
  /** The section of commentary that explains the verse. */
  commentary: number
  /** Entries of the study guide that the query is about and that list the verse; of the order of 1. */
  guide: number
  /** Under how many headings of the topical index the verse is cited. */
  cited: number
  /** How much commentary there is on the verse. */
  explained: number
  /** The New Testament before the Old. */
  newTestament: number
}
/** Fitted on open judgements; docs/search.md has how, and what each is worth. */
export const signalWeights: SignalWeights = {
  words: 1,
  nearness: 0.4,
  topics: 0.6,
  entries: 0.3,
  commentary: 0.7,
  guide: 1.5,
  cited: 0.4,
  explained: 0.7,
  newTestament: 0.2,
}

/**
 * A verse by its score, 0 to 1, comparable within one query only. `words`, `topics`, `commentary` and `guide` are the
 * parts of the score that these sources gave, each 0 to 1.
 */
export type RankedVerse = {
  index: number
  score: number
  words: number
  topics: number
  commentary: number
  guide: number
}

type Deps = { corpus: Corpus; index: SearchIndex; weights?: SignalWeights }
type Options = { language: Language; limit: number; isAllowed: (verse: number) => boolean }

const scale = 0.1
/** A ranking may lean on entries that are only near the query: what is wrong in one is outvoted by the other signals. */
const leastOfSignal = 0.3
const mostEntries = 5

/**
 * Ranks verses for a query by their words, the study guide, the topical index and commentary.
 * @param options `isAllowed` filters by position in the corpus
 * @returns at most `limit` verses with a word, entry, topic or commentary in common with the query, best first
 */
export function rankVerses(
  { corpus, index, weights = signalWeights }: Deps,
  text: string,
  { language, limit, isAllowed }: Options,
): RankedVerse[] {
  const query = readQuery(index, text, language)
  const options = { limit: mostEntries, least: leastOfSignal }
  const matches =
    weights.guide === 0 ? [] : matchGuide({ guide: corpus.guide, names: index.guideNames }, text, language, options)
  if (query.own.size === 0 && matches.length === 0) return []
  const signals = scoreSignals(index, query)
  scoreGuide(corpus, matches, signals)
  const { words, nearness, topics, entries, commentary, guide, total } = signals
  const { cited, explained } = index
  const wordsWeight = weights.words / Math.sqrt(Math.max(1, query.own.size))
  const newTestament = corpus.keys.findIndex((key) => key >= firstOfNewTestament)
  for (let verse = 0; verse < total.length; verse++) {
    const evidence =
      words[verse]! * wordsWeight +
      nearness[verse]! * weights.nearness +
      topics[verse]! * weights.topics +
      entries[verse]! * weights.entries +
      commentary[verse]! * weights.commentary
    if (evidence === 0 && guide[verse] === 0) continue
    total[verse] =
      evidence * scale +
      guide[verse]! * weights.guide +
      cited[verse]! * weights.cited +
      explained[verse]! * weights.explained +
      (verse >= newTestament ? weights.newTestament : 0)
  }
  return bestOf(total, limit, isAllowed).map((verse) => {
    const share = scale / total[verse]!
    return {
      index: verse,
      score: total[verse]! / (1 + total[verse]!),
      words: share * (words[verse]! * wordsWeight + nearness[verse]! * weights.nearness),
      topics: share * (topics[verse]! * weights.topics + entries[verse]! * weights.entries),
      commentary: share * commentary[verse]! * weights.commentary,
      guide: (guide[verse]! * weights.guide) / total[verse]!,
    }
  })
}

const firstOfNewTestament = verseKey('Matt', 1, 1)

function scoreSignals(index: SearchIndex, query: Query): Scratch {
  const scratch = clearScratch(index)
  index.words[query.language].score(query.own, scratch.words, scratch.matched)
  scoreNearness(index, query, scratch)
  index.topicVerses.score(query.english, scratch.topics)
  scoreEntries(index, query, scratch)
  scoreCommentary(index, query, scratch)
  return scratch
}

/** Each verse has the score of the best section that explains it. */
function scoreCommentary({ exposition }: SearchIndex, { english }: Query, { sections, commentary }: Scratch): void {
  exposition.sections.score(english, sections)
  for (let section = 0; section < sections.length; section++) {
    const score = sections[section]!
    if (score === 0) continue
    const last = exposition.last[section]!
    for (let verse = exposition.first[section]!; verse <= last; verse++) {
      if (score > commentary[verse]!) commentary[verse] = score
    }
  }
}
