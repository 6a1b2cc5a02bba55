import type { Span } from '../engine.ts'
import { foldWords } from './fold-words.ts'
import { isDenial } from './function-words.ts'
import { partOfVerse } from './true-text.ts'
import type { WordIndex } from './word-index.ts'

/**
 * Whether what stands right before some words of a verse, in the same clause, decides what they say: a negation
 * (“Thou shalt not | commit adultery.”), or the noun that they only complete as the subject of their sentence (“the love
 * of | money is the root of all evil”). Words from the middle of a long sentence claim no more than they say, so that a
 * negation counts near the beginning of a sentence that the words go on to the end of, or when they are given as a
 * sentence of their own.
 * @param span positions in `index.words`, end exclusive
 * @param isSentence whether they are quoted with a capital letter
 * @returns how many words before the span must be quoted with it; 0 when its sense is whole
 */
export function countClipped(index: WordIndex, span: Span, isSentence: boolean): number {
  const { start } = span
  const first = index.starts[index.slots[start]!]!
  const denial = countToDenial(index, start, first)
  if (denial === 0 && (start === first || !partsOfNoun.has(index.wordOf(index.words[start - 1]!)))) return 0
  const gapBefore = gapsOf(index, start)
  for (let at = start; at > start - denial; at--) if (isMark(gapBefore(at))) return 0
  if (denial > 0) return isSentence || isRestOfSentence(index, span, denial, gapBefore) ? denial : 0
  if (isMark(gapBefore(start)) || !(isSentence || reachesEnd(index, span, gapBefore))) return 0
  return completesSubject(index, span, gapBefore) ? 3 : 0
}

/** How far before a word its negation stands: “not | steal” 1, “neither shalt thou | steal” 3; 0 for none. */
function countToDenial({ wordOf, words }: WordIndex, start: number, first: number): number {
  if (start > first && isDenial(wordOf(words[start - 1]!))) return 1
  const isInverted = start - first >= 3 && inverting.has(wordOf(words[start - 3]!))
  return isInverted && subjects.has(wordOf(words[start - 1]!)) ? 3 : 0
}

/** Whether some words of a text begin with a capital letter, as a sentence does. */
export const beginsSentence = (text: string): boolean => /^[^\p{L}]*\p{Lu}/u.test(text)

/** Whether a word of a translation has a capital letter itself, as a name does. */
export const isCapital = (index: WordIndex, position: number): boolean =>
  beginsSentence(partOfVerse(index, position, position + 1))

/** Whether the clause before a quotation in its own text has the negation that the quotation lacks. */
export function deniesBefore(source: string, start: number): boolean {
  const clause = source
    .slice(Math.max(0, start - wordsBeforeQuotation), start)
    .split(/[.!?;:,]\s/)
    .at(-1)!
  return foldWords(clause).some(({ text }) => isDenial(text))
}

const wordsBeforeQuotation = 60
const inverting = new Set(['neither', 'nor'])
const subjects = new Set('i we you ye thou he she it they'.split(' '))
const partsOfNoun = new Set(['of', 'de', 'del'])
const articles = new Set('the a an el la los las un una'.split(' '))
const opening = new Set('for and but because therefore that porque y e mas que'.split(' '))
const copulas = new Set('is are was were be hath has shall will es son era fué fue será serán ha'.split(' '))
const longestComplement = 4

/** Words of a sentence up to its negation: “Thou shalt not”, “You shall have no”. */
const wordsToDenial = 4

function reachesEnd({ starts, slots }: WordIndex, { start, end }: Span, gapBefore: GapBefore): boolean {
  return end >= starts[slots[start]! + 1]! || /[.;:?!]/.test(gapBefore(end))
}

function isRestOfSentence(index: WordIndex, span: Span, denial: number, gapBefore: GapBefore): boolean {
  if (!reachesEnd(index, span, gapBefore)) return false
  const { start } = span
  const first = index.starts[index.slots[start]!]!
  for (let at = start - denial; at >= Math.max(first, start - wordsToDenial); at--) {
    if ((at === first || isMark(gapBefore(at))) && isCapital(index, at)) return true
  }
  return false
}

type GapBefore = (position: number) => string

function completesSubject(index: WordIndex, { start, end }: Span, gapBefore: GapBefore): boolean {
  const wordAt = (position: number) => index.wordOf(index.words[position]!)
  const first = index.starts[index.slots[start]!]!
  if (start - first < 3 || !articles.has(wordAt(start - 3))) return false
  if (isMark(gapBefore(start - 1)) || isMark(gapBefore(start - 2))) return false
  const begins = start - 3 === first || isMark(gapBefore(start - 3))
  const isOpened = !begins && opening.has(wordAt(start - 4)) && (start - 4 === first || isMark(gapBefore(start - 4)))
  if (!begins && !isOpened) return false
  for (let at = start + 1; at < Math.min(end, start + longestComplement); at++) {
    if (index.slots[at] !== index.slots[start] || isMark(gapBefore(at))) return false
    if (copulas.has(wordAt(at))) return true
  }
  return false
}

const isMark = (gap: string) => /[^\s’'ʼ]/u.test(gap)

/** What stands between a word of the verse at a position and the word before. */
function gapsOf({ corpus, starts, slots }: WordIndex, position: number): GapBefore {
  const slot = slots[position]!
  const verse = corpus.texts[Math.floor(slot / corpus.keys.length)]!.verseAt(slot % corpus.keys.length)!
  const words = foldWords(verse)
  return (at) => verse.slice(words[at - starts[slot]! - 1]?.end ?? 0, words[at - starts[slot]!]!.start)
}
