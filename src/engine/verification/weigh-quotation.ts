import type { FoundReference, VerseRange } from '../scripture/index.ts'
import type { Attribution } from './attribution.ts'
import type { Quoting } from './finding.ts'
import { type Claim, judgeClaimed, judgeUnclaimed } from './judge-quotation.ts'
import { type Judgement, noSuchVerse } from './judgement.ts'
import type { WordIndex } from './word-index.ts'

/**
 * Judges a quotation of a text by the references that plainly belong to it, else by those nearby, else by the words
 * alone.
 * @returns undefined when it need not be Scripture at all
 */
export function weighQuotation(
  index: WordIndex,
  input: Quoting,
  { direct, nearby }: Attribution,
  rest: Omit<Claim, 'ranges'>,
): Judgement | undefined {
  const words = input.quotation.words.length
  const byDirect = direct.map((reference) => judgeReference(index, input, reference, rest))
  const right = byDirect.find(isRight)
  if (right !== undefined) return right
  const wrong = byDirect[0]
  if (wrong !== undefined) return isClaim(input, direct[0]!, wrong) ? wrong : undefined

  const byNearby =
    words < 2
      ? []
      : nearby
          .filter(({ ranges }) => ranges.length > 0)
          .map((reference) => judgeReference(index, input, reference, rest))
  const fitting = byNearby.find(isRight) ?? judgeUnclaimed(index, input, rest)
  if (fitting !== undefined && fitting.result !== 'misquoted') return fitting
  return byNearby.find(({ result, similarity }) => result === 'misquoted' && similarity >= 0.6 && words >= 5) ?? fitting
}

/** Whether the words are those of the verse, in whatever translation. */
export const isRight = ({ result }: Judgement) =>
  result === 'exact' || result === 'elided' || result === 'wrong_translation'

function judgeReference(
  index: WordIndex,
  input: Quoting,
  { ranges }: FoundReference,
  rest: Omit<Claim, 'ranges'>,
): Judgement {
  if (ranges.length > 0) return judgeClaimed(index, input, { ranges, ...rest })
  const elsewhere = judgeUnclaimed(index, input, rest)
  return elsewhere === undefined ? noSuchVerse : { ...elsewhere, result: 'no_such_verse' }
}

/** Whether words that are not those of their reference claim to be: a short phrase or a title beside one need not. */
function isClaim(
  { quotation, source }: Quoting,
  { ranges }: FoundReference,
  { result, similarity }: Judgement,
): boolean {
  const { words } = quotation
  if (result === 'wrong_reference') return true
  if (result === 'no_such_verse') return words.length >= 3
  if (words.length < 4) return words.length > 1 && similarity >= 0.5 && isShort(ranges)
  if (similarity >= 0.5) return true
  if (words.length < 6 && !isShort(ranges)) return false
  const long = words.filter(({ text }) => text.length > 3)
  const isTitle = long.length > 0 && long.every(({ start }) => /\p{Lu}/u.test(source[start]!))
  return !isTitle || words.length > 9
}

const isShort = (ranges: readonly VerseRange[]) => ranges.every(({ start, end }) => end - start < 3)
