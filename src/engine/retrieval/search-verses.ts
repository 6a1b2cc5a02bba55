import { type SearchRequest, type SearchResult, type Unguarded, unremarkable, type VerseSearch } from '../engine.ts'
import { extractiveModel } from '../model-name.ts'
import { type Canon, type VerseKey, type VerseRange, versesIn } from '../scripture/index.ts'
import { extractiveUsage } from '../token-usage.ts'
import { calibrated } from './calibrate.ts'
import { explainMatches } from './explain-match.ts'
import { findParallels } from './find-parallels.ts'
import { mergeNeighbours } from './merge-neighbours.ts'
import { passageResult } from './passage-result.ts'
import type { Nearness } from './rank-verses.ts'
import { createSearch, type SearchOutcome, type VerseSearchDeps } from './run-search.ts'
import { searchNotes } from './search-notes.ts'
import { termsOf } from './words.ts'

export type SearchVerses = (request: SearchRequest, near?: Nearness) => Unguarded<VerseSearch>
export type RankQuery = (request: SearchRequest) => { verse: VerseKey; score: number }[]

/** What is ranked can never look surer than a reference or a quotation. */
const bestRankedScore = 0.95
/** Verses ranked for each result asked for, so that enough passages are left when neighbours are joined. */
const rankedPerResult = 2
const usualLimit = 10

/**
 * Makes the verse search: passages that the query names or quotes come first, then verses ranked by every signal,
 * neighbours joined. No verse comes twice. Scores are 0 to 1 and never rise down the list; that of a ranked verse says
 * how often people name a verse that fits as well.
 * @returns an operation that throws AppError bad_request for an unknown translation (`/translation`) or book
 * (`/books/0`), or a query that is a reference to nothing (`/query`); a query that finds nothing is an empty result with a note
 */
export function createVerseSearch(deps: VerseSearchDeps): SearchVerses {
  const search = createSearch(deps)
  return (request, near) => {
    const limit = request.limit ?? usualLimit
    const outcome = search(request, limit * rankedPerResult, near)
    const results = writeResults(deps, outcome, { limit, canon: request.canon ?? 'protestant' })
    const isUnexplained = results.length === 0 && outcome.lookedUp.length === 0
    const notes = isUnexplained && !outcome.missesNamed ? [whyEmpty(request, outcome)] : outcome.notes
    return {
      query: request.query,
      results,
      totalSearched: outcome.filter.count,
      corpusVersion: deps.corpus.version,
      language: outcome.language,
      model: extractiveModel,
      mode: 'extractive',
      citations: [],
      usage: extractiveUsage(request.query, ''),
      safety: { ...unremarkable, notes },
    }
  }
}

/**
 * Makes the same search without results: its verses one by one, before neighbours are joined, which is what rankings
 * are judged by. `limit` counts verses.
 */
export function createQueryRanking(deps: VerseSearchDeps): RankQuery {
  const search = createSearch(deps)
  return (request) => {
    const limit = request.limit ?? usualLimit
    const { lookedUp, ranked, text } = search(request, limit)
    const named = lookedUp.flatMap(({ range, score }) => versesIn(range).map((verse) => ({ verse, score })))
    return [
      ...named.filter(({ verse }) => text.verse(verse) !== undefined),
      ...ranked.map(({ index, total }) => ({
        verse: deps.corpus.keys[index]!,
        score: Math.min(bestRankedScore, calibrated(total)),
      })),
    ].slice(0, limit)
  }
}

type WriteOptions = { limit: number; canon: Canon }

function writeResults(deps: VerseSearchDeps, outcome: SearchOutcome, { limit, canon }: WriteOptions): SearchResult[] {
  const { corpus, index } = deps
  const { text, lookedUp, ranked } = outcome
  const explain = explainMatches({ corpus, index }, outcome)
  const results: SearchResult[] = []
  const add = (result: SearchResult | undefined) => {
    if (result !== undefined && results.length < limit) results.push(result)
  }
  const parallelsOf = (range: VerseRange) => findParallels(deps, range, { text, canon })
  for (const { range, score, matched } of lookedUp)
    add(passageResult(text, range, { score, matched: [matched], parallels: parallelsOf(range) }))
  for (const passage of mergeNeighbours(corpus, ranked)) {
    if (results.length >= limit) break
    const range = { start: corpus.keys[passage.first]!, end: corpus.keys[passage.last]! }
    const score = Math.min(bestRankedScore, calibrated(passage.best.total))
    add(passageResult(text, range, { score, matched: explain(passage), parallels: parallelsOf(range) }))
  }
  return results
}

function whyEmpty({ query }: SearchRequest, { language, queryLanguage }: SearchOutcome): string {
  const notes = searchNotes[language]
  return termsOf(query, queryLanguage).length === 0 ? notes.nothingToSearchFor : notes.nothingFound
}
