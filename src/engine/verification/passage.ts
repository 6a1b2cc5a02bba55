import { type VerseKey, type VerseRange, verseOf } from '../scripture/index.ts'
import type { WordIndex } from './word-index.ts'

/** The words of a passage in one translation, as positions in `index.words`. Verses that it lacks have none. */
export type Passage = { text: number; positions: Uint32Array }

/** Collects the words of some ranges in their order. */
export function readPassage(index: WordIndex, text: number, ranges: readonly VerseRange[]): Passage {
  const spans = ranges.map(({ start, end }) => spanOf(index, text, start, end))
  const positions = new Uint32Array(spans.reduce((sum, { start, end }) => sum + end - start, 0))
  let at = 0
  for (const { start, end } of spans) for (let position = start; position < end; position++) positions[at++] = position
  return { text, positions }
}

/** Whether a translation has any of a passage. */
export function hasPassage(index: WordIndex, text: number, ranges: readonly VerseRange[]): boolean {
  return ranges.some(({ start, end }) => {
    const span = spanOf(index, text, start, end)
    return span.end > span.start
  })
}

/** The verse a word stands in. */
export function verseAt({ slots, corpus }: WordIndex, position: number): VerseKey {
  return corpus.keys[slots[position]! % corpus.keys.length]!
}

/** The number of the verse that begins with this word; undefined within a verse. */
export function numberBefore(index: WordIndex, position: number): { chapter: number; verse: number } | undefined {
  if (position >= index.words.length || index.starts[index.slots[position]!] !== position) return undefined
  const key = verseAt(index, position)
  return { chapter: Math.floor(key / 1_000) % 1_000, verse: verseOf(key) }
}

function spanOf({ corpus, starts }: WordIndex, text: number, start: VerseKey, end: VerseKey) {
  const base = text * corpus.keys.length
  return { start: starts[base + corpus.indexOf(start)]!, end: starts[base + corpus.indexOf(end) + 1]! }
}
