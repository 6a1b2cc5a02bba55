import type { VerseRange } from '../scripture/index.ts'
import { foldWords } from './fold-words.ts'
import { type Passage, verseAt } from './passage.ts'
import type { WordIndex } from './word-index.ts'

/**
 * The corpus's own characters of a passage from word `start` up to word `end` of it: whole verses with their
 * punctuation, of a part of one verse its first word to its last. Verses are joined by a space.
 */
export function trueText(index: WordIndex, { positions }: Passage, start: number, end: number): string {
  const parts: string[] = []
  for (let at = start; at < end; ) {
    const slot = index.slots[positions[at]!]!
    let until = at + 1
    while (until < end && index.slots[positions[until]!] === slot) until++
    const [from, to] = [positions[at]!, positions[until - 1]! + 1]
    const { verse, first, end: last } = verseWith(index, from)
    const isAlone = at === start && until === end
    const part = partOfVerse(index, from, to)
    // of several verses the first goes on to its end and the last begins at its beginning, marks included
    if (from === first && to === last) parts.push(verse)
    else if (isAlone) parts.push(part)
    else
      parts.push(
        from === first ? verse.slice(0, verse.indexOf(part) + part.length) : verse.slice(verse.lastIndexOf(part)),
      )
    at = until
  }
  return parts.join(' ')
}

/** The verses that a stretch of a passage stands in. */
export function rangeOf(index: WordIndex, { positions }: Passage, start: number, end: number): VerseRange {
  return { start: verseAt(index, positions[start]!), end: verseAt(index, positions[Math.max(start, end - 1)]!) }
}

/** The corpus's characters from the word at a position up to the one before another, which stand in one verse. */
export function partOfVerse(index: WordIndex, from: number, until: number): string {
  const { verse, first } = verseWith(index, from)
  const words = foldWords(verse)
  return verse.slice(words[from - first]!.start, words[until - first - 1]!.end)
}

function verseWith(
  { corpus, starts, slots }: WordIndex,
  position: number,
): { verse: string; first: number; end: number } {
  const slot = slots[position]!
  const verse = corpus.texts[Math.floor(slot / corpus.keys.length)]!.verseAt(slot % corpus.keys.length)!
  return { verse, first: starts[slot]!, end: starts[slot + 1]! }
}
