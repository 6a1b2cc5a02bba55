import type { Corpus, LexiconWord } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import type { Library } from '../generation/evidence.ts'
import { glossOf } from '../generation/gloss.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import { termsOf } from '../retrieval/index.ts'
import type { VerseKey } from '../scripture/index.ts'
import { studyGlossOf } from './glosses/study-gloss.ts'
import { taggedWords } from './tagged-words.ts'
import { renderingsIn } from './word-forms.ts'

/** What a word means: the study guide's words for it, a table's, the dictionary's, or how a translation renders it. */
export type Gloss = { text: string; from: 'guide' | 'table' | 'lexicon' | 'renderings' }

const longestGloss = 70

type Rendered = {
  lexical: LexiconWord
  entry: GuideEntry | undefined
  /** How the translation with numbers puts the word here. */
  rendering: string
  /** How the translation of the study does. */
  word: string
  key: VerseKey
}

/**
 * A short meaning in the language of the study, of the sense that fits.
 * @returns undefined when no source says what the word means here
 */
export function glossOfTerm(library: Library, rendered: Rendered): Gloss | undefined {
  const { lexical, entry } = rendered
  const titled = entry?.word?.strongs[0] === lexical.strongs ? entry.title[library.language].split('): ')[1] : undefined
  if (titled !== undefined) return { text: titled, from: 'guide' }
  const known = tabled(library, rendered)
  if (known !== undefined) return { text: known, from: 'table' }
  const defined = library.language === 'en' ? definedAs(rendered) : undefined
  return defined === undefined ? byRenderings(library, rendered) : { text: defined, from: 'lexicon' }
}

/** Of several senses the one that is printed here, in the study's translation or the English one with numbers; else all. */
function tabled({ corpus, language }: Library, { lexical, rendering, word, key }: Rendered): string | undefined {
  const gloss = studyGlossOf(lexical.strongs)
  if (gloss === undefined) return undefined
  const fits = (of: Language, printed: string) => gloss[of].findIndex((sense) => sharesWord(sense, printed, of))
  const own = fits(language, `${rendering} ${word}`)
  const sense = own === -1 ? fits('en', englishAt(corpus, key, lexical.number)) : own
  return gloss[language][sense] ?? gloss[language].join('; ')
}

function englishAt(corpus: Corpus, key: VerseKey, number: number): string {
  const tagged = corpus.findText('KJV')
  const words = tagged === undefined ? [] : taggedWords(tagged, key)
  return words.flatMap(({ strongs, rendering }) => (strongs === number ? [rendering] : [])).join(' ')
}

/** What Strong’s dictionary says of a Greek word; of a Hebrew one it says first where the word comes from. */
function definedAs({ lexical, rendering, word }: Rendered): string | undefined {
  if (!lexical.strongs.startsWith('G')) return undefined
  const defined = glossOf(lexical.definition)?.replace(/,? (?:\(|i\.e\. |that is ).*$/, '')
  const isSound = defined !== undefined && defined.length <= longestGloss && !defined.includes('"')
  return isSound && sharesWord(defined, `${rendering} ${word}`, 'en') ? defined : undefined
}

/** A rendering that means something else is another sense of the word, or another word of the same spelling. */
const leastAlike = 0.3

function byRenderings({ corpus, index, text, language }: Library, { lexical, rendering }: Rendered): Gloss | undefined {
  const spanish = text.record.language === 'es' ? text : corpus.findText('RV1909')
  const reading = language === 'es' ? spanish : corpus.findText('KJV')
  const rendered = reading === undefined ? [] : renderingsIn(corpus, reading, lexical.number)
  // a word that is put otherwise here than nearly everywhere is explained by nothing in a list of renderings
  const fitting = rendered.find((one) => sharesWord(one, rendering, language))
  if (fitting === undefined) return undefined
  const embed = (words: string) => index.meaning?.embedder.embed(words, language)
  const own = embed(fitting)
  const alike = rendered.filter((one) => one === fitting || cosine(own, embed(one)) >= leastAlike)
  return { text: [fitting, ...alike.filter((one) => one !== fitting)].join(', '), from: 'renderings' }
}

/** Of two directions of length one; 1 without an embedder. */
const cosine = (a: Float32Array | undefined, b: Float32Array | undefined): number =>
  a === undefined || b === undefined ? 1 : a.reduce((sum, value, at) => sum + value * b[at]!, 0)

/** Whether a meaning has a word of a rendering, in any form. */
export const sharesWord = (gloss: string, rendering: string, language: Language): boolean => {
  const own = new Set(termsOf(rendering, language))
  return termsOf(gloss, language).some((term) => own.has(term))
}
