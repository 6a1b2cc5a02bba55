import type { Language } from '../engine.ts'
import { bookOf, type VerseRange } from '../scripture/index.ts'
import { candidateSlots, weightOf } from './candidate-verses.ts'
import { exactSpans, type QuotedSpan } from './exact-spans.ts'
import { foldWords } from './fold-words.ts'
import { isFunctionWord, isNegation } from './function-words.ts'
import { withoutLeadIn } from './lead-in.ts'
import { type RememberedSpan, rememberedSpan } from './remembered-span.ts'
import { type IndexedWord, indexWords, type WordIndex } from './word-index.ts'

/** Where a quotation may be from. */
export type QuotationMatch = {
  range: VerseRange
  /** Id of the translation that has it so, or most nearly. */
  translation: string
  /** Whether the words stand there exactly so. */
  exact: boolean
  /**
   * 0 to 1: how much of the quotation stands there, in its order, weighed by how rare the words are. Exact words that
   * stand in many places have less, since they name no place.
   */
  score: number
}
export type QuotationOptions = {
  language?: Language | undefined
  translation?: string | undefined
  limit?: number
  /** Whether words that nearly stand so are of use; to look for them takes several times as long. */
  near?: boolean
}

const longestQuotation = 60

/**
 * Finds the verses that a quotation comes from, however it is remembered: exact, with a word wrong, in another order,
 * or in the words of a translation that is not loaded.
 * @param text the quotation, or a short question that holds it ("where does it say …"); a long one by its first words
 * @returns best first, each range once, `limit` (5) at most
 */
export function findQuotation(index: WordIndex, text: string, options: QuotationOptions = {}): QuotationMatch[] {
  const words = indexWords(index, foldWords(withoutLeadIn(text))).slice(0, longestQuotation)
  if (words.length < 2) return []
  const texts = textsFor(index, options)
  const exact = exactSpans(
    index,
    words.map(({ id }) => id),
    wordTexts(index, texts, options),
  )
  const best = exact.reduce((most, { score }) => Math.max(most, score), 0)
  const near = best >= 0.9 || words.length < 3 || options.near === false ? [] : nearSpans(index, words, texts)
  return bestRanges(index, [...exact, ...near], options.limit ?? 5)
}

function textsFor({ corpus: { texts } }: WordIndex, { language, translation }: QuotationOptions): number[] {
  const all = texts.map((_, t) => t)
  if (translation !== undefined) return all.filter((t) => texts[t]!.record.id === translation)
  const spoken = all.filter((t) => texts[t]!.record.language.slice(0, 2) === language)
  return spoken.length > 0 ? spoken : all
}

/** Words that stand so are worth finding in any translation, those of the language asked for first. */
function wordTexts({ corpus }: WordIndex, texts: readonly number[], { translation }: QuotationOptions): number[] {
  if (translation !== undefined) return [...texts]
  return [...texts, ...corpus.texts.keys().filter((t) => !texts.includes(t))]
}

/** Few words that are not exact are more often a topic than a quotation: how much to believe them, by their count. */
const trustIn: Readonly<Record<number, number>> = { 3: 0.6, 4: 0.75 }

function nearSpans(index: WordIndex, words: readonly IndexedWord[], texts: readonly number[]): QuotedSpan[] {
  const weights = words.map((word) => weightOf(index, word))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const trust = trustIn[words.length] ?? 1
  const telling = words.filter((word) => isRare(index, word))
  if (telling.length === 0) return []
  return candidateSlots(index, words, weights, texts)
    .map((slot) => window(index, slot, words.length))
    .map(({ start, end }) => rememberedSpan(index, words, weights, start, end))
    .filter((span): span is RememberedSpan => span !== undefined && hasAny(index, telling, span))
    .map(({ start, end, ordered, present }) => ({
      start,
      end,
      score: ((0.75 * ordered + 0.25 * present) / total) * trust,
      exact: false,
    }))
}

/** Words that stand in more places than this could be of any verse: “to be or not to be”. */
const commonest = 6_000

function isRare({ placeStarts }: WordIndex, { text, looseId }: IndexedWord): boolean {
  if (looseId === -1 || isFunctionWord(text) || isNegation(text)) return false
  return placeStarts[looseId + 1]! - placeStarts[looseId]! < commonest && !joints.has(text)
}
const joints = new Set(['or', 'o', 'if', 'si'])

function hasAny(
  { words, looseIds }: WordIndex,
  telling: readonly IndexedWord[],
  { start, end }: RememberedSpan,
): boolean {
  for (let at = start; at < end; at++) if (telling.some(({ looseId }) => looseIds[words[at]!] === looseId)) return true
  return false
}

/** The words of a verse and, for a quotation that may run on, of its neighbours. */
function window({ starts }: WordIndex, slot: number, count: number): { start: number; end: number } {
  const wide = count > 0.7 * (starts[slot + 1]! - starts[slot]!) ? 1 : 0
  return { start: starts[Math.max(0, slot - wide)]!, end: starts[Math.min(starts.length - 1, slot + 1 + wide)]! }
}

/** Words that stand so come before those that nearly do; of those as good, the ones of the translation that comes first. */
function bestRanges({ slots, corpus }: WordIndex, spans: readonly QuotedSpan[], limit: number): QuotationMatch[] {
  const verses = corpus.keys.length
  const best = new Map<string, QuotationMatch>()
  for (const { start, end, score, exact } of [...spans].sort(byWorth)) {
    const [first, last] = [slots[start]!, slots[end - 1]!]
    const range = { start: corpus.keys[first % verses]!, end: corpus.keys[last % verses]! }
    if (bookOf(range.start) !== bookOf(range.end)) continue
    const name = `${range.start}-${range.end}`
    if (best.has(name)) continue
    best.set(name, { range, translation: corpus.texts[Math.floor(first / verses)]!.record.id, exact, score })
    if (best.size === limit) break
  }
  return [...best.values()]
}

const byWorth = (a: QuotedSpan, b: QuotedSpan) => Number(b.exact) - Number(a.exact) || b.score - a.score
