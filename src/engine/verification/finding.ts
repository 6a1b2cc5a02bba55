import type { VerseRange } from '../scripture/index.ts'
import type { Alignment } from './align-quotation.ts'
import type { Difference, VerificationResult } from './contract.ts'
import type { Judgement } from './judgement.ts'
import type { QuotationPlace } from './match-quotation.ts'
import { type Passage, readPassage } from './passage.ts'
import type { Quotation } from './read-quotation.ts'
import { rangeOf, trueText } from './true-text.ts'
import type { WordIndex } from './word-index.ts'

/** The quotation and the text it stands in, whose characters the differences show. */
export type Quoting = { quotation: Quotation; source: string }

const passageLimit = 400
/** When half of the words differ or more, they can't be laid beside the verse's: all of it is the true text. */
const likeEnough = 0.5

/** The finding on words that fall on a stretch of a passage. */
export function standing(
  index: WordIndex,
  passage: Passage,
  start: number,
  end: number,
  result: VerificationResult,
): Judgement {
  return {
    result,
    range: rangeOf(index, passage, start, end),
    translation: index.corpus.texts[passage.text]!.record.id,
    trueText: trueText(index, passage, start, end),
    differences: [],
    certain: true,
    similarity: 1,
  }
}

/** A quotation that is all of a passage but for the negation before or behind it. */
export function withoutNegation(
  index: WordIndex,
  { quotation }: Quoting,
  passage: Passage,
  { start, end }: QuotationPlace,
): Judgement {
  const last = passage.positions.length
  const missing = (from: number, until: number, at: number): Difference[] =>
    from === until
      ? []
      : [{ kind: 'missing', found: '', true: trueText(index, passage, from, until), start: at, end: at }]
  const differences = [
    ...missing(0, start, quotation.words[0]!.start),
    ...missing(end, last, quotation.words.at(-1)!.end),
  ]
  return { ...standing(index, passage, 0, last, 'misquoted'), similarity: (end - start) / last, differences }
}

/** A quotation that leaves out the words right before it that decide its sense. */
export function clipped(
  index: WordIndex,
  { quotation }: Quoting,
  { text, positions }: Passage,
  { start, end }: QuotationPlace,
  before: number,
): Judgement {
  const first = positions[start]! - before
  const whole = {
    text,
    positions: Uint32Array.from({ length: positions[end - 1]! + 1 - first }, (_, at) => first + at),
  }
  const at = quotation.words[0]!.start
  return {
    ...standing(index, whole, 0, whole.positions.length, 'misquoted'),
    similarity: (end - start) / (end - start + before),
    differences: [{ kind: 'missing', found: '', true: trueText(index, whole, 0, before), start: at, end: at }],
  }
}

/** A quotation with a verse's words wrong; one that is nothing like the verse has all of the verse as its true text. */
export function misquoted(
  index: WordIndex,
  { quotation, source }: Quoting,
  aligned: Alignment,
  ranges?: readonly VerseRange[],
): Judgement {
  const { passage, similarity } = aligned
  const isLike = similarity > likeEnough && aligned.end > aligned.start
  if (!isLike && ranges !== undefined) {
    const whole = readPassage(index, passage.text, ranges)
    const end = Math.min(whole.positions.length, passageLimit)
    return {
      ...standing(index, whole, 0, end, 'misquoted'),
      similarity,
      range: { start: ranges[0]!.start, end: ranges[0]!.end },
    }
  }
  const differences = aligned.changes.map(({ from, until, start, end }): Difference => {
    const [first, last] = [quotation.words[from], quotation.words[until - 1]]
    const at = quotation.words[from - 1]?.end ?? quotation.words[0]!.start
    return {
      kind: from === until ? 'missing' : start === end ? 'added' : 'changed',
      found: from === until ? '' : source.slice(first!.start, last!.end),
      true: trueText(index, passage, start, end),
      start: from === until ? at : first!.start,
      end: from === until ? at : last!.end,
    }
  })
  return { ...standing(index, passage, aligned.start, aligned.end, 'misquoted'), similarity, differences }
}
