import { findReferences, parseReference } from '../scripture/index.ts'
import { judgeClaimed, judgeUnclaimed } from './judge-quotation.ts'
import { type Judgement, noSuchVerse } from './judgement.ts'
import { likeliestFirst } from './likeliest-first.ts'
import { findTranslations } from './name-translation.ts'
import { readQuotation } from './read-quotation.ts'
import { spanList } from './span-list.ts'
import { readTranslationName } from './translation-names.ts'
import { trimReferences } from './trim-references.ts'
import type { WordIndex } from './word-index.ts'

/** A quotation without anything around it. An empty reference or translation is one that is not named. */
export type QuotationRow = { quote: string; reference: string; translation?: string | undefined }

/**
 * Judges one quotation against the verse it is said to come from, in the translation named or else in any loaded one.
 * @returns `ok` when it is an `exact` or `elided` quotation; a quotation without words is `misquoted`
 */
export function verifyQuotation(
  index: WordIndex,
  { quote, reference, translation = '' }: QuotationRow,
): Judgement & { ok: boolean } {
  const judgement = judge(index, quote, reference, translation)
  const bare = withoutSource(index, quote)
  const again = isOk(judgement) || bare === quote ? judgement : judge(index, bare, reference, translation)
  return { ...(isOk(again) ? again : judgement), ok: isOk(again) }
}

const isOk = ({ result }: Judgement) => result === 'exact' || result === 'elided'

/** The quotation without a reference or translation that was copied along behind it. */
function withoutSource(index: WordIndex, quote: string): string {
  const references = /\d/.test(quote) ? findReferences(quote) : []
  const translations = findTranslations(index, quote)
  const marked = {
    text: quote,
    references: spanList(references),
    translations: spanList(translations),
    quoted: spanList([]),
  }
  const whole = { start: 0, end: quote.length }
  const { span } = trimReferences(marked, { inner: whole, outer: whole, within: [] })
  const name = translations.findLast(({ end }) => !/[\p{L}\p{N}]/u.test(quote.slice(end)))
  return quote.slice(span.start, Math.min(span.end, name?.start ?? span.end))
}

function judge(index: WordIndex, quote: string, reference: string, translation: string): Judgement {
  const named = translation.trim() === '' ? undefined : (readTranslationName(index, translation) ?? 'not_loaded')
  const order = likeliestFirst(index, named)
  const quotation = readQuotation(index, quote)
  const input = { quotation, source: quote }
  const notFound: Judgement = { ...noSuchVerse, result: 'misquoted', certain: named !== 'not_loaded' }
  if (reference.trim() === '') return judgeUnclaimed(index, input, { named, order }) ?? notFound
  const parsed = parseReference(reference)
  if (parsed.outcome === 'invalid') return noSuchVerse
  if (quotation.words.length === 0) return notFound
  return judgeClaimed(index, input, { ranges: parsed.ranges, named, order })
}
