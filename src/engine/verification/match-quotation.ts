import { isFunctionWord, isNegation } from './function-words.ts'
import { hidesNegation } from './left-out-negation.ts'
import { numberBefore, type Passage } from './passage.ts'
import type { Quotation, QuotedWord } from './read-quotation.ts'
import { partOfVerse } from './true-text.ts'
import type { WordIndex } from './word-index.ts'

/** Where a quotation stands in a passage: from word `start` up to word `end` of it, places counted within the passage. */
export type QuotationPlace = { start: number; end: number; result: 'exact' | 'elided' }

const mostReplaced = 4
const mostBracketed = 12

/**
 * Finds a quotation in a passage: all of its pieces word for word and in order. What brackets add, or put for a
 * pronoun, is let pass and makes it `elided`; so do pieces. Verse numbers must be those of the verses they stand before.
 * @returns undefined when it does not stand there so, or when all that is left out at an ellipsis is a negation
 */
export function matchQuotation(index: WordIndex, quotation: Quotation, passage: Passage): QuotationPlace | undefined {
  let start = -1
  let end = 0
  let isMarked = false
  let left = 0
  for (const words of quotation.pieces) {
    const found = findPiece(index, words, passage, end)
    if (found === undefined) return undefined
    if (start !== -1 && hidesNegation(index, passage, end, found.start)) return undefined
    if (start === -1) start = found.start
    else left += found.start - end
    end = found.end
    isMarked ||= found.isMarked
  }
  if (start === -1 || end === start) return undefined
  return { start, end, result: left > 0 || isMarked ? 'elided' : 'exact' }
}

type Found = { end: number; isMarked: boolean }

function findPiece(
  index: WordIndex,
  words: readonly QuotedWord[],
  passage: Passage,
  from: number,
): (Found & { start: number }) | undefined {
  const { positions } = passage
  // a word that no translation has can only be several that a hyphen joins
  const first =
    words[0]?.kind === 'plain' && words[0].id !== -1 && words[0].text.length < shortestJoined ? words[0].id : undefined
  for (let start = from; start < positions.length; start++) {
    if (first !== undefined && index.words[positions[start]!] !== first) continue
    const found = matchFrom(index, words, 0, passage, start)
    if (found !== undefined && found.end > start) return { ...found, start }
  }
  return undefined
}

function matchFrom(
  index: WordIndex,
  words: readonly QuotedWord[],
  from: number,
  passage: Passage,
  at: number,
): Found | undefined {
  const { positions } = passage
  let next = at
  let isMarked = false
  for (let w = from; w < words.length; w++) {
    const word = words[w]!
    const position = positions[next]
    const isEqual = position !== undefined && index.words[position] === word.id
    if (word.kind === 'bracketed') {
      const rest = matchBracket(index, words, w, passage, next)
      return rest === undefined ? undefined : { ...rest, isMarked: isMarked || rest.isMarked }
    }
    const joined = isEqual || word.kind !== 'plain' ? 0 : countJoined(index, word.text, position)
    if (isEqual) next++
    else if (joined > 0) next += joined
    else if (word.kind === 'altered' && position !== undefined && keepsPart(index, word, position)) {
      next++
      isMarked = true
    } else if (word.kind === 'number' ? !isVerseNumber(index, words, w, position) : word.kind !== 'mark')
      return undefined
  }
  return { end: next, isMarked }
}

/** Brackets hold words of the text, an addition, or what is put for some small words. */
function matchBracket(
  index: WordIndex,
  words: readonly QuotedWord[],
  from: number,
  passage: Passage,
  at: number,
): Found | undefined {
  let until = from
  while (words[until]?.kind === 'bracketed' && until - from <= mostBracketed) until++
  if (until - from > mostBracketed) return undefined
  const group = words.slice(from, until)
  const isThere = group.every((word, i) => index.words[passage.positions[at + i] ?? -1] === word.id)
  const asWritten = isThere ? matchFrom(index, words, until, passage, at + group.length) : undefined
  if (asWritten !== undefined || group.some(({ text }) => isNegation(text))) return asWritten
  for (let replaced = 0; replaced <= mostReplaced; replaced++) {
    if (replaced > 0 && !isSmall(index, passage.positions[at + replaced - 1])) return undefined
    const found = matchFrom(index, words, until, passage, at + replaced)
    if (found !== undefined) return { end: found.end, isMarked: true }
  }
  return undefined
}

const isSmall = (index: WordIndex, position: number | undefined) =>
  position !== undefined && isFunctionWord(index.wordOf(index.words[position]!))

/** `believe[s]` for "believeth": what stands outside the brackets is in the word. */
function keepsPart(index: WordIndex, { kept }: QuotedWord, position: number): boolean {
  const word = index.wordOf(index.words[position]!)
  if (kept === undefined || kept.before.length + kept.after.length < 2) return false
  return word.startsWith(kept.before) && word.endsWith(kept.after)
}

const shortestJoined = 7

/** How many words of the text, which hyphens or dashes join, make this one: `selfcontrol`. 0 when they don't. */
function countJoined(index: WordIndex, word: string, position: number | undefined): number {
  if (position === undefined || word.length < shortestJoined) return 0
  let joined = ''
  for (let count = 0; joined.length < word.length; count++) {
    if (position + count >= index.words.length || index.slots[position + count] !== index.slots[position]) return 0
    joined += index.wordOf(index.words[position + count]!)
    if (!word.startsWith(joined)) return 0
    if (joined === word) return /\s/.test(partOfVerse(index, position, position + count + 1)) ? 0 : count + 1
  }
  return 0
}

/** The number of the verse that begins here, alone or behind its chapter's; of a first verse also its chapter's. */
function isVerseNumber(
  index: WordIndex,
  words: readonly QuotedWord[],
  at: number,
  position: number | undefined,
): boolean {
  const number = position === undefined ? undefined : numberBefore(index, position)
  if (number === undefined) return false
  const value = Number(words[at]!.text)
  const isLast = words[at + 1]?.kind !== 'number'
  return isLast ? value === number.verse || (number.verse === 1 && value === number.chapter) : value === number.chapter
}
