import type { LexiconWord } from '../corpus/index.ts'
import { wordsOf } from '../retrieval/index.ts'

const grammar = /\b(?:conjunction|adverb|preposition|particle|pronoun|interjection|article|interrogative|copula)\b/
const numbers = new Set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety score threescore fourscore hundred hundreds thousand thousands dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil'.split(
    ' ',
  ),
)

/** Whether a word, in lower case, counts something. */
export const isNumber = (word: string): boolean => numbers.has(word)

const grammarWords = new Set(
  'year years año años first second third though even yea also surely behold because therefore verily truly never ever together thereof hither lest every again when yet indeed away another took take taken taketh bring brought came come cometh went go goeth saw see made make received receive put set sat sit laid call called sake answer answered spake speak ask asked stood departed ate eat eaten eateth mine thine tomó llevó vino fue hizo hace hacer dijo puso both either neither aunque también aun ahora entonces jamás nunca siempre cada todas'.split(
    ' ',
  ),
)

/** Words of being, having, doing and all, which concordances list only in part. */
const plainWords = new Set(
  'G1510 G2192 G4160 G3745 G3956 G1096 G1097 H3605 H1961 H6213 H5414 H3426 H369 H6258 H3541 H3651 H3602 H227 G1488 G1498 G1511 G1526 G2070 G2071 G2075 G2076 G2077 G2252 G2258 G5600 G5607 G3779 G5613 G1752 H587 H403 H389 H3588 H1571 G2249 G5210 G3763 G756 H2490'.split(
    ' ',
  ),
)

/** Whether a word only serves others, counts, or moves a story along. */
export const isGrammar = ({ definition, strongs }: LexiconWord, rendering: string): boolean =>
  plainWords.has(strongs) ||
  grammar.test(definition) ||
  wordsOf(rendering).some((word) => grammarWords.has(word) || isNumber(word))

const namesSomebody =
  /\b(?:name of|an? Israelite|Israelites|a place (?:in|near)|patriarch|Palestine|Jerusalem|inhabitant of|a (?:city|region|river|mountain) (?:in|of))\b/

/** Whether a word is a name: a capital within a sentence, or a dictionary entry about a person or place. */
export function isName(
  verse: string,
  { start, rendering }: { start: number; rendering: string },
  { definition, lemma }: LexiconWord,
): boolean {
  const isWithin = start > 0 && !/[.!?:“"‘¿¡]\s*$/.test(verse.slice(0, start))
  const isCapital = /^\p{Lu}/u.test(rendering)
  return (
    (isCapital && isWithin) ||
    /\s\p{Lu}/u.test(rendering) ||
    /^\p{Lu}\p{Ll}/u.test(lemma) ||
    namesSomebody.test(definition)
  )
}
