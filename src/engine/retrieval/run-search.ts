import { AppError } from '../../errors.ts'
import type { BibleText, Corpus } from '../corpus/index.ts'
import type { Language, SearchRequest } from '../engine.ts'
import { bookOf, type Canon, formatReference, isInCanon, type VerseRange, versesIn } from '../scripture/index.ts'
import { chooseTranslation } from './choose-translation.ts'
import { correctSpelling } from './correct-spelling.ts'
import { type FindQuotation, type LookedUp, lookUpPassages } from './look-up-passages.ts'
import type { GuideMatch } from './match-guide.ts'
import { nameLanguageOf } from './passage-result.ts'
import { queryLanguage } from './query-language.ts'
import { unknownWords } from './query-terms.ts'
import { entriesNear, type Nearness, type RankedVerse, rankVerses } from './rank-verses.ts'
import type { SearchIndex } from './search-index.ts'
import { searchNotes } from './search-notes.ts'
import type { SignalWeights } from './signal-weights.ts'
import { createVerseFilters, type VerseFilter, type VerseFilters } from './verse-filter.ts'

export type VerseSearchDeps = {
  corpus: Corpus
  index: SearchIndex
  /** Passages that a text quotes; without it quotations are found by their words alone. */
  findQuotation?: FindQuotation
  /** How much each signal counts; the fitted weights unless told. */
  weights?: SignalWeights
}

/** A search before its results are written: what was understood, looked up and ranked. */
export type SearchOutcome = {
  text: BibleText
  /** Language of the reply. */
  language: Language
  /** Language that the query's words are read in. */
  queryLanguage: Language
  filter: VerseFilter
  /** Passages named or quoted, inside the filter. */
  lookedUp: LookedUp[]
  /** What of the query was ranked by: it without its references, its spelling put right. */
  rest: string
  /** Entries of the study guide that the rest is near to. */
  entries: readonly GuideMatch[]
  /** Verses not looked up already, best first. */
  ranked: RankedVerse[]
  notes: string[]
  /** Whether the query names a passage that cannot be shown; a note says why. */
  missesNamed: boolean
}
export type RunSearch = (request: SearchRequest, verses: number, near?: Nearness) => SearchOutcome

/**
 * Makes the search proper, without the writing of results.
 * @returns a function of the request, of how many verses to rank, and of what another embedder says of the query
 */
export function createSearch({ corpus, index, weights, findQuotation = () => [] }: VerseSearchDeps): RunSearch {
  const filters = createVerseFilters(corpus)
  const rankDeps = { corpus, index, ...(weights === undefined ? {} : { weights }) }
  return (request, verses, near) => {
    const understood = understand({ corpus, index, filters }, request)
    const { filter, language, notes } = understood
    const {
      found,
      rest: asked,
      problem,
      isNowhere,
    } = lookUpPassages(findQuotation, request.query, understood.queryLanguage)
    if (problem !== null && isNowhere) throw new AppError('bad_request', problem, { param: '/query' })
    if (problem !== null) notes.push(searchNotes[language].noSuchPassage(problem))
    const isNamedOutside = (one: LookedUp) => isNamedDeuterocanon(understood, one, request)
    const isAllowed = (one: LookedUp) =>
      versesIn(one.range).some((key) => filter.isAllowed(corpus.indexOf(key))) || isNamedOutside(one)
    const lookedUp = found.filter(isAllowed)
    for (const { range } of lookedUp.filter(isNamedOutside))
      notes.push(searchNotes[language].deuterocanonNamed(formatReference(range, language)))
    // a quotation that lies elsewhere was not asked for by name
    const missed = found.filter((one) => one.matched.kind === 'reference' && !isAllowed(one))
    notes.push(...missed.map(({ range }) => whyLeftOut(understood, range, request.canon)))
    const { text: rest, corrections } = correctSpelling(index, asked, understood.queryLanguage)
    if (corrections.length > 0 && found.length === 0) notes.push(searchNotes[language].corrected(corrections))
    const unknown = unknownWords(index, rest, understood.queryLanguage)
    if (unknown.length > 0 && found.length === 0) notes.push(searchNotes[language].unknownWords(unknown.slice(0, 5)))
    const taken = new Set(lookedUp.flatMap(({ range }) => versesIn(range).map(corpus.indexOf)))
    const entries = entriesNear(rankDeps, rest, understood.queryLanguage)
    const ranked = rankVerses(rankDeps, rest, {
      entries,
      near,
      language: understood.queryLanguage,
      limit: verses + Math.min(taken.size, verses),
      isAllowed: filter.isAllowed,
      runs: filter.runs,
    }).filter(({ index: verse }) => !taken.has(verse))
    return { ...understood, lookedUp, rest, entries, ranked, missesNamed: missed.length > 0 }
  }
}

type Understood = Pick<SearchOutcome, 'text' | 'language' | 'queryLanguage' | 'filter' | 'notes'>
type UnderstandDeps = { corpus: Corpus; index: SearchIndex; filters: VerseFilters }

function understand({ corpus, index, filters }: UnderstandDeps, request: SearchRequest): Understood {
  const detected = queryLanguage(index, request.query)
  const asked = request.translation === undefined ? undefined : chooseTranslation(corpus, request.translation, 'en')
  const language = request.language ?? detected ?? (asked === undefined ? 'en' : nameLanguageOf(asked))
  const text = asked ?? chooseTranslation(corpus, undefined, language)
  const notes: string[] = []
  if (request.canon === 'all' && text.record.canon === 'protestant') {
    notes.push(searchNotes[language].noDeuterocanon(text.record.id))
  }
  return { text, language, queryLanguage: detected ?? language, filter: filters(text, request), notes }
}

/** Whether a query names a deuterocanonical passage and nothing else was said of the books to search. */
function isNamedDeuterocanon({ text }: Understood, { range, matched }: LookedUp, request: SearchRequest): boolean {
  const { canon, books, testament } = request
  if (matched.kind !== 'reference' || canon !== undefined || books !== undefined || testament === 'new') return false
  return !isInCanon(bookOf(range.start), 'protestant') && versesIn(range).some((key) => text.verse(key) !== undefined)
}

/** Why a passage that the query names is not among what was searched. */
function whyLeftOut({ text, language }: Understood, range: VerseRange, canon: Canon = 'protestant'): string {
  const reference = formatReference(range, language)
  const notes = searchNotes[language]
  const book = bookOf(range.start)
  if (!isInCanon(book, canon)) return notes.outsideCanon(reference)
  const isMissing = versesIn(range).every((key) => text.verse(key) === undefined)
  return isMissing ? notes.notInTranslation(reference, text.record.id) : notes.outsideFilter(reference)
}
