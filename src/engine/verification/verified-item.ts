import type { Language, Span } from '../engine.ts'
import { type FoundReference, formatReference, toOsis, type VerseRange } from '../scripture/index.ts'
import type { MarkedText } from './attribution.ts'
import type { VerifiedItem } from './contract.ts'
import type { Claim } from './judge-quotation.ts'
import type { Judgement } from './judgement.ts'
import { hasPassage } from './passage.ts'
import type { WordIndex } from './word-index.ts'

/** The item of a quotation that stands at a place of a text. */
export function quotationItem(
  index: WordIndex,
  text: string,
  { start, end }: Span,
  judgement: Judgement,
): VerifiedItem {
  const { result, range, translation, trueText, differences, certain } = judgement
  return {
    kind: 'quotation',
    found: text.slice(start, end),
    start,
    end,
    result,
    ...named(index, range, translation),
    translation,
    trueText,
    differences,
    certain,
  }
}

/** An item for each passage of a reference, and one for what of it does not exist. */
export function referenceItems(
  index: WordIndex,
  { translations, text }: MarkedText,
  { start, end, ranges, problem }: FoundReference,
  wanted: Claim['named'],
  language: Language | undefined,
): VerifiedItem[] {
  const beside = translations.next(end)
  const isBeside = beside !== undefined && beside.start - end < 4 && !/[.!?]/.test(text.slice(end, beside.start))
  const translation = isBeside ? beside.text : wanted
  const lacks = (range: VerseRange) =>
    typeof translation === 'number'
      ? !hasPassage(index, translation, [range])
      : !index.corpus.texts.some((_, t) => hasPassage(index, t, [range]))
  const id = typeof translation === 'number' ? index.corpus.texts[translation]!.record.id : null
  const item = (range: VerseRange | null, result: 'exact' | 'no_such_verse'): VerifiedItem => ({
    kind: 'reference',
    found: text.slice(start, end),
    start,
    end,
    result,
    ...named(index, result === 'exact' ? range : null, id, language),
    translation: id,
    trueText: null,
    differences: [],
    certain: true,
  })
  const existing = ranges.map((range) => item(range, lacks(range) ? 'no_such_verse' : 'exact'))
  return problem === undefined ? existing : [...existing, item(null, 'no_such_verse')]
}

/** The reference in the language of the translation. */
function named({ corpus }: WordIndex, range: VerseRange | null, translation: string | null, language?: Language) {
  if (range === null) return { reference: null, osis: null }
  const spoken = corpus.texts.find(({ record }) => record.id === translation)?.record.language
  return {
    reference: formatReference(range, (spoken ?? language)?.startsWith('es') ? 'es' : 'en'),
    osis: toOsis(range),
  }
}
