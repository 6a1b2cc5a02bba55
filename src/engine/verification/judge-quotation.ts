import type { VerseRange } from '../scripture/index.ts'
import { type Alignment, alignQuotation } from './align-quotation.ts'
import { beginsSentence, countClipped, deniesBefore, isCapital } from './clipped-sense.ts'
import { type ExactPlace, findExact, findNearest } from './find-elsewhere.ts'
import { clipped, misquoted, type Quoting, standing, withoutNegation } from './finding.ts'
import { type Judgement, noSuchVerse } from './judgement.ts'
import { leavesOnlyNegation } from './left-out-negation.ts'
import { matchQuotation, type QuotationPlace } from './match-quotation.ts'
import { hasPassage, type Passage, readPassage } from './passage.ts'
import type { Quotation } from './read-quotation.ts'
import { isTelling, sharesTellingWords } from './telling-words.ts'
import type { WordIndex } from './word-index.ts'

/**
 * What is said of where a quotation comes from. `texts` are positions in `corpus.texts`.
 * @param ranges the verses named, all existing
 * @param named the translation named: a loaded one, or `'not_loaded'`; undefined when none is
 * @param order the translations to look in, the likeliest first
 */
export type Claim = {
  ranges: readonly VerseRange[]
  named: number | 'not_loaded' | undefined
  order: readonly number[]
}

const nearEnough = 0.75
const notNear = 0.6

/** Judges a quotation whose verses are named. */
export function judgeClaimed(index: WordIndex, input: Quoting, claim: Claim): Judgement {
  const { quotation } = input
  const { ranges, named, order } = claim
  const certain = named !== 'not_loaded'
  const holders = order.filter((text) => hasPassage(index, text, ranges))
  if (holders.length === 0 || (typeof named === 'number' && !holders.includes(named))) return noSuchVerse
  const passages = holders.map((text) => readPassage(index, text, ranges))
  let cut: Judgement | undefined
  for (const passage of passages) {
    const place = matchQuotation(index, quotation, passage)
    if (place === undefined) continue
    const before = countClippedBefore(index, input, passage, place)
    if (before > 0) {
      cut ??= { ...clipped(index, input, passage, place, before), certain }
      continue
    }
    if (leavesOnlyNegation(index, passage, place)) return { ...withoutNegation(index, input, passage, place), certain }
    const result = typeof named === 'number' && passage.text !== named ? 'wrong_translation' : place.result
    const isMoved = result === 'wrong_translation'
    return { ...standing(index, passage, place.start, place.end, result), certain: certain || isMoved }
  }
  if (cut !== undefined) return cut
  const aligned = bestAlignment(
    index,
    quotation,
    typeof named === 'number' ? passages.filter(({ text }) => text === named) : passages,
  )
  const elsewhere = findElsewhere(index, input, claim, aligned.similarity)
  if (elsewhere !== undefined) return { ...elsewhere, certain }
  return { ...misquoted(index, input, aligned, ranges), certain }
}

/**
 * Judges a quotation of which nothing says where it comes from.
 * @returns undefined when it is not like any verse, so that it need not be Scripture at all
 */
export function judgeUnclaimed(
  index: WordIndex,
  input: Quoting,
  { named, order }: Omit<Claim, 'ranges'>,
): Judgement | undefined {
  const { quotation } = input
  const certain = named !== 'not_loaded'
  const exact = findExact(index, quotation, order)
  if (exact !== undefined && isTelling(index, quotation, exact)) {
    const result = typeof named === 'number' && exact.passage.text !== named ? 'wrong_translation' : exact.place.result
    return { ...judgeExact(index, input, exact, result), certain }
  }
  if (quotation.words.length < 6) return undefined
  const nearest = findNearest(index, quotation, order)
  if (nearest === undefined || nearest.similarity < nearEnough || !sharesTellingWords(index, quotation, nearest))
    return undefined
  return { ...misquoted(index, input, nearest), certain }
}

/** Words that stand exactly, or much more nearly, in another verse than the one named. */
function findElsewhere(
  index: WordIndex,
  input: Quoting,
  { ranges, order }: Claim,
  similarity: number,
): Judgement | undefined {
  const { quotation } = input
  const exact = findExact(index, quotation, order, ranges[0])
  if (exact !== undefined && isTelling(index, quotation, exact)) {
    return judgeExact(index, input, exact, 'wrong_reference')
  }
  if (similarity >= notNear || quotation.words.length < 6) return undefined
  const nearest = findNearest(index, quotation, order)
  if (nearest === undefined || nearest.similarity < nearEnough) return undefined
  return { ...misquoted(index, input, nearest), result: 'wrong_reference' }
}

function judgeExact(index: WordIndex, input: Quoting, exact: ExactPlace, result: Judgement['result']): Judgement {
  const { passage, place } = exact
  const before = countClippedBefore(index, input, passage, place)
  if (before > 0) return clipped(index, input, passage, place, before)
  return standing(index, passage, place.start, place.end, result)
}

/** As `countClipped`, but for a writer who has said the negation before the quotation. */
function countClippedBefore(
  index: WordIndex,
  { quotation, source }: Quoting,
  { positions }: Passage,
  { start, end }: QuotationPlace,
): number {
  const at = quotation.words[0]!.start
  const span = { start: positions[start]!, end: positions[end - 1]! + 1 }
  const before = countClipped(index, span, beginsSentence(source.slice(at)) && !isCapital(index, span.start))
  return before > 0 && deniesBefore(source, at) ? 0 : before
}

function bestAlignment(index: WordIndex, quotation: Quotation, passages: readonly Passage[]): Alignment {
  const [first, ...others] = passages.map((passage) => alignQuotation(index, quotation, passage))
  // a later translation must be clearly nearer, since the first is the one to be expected
  return others.reduce((best, next) => (next.similarity > best.similarity + 0.05 ? next : best), first!)
}
