import type { LexiconWord } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import type { Library } from '../generation/evidence.ts'
import { glossOf } from '../generation/gloss.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import { termsOf } from '../retrieval/index.ts'
import { renderingsIn } from './word-forms.ts'

/** What a word means: the study guide's words for it, the dictionary's, or how a translation renders it. */
export type Gloss = { text: string; from: 'guide' | 'lexicon' | 'renderings' }

const longestGloss = 70

/**
 * A short meaning in the language of the study.
 * @param rendering how the translation with numbers puts the word here
 * @returns undefined when no source says what it means here
 */
export function glossOfTerm(
  { corpus, text, language }: Library,
  { lexical, entry, rendering }: { lexical: LexiconWord; entry: GuideEntry | undefined; rendering: string },
): Gloss | undefined {
  const titled = entry?.word?.strongs[0] === lexical.strongs ? entry.title[language].split('): ')[1] : undefined
  if (titled !== undefined) return { text: titled, from: 'guide' }
  const defined =
    language === 'en' && lexical.strongs.startsWith('G') ? shortened(glossOf(lexical.definition)) : undefined
  // the first sense is often where the word comes from, and not what it says here
  if (
    defined !== undefined &&
    defined.length <= longestGloss &&
    !defined.includes('"') &&
    sharesWord(defined, rendering, 'en')
  )
    return { text: defined, from: 'lexicon' }
  const spanish = text.record.language === 'es' ? text : corpus.findText('RV1909')
  const reading = language === 'es' ? spanish : corpus.findText('KJV')
  const rendered = reading === undefined ? [] : renderingsIn(corpus, reading, lexical.number)
  // a word that is put otherwise here than nearly everywhere is explained by nothing in a list of renderings
  const isUsual = rendered.some((one) => sharesWord(one, rendering, language))
  return isUsual ? { text: rendered.join(', '), from: 'renderings' } : undefined
}

/** A meaning without what the dictionary adds in brackets. */
const shortened = (gloss: string | undefined): string | undefined => gloss?.replace(/,? (?:\(|i\.e\. |that is ).*$/, '')

/** Whether a meaning has a word of a rendering, in any form. */
export const sharesWord = (gloss: string, rendering: string, language: Language): boolean => {
  const own = new Set(termsOf(rendering, language))
  return termsOf(gloss, language).some((term) => own.has(term))
}
