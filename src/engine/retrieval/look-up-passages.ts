import type { Language, SearchMatch } from '../engine.ts'
import { type VerseRange, versesIn } from '../scripture/index.ts'
import { readQueryReferences } from './query-references.ts'
import { termsOf, wordsOf } from './words.ts'

/** A quotation that a text may be, in any translation; `score` 0 to 1. */
export type QuotationFinding = { ranges: VerseRange[]; score: number; exact: boolean; translation?: string }
/** @param options `near: false` when only exact words are of use */
export type FindQuotation = (text: string, options?: { near?: boolean }) => QuotationFinding[]

/** A passage that the query names or quotes, before anything is ranked. */
export type LookedUp = { range: VerseRange; score: number; matched: SearchMatch }

type LookUp = { found: LookedUp[]; rest: string; problem: string | null; isNowhere: boolean }

const mostVerses = 200
/** Quotations stand between references (1) and what is ranked (0.95 at most), the surer ones higher. */
const quotationScore = (certainty: number): number => 0.95 + 0.04 * Math.min(1, certainty)

/**
 * Passages that a query names (`John 3:16`) or quotes (“the truth will set you free”), no verse twice.
 * @returns the passages, what of the query is left to rank by, and why a reference in it cannot be opened;
 * `isNowhere` when that reference is all of the query
 */
export function lookUpPassages(findQuotation: FindQuotation, query: string, language: Language): LookUp {
  const { passages, rest, problem, isNowhere } = readQueryReferences(query, language)
  const named = passages.map(
    (range): LookedUp => ({ range: firstVerses(range), score: 1, matched: { kind: 'reference', label: null } }),
  )
  const quoted = quotationsIn(findQuotation, rest, language).flatMap(({ ranges, score }) =>
    ranges.map(
      (range): LookedUp => ({ range, score: quotationScore(score), matched: { kind: 'quotation', label: null } }),
    ),
  )
  return { found: withoutRepeats([...named, ...quoted]), rest, problem, isNowhere }
}

/** Fewer words are a topic, though some verse has them in a row. */
const fewestWords = 4
/** Half-remembered words are taken for a quotation from here; a question borrows words without quoting. */
const fewestRememberedWords = 5
const leastScore = 0.72
/** A phrase of Scripture that stands in several places is quoted from all of them. */
const tie = 0.05
/** A phrase with less in it than this, in more places than that, is a manner of speaking: “the love of God”. */
const fewestTellingWords = 3
const mostPlaces = 2

function quotationsIn(findQuotation: FindQuotation, text: string, language: Language): QuotationFinding[] {
  const words = wordsOf(text).length
  if (words < fewestWords) return []
  const mayBeRemembered = words >= fewestRememberedWords && !text.trim().endsWith('?')
  const found = findQuotation(text, { near: mayBeRemembered })
  const best = found.reduce((most, { score }) => Math.max(most, score), 0)
  const isRemembered = mayBeRemembered && best >= leastScore
  if (best < 0.99 && !isRemembered) return []
  const tied = found.filter(({ score }) => score >= best - tie)
  const isPlain = new Set(termsOf(text, language)).size < fewestTellingWords
  const isManner = isPlain && tied.length > mostPlaces
  return isManner ? [] : tied
}

function firstVerses(range: VerseRange): VerseRange {
  const verses = versesIn(range)
  return verses.length <= mostVerses ? range : { start: range.start, end: verses[mostVerses - 1]! }
}

/** Of passages that overlap, the first stands; order is kept. */
function withoutRepeats(found: readonly LookedUp[]): LookedUp[] {
  const kept: LookedUp[] = []
  for (const one of found) {
    if (!kept.some(({ range }) => range.start <= one.range.end && one.range.start <= range.end)) kept.push(one)
  }
  return kept
}
