import type { Language } from '../engine.ts'
import { bookOf, bookRange, type FoundReference, findReferences } from '../scripture/index.ts'
import { attribute, type MarkedText } from './attribution.ts'
import type { VerifiedItem } from './contract.ts'
import { findQuoted, type Quoted } from './find-quoted.ts'
import { judgeAttributed } from './judge-attributed.ts'
import type { Claim } from './judge-quotation.ts'
import type { JudgedQuotation } from './judgement.ts'
import { likeliestFirst } from './likeliest-first.ts'
import { findTranslations } from './name-translation.ts'
import { readQuotation } from './read-quotation.ts'
import { spanList } from './span-list.ts'
import type { NearnessToVerses } from './support.ts'
import { readTranslationName } from './translation-names.ts'
import { trimReferences } from './trim-references.ts'
import { quotationItem, referenceItems } from './verified-item.ts'
import { isRight, weighQuotation } from './weigh-quotation.ts'
import type { WordIndex } from './word-index.ts'

export type VerifyOptions = { translation?: string | undefined; language?: Language | undefined }

/**
 * Finds every quotation and every reference in a text and judges each, in the order of the text. Never throws.
 * @param nearness tells paraphrases by their meaning; without it they are told by their words alone
 */
export function verifyText(
  index: WordIndex,
  text: string,
  options: VerifyOptions = {},
  nearness?: NearnessToVerses,
): VerifiedItem[] {
  const { language } = options
  const quoted = findQuoted(text)
  const marked: MarkedText = {
    text,
    references: spanList(findReferences(text, language === undefined ? {} : { language }).filter(isOfVerses)),
    translations: spanList(findTranslations(index, text)),
    quoted: spanList(allOf(quoted).map(({ outer }) => outer)),
  }
  const wanted =
    options.translation === undefined ? undefined : (readTranslationName(index, options.translation) ?? 'not_loaded')
  const judge = quotationJudge(index, marked, wanted, language)
  const quotations = quoted.flatMap(judge)
  const restFor = (named: Claim['named']) => {
    const translation = named ?? wanted
    return { named: translation, order: likeliestFirst(index, translation, language) }
  }
  const unmarked = judgeAttributed(index, marked, quotations, restFor, nearness)
  const references = marked.references.all.flatMap((reference) =>
    referenceItems(index, marked, reference, wanted, language),
  )
  const found = [...quotations, ...unmarked].map(({ span, judgement }) => quotationItem(index, text, span, judgement))
  return [...found, ...references].sort((a, b) => a.start - b.start || b.end - a.end)
}

/** A book's name alone is no reference to a verse. */
const isOfVerses = ({ ranges, problem }: FoundReference) =>
  problem !== undefined ||
  ranges.some(
    ({ start, end }) =>
      end !== bookRange(bookOf(start).code).end ||
      start !== bookRange(bookOf(start).code).start ||
      bookOf(start).chapters.length === 1,
  )

const allOf = (quoted: readonly Quoted[]): Quoted[] => quoted.flatMap((one) => [one, ...allOf(one.within)])

function quotationJudge(index: WordIndex, marked: MarkedText, wanted: Claim['named'], language: Language | undefined) {
  const { text } = marked
  const judgeOne = (quoted: Quoted): JudgedQuotation | undefined => {
    const { span, own, isWhole } = trimReferences(marked, quoted)
    const quotation = readQuotation(index, text, span.start, span.end)
    if (quotation.words.length === 0) return undefined
    const attribution = attribute(marked, quoted.outer, isWhole ? own : [])
    const named = attribution.named ?? wanted
    const order = likeliestFirst(index, named, language)
    const judgement = weighQuotation(index, { quotation, source: text }, attribution, { named, order })
    // what has references in its middle is a writer's own words, unless all of it is right
    const isQuotation = judgement !== undefined && (isWhole || isRight(judgement))
    return isQuotation ? { span, judgement, direct: attribution.direct } : undefined
  }
  return function judge(quoted: Quoted): JudgedQuotation[] {
    const judged = judgeOne(quoted)
    const isCertain =
      judged !== undefined && (judged.judgement.result !== 'misquoted' || judged.judgement.similarity > 0.5)
    if (isCertain) return [judged]
    const within = quoted.within.flatMap(judge)
    return within.length > 0 || judged === undefined ? within : [judged]
  }
}
