import type { Corpus } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { verseKey } from '../scripture/index.ts'
import { bestOf } from './best-of.ts'
import type { MeaningIndex } from './embedding/meaning-index.ts'
import type { RowRun } from './embedding/scan-rows.ts'
import { leanOnGuide, surenessOf } from './lean-on-guide.ts'
import { type GuideMatch, matchGuide } from './match-guide.ts'
import { type Query, readQuery } from './query-terms.ts'
import { scoreGuide } from './score-guide.ts'
import { directionOf } from './score-meaning.ts'
import { clearScratch, type Scratch } from './scratch.ts'
import type { SearchIndex } from './search-index.ts'
import { type SignalWeights, signalWeights } from './signal-weights.ts'
import { scoreEntries } from './topic-entries.ts'
import { scoreNearness } from './word-nearness.ts'

/**
 * A verse by its score, 0 to 1, comparable within one query only, and the sum that it comes from. `words`, `topics`,
 * `commentary`, `guide` and `meaning` are the parts of the score that these sources gave, each 0 to 1.
 */
export type RankedVerse = {
  index: number
  score: number
  total: number
  words: number
  topics: number
  commentary: number
  guide: number
  meaning: number
}

/** The direction of a query, and those of the verses by the same embedder. */
export type Nearness = { direction: Float32Array; verses: MeaningIndex }

type Deps = { corpus: Corpus; index: SearchIndex; weights?: SignalWeights }
type Options = {
  language: Language
  limit: number
  isAllowed: (verse: number) => boolean
  runs?: readonly RowRun[]
  entries?: readonly GuideMatch[]
  near?: Nearness | undefined
}

const scale = 0.1
/** A verse that nothing but its meaning speaks for must be this far above the mean. */
const leastAlone = 3
/** A ranking may lean on entries that are only near the query: what is wrong in one is outvoted by the other signals. */
const leastOfSignal = 0.3
const mostEntries = 5

/** The entries of the study guide that a ranking leans on. */
export const entriesNear = ({ corpus, index }: Deps, text: string, language: Language): GuideMatch[] =>
  matchGuide({ guide: corpus.guide, index }, text, language, { limit: mostEntries, least: leastOfSignal })

/**
 * Ranks verses for a query by their words and meaning, the study guide, the topical index and commentary.
 * @param options `isAllowed` filters by position in the corpus; no verse outside of `runs` is compared by meaning;
 * `entries` are those of `entriesNear` where they are known; `near` takes the place of the embedder that is shipped
 * @returns at most `limit` verses with a word, entry, topic, commentary or meaning in common with the query, best first
 */
export function rankVerses(
  { corpus, index, weights: given = signalWeights }: Deps,
  text: string,
  { language, limit, isAllowed, runs = [{ start: 0, end: corpus.keys.length }], entries: known, near }: Options,
): RankedVerse[] {
  const query = readQuery(index, text, language)
  const matches = given.guide === 0 ? [] : (known ?? entriesNear({ corpus, index }, text, language))
  const weights = leanOnGuide(given, surenessOf(matches))
  if (query.own.size === 0 && matches.length === 0) return []
  const signals = scoreSignals(index, query)
  scoreGuide(corpus, matches, signals)
  if (weights.meaning > 0) {
    const { direction, verses } = near ?? nearnessOf(index, text, language)
    if (direction !== undefined) verses!.score(direction, signals.meaning, runs)
  }
  const { words, nearness, topics, entries, commentary, guide, meaning, total } = signals
  const wordsWeight = weights.words / Math.sqrt(Math.max(1, query.own.size))
  for (const run of runs) sumUp(run, { signals, index, weights: { ...weights, words: wordsWeight } })
  addTo(total, weights.newTestament, startOfNewTestament(corpus))
  return bestOf(total, limit, isAllowed).map((verse) => {
    const share = scale / total[verse]!
    return {
      index: verse,
      score: total[verse]! / (1 + total[verse]!),
      total: total[verse]!,
      words: share * (words[verse]! * wordsWeight + nearness[verse]! * weights.nearness),
      topics: share * (topics[verse]! * weights.topics + entries[verse]! * weights.entries),
      commentary: share * commentary[verse]! * weights.commentary,
      guide: (guide[verse]! * weights.guide) / total[verse]!,
      meaning: (Math.max(0, meaning[verse]!) * weights.meaning) / total[verse]!,
    }
  })
}

const nearnessOf = (index: SearchIndex, text: string, language: Language) => ({
  direction: directionOf(index, text, language),
  verses: index.meaning?.verses,
})

type Sum = { signals: Scratch; index: SearchIndex; weights: SignalWeights }

/** The sum of the signals of each verse of a run that has any; the rest keeps 0. All verses pass here: nothing is looked up in it. */
function sumUp({ start, end }: RowRun, { signals, index, weights }: Sum): void {
  const { words, nearness, topics, entries, commentary, guide, meaning, total } = signals
  const { cited, explained } = index
  const ofWords = weights.words * scale
  const ofNearness = weights.nearness * scale
  const ofTopics = weights.topics * scale
  const ofEntries = weights.entries * scale
  const ofCommentary = weights.commentary * scale
  const { guide: ofGuide, meaning: ofMeaning, cited: ofCited, explained: ofExplained } = weights
  for (let verse = start; verse < end; verse++) {
    const near = meaning[verse]!
    const evidence =
      words[verse]! * ofWords +
      nearness[verse]! * ofNearness +
      topics[verse]! * ofTopics +
      entries[verse]! * ofEntries +
      commentary[verse]! * ofCommentary +
      guide[verse]! * ofGuide
    if (evidence === 0 && near < leastAlone) continue
    total[verse] =
      evidence + (near > 0 ? near * ofMeaning : 0) + cited[verse]! * ofCited + explained[verse]! * ofExplained
  }
}

function addTo(total: Float32Array, value: number, from: number): void {
  for (let verse = from; verse < total.length; verse++) if (total[verse]! > 0) total[verse]! += value
}

const firstOfNewTestament = verseKey('Matt', 1, 1)

function startOfNewTestament({ keys, indexOf }: Corpus): number {
  const place = indexOf(firstOfNewTestament)
  if (place >= 0) return place
  const next = keys.findIndex((key) => key > firstOfNewTestament)
  return next < 0 ? keys.length : next
}

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
