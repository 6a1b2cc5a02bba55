import type { PackedFile } from '../../platform/packed-file.ts'
import type { Span } from '../engine.ts'
import type { VerseKey } from '../scripture/index.ts'
import type { CorpusHeading, CorpusNote, TranslationRecord } from './records.ts'
import type { VerseIndex } from './verse-index.ts'

/** One translation's verses. A verse that the translation lacks is undefined, never an empty string. */
export type BibleText = {
  record: TranslationRecord
  /** The verse as print reads it. */
  verse: (key: VerseKey) => string | undefined
  /** The verse at a position of the corpus. */
  verseAt: (index: number) => string | undefined
  redLetters: (key: VerseKey) => Span[]
  headings: (key: VerseKey) => string[]
  notes: (key: VerseKey) => CorpusNote[]
  /** Words with their Strong's numbers as integers, in reading order; a phrase with two numbers comes twice. */
  words: (key: VerseKey) => (Span & { strongs: number })[]
  hasWords: boolean
}

/** Opens a translation's sections of the corpus file. */
export function bibleText(file: PackedFile, record: TranslationRecord, indexOf: VerseIndex): BibleText {
  const section = `text/${record.id}`
  const verses = file.strings(`${section}/verses`)
  const words = file.u16(`${section}/words`)
  const wordStarts = file.u32(`${section}/word-starts`)
  const headings = Map.groupBy(file.json<CorpusHeading[]>(`${section}/headings`), ({ key }) => key)
  const notes = Map.groupBy(file.json<CorpusNote[]>(`${section}/notes`), ({ key }) => key)
  const redLetters = spansByVerse(file.u32(`${section}/red-letters`))

  const verseAt = (index: number) => {
    if (index < 0 || index >= verses.length) return undefined
    const text = verses.at(index)
    return text === '' ? undefined : text
  }
  return {
    record,
    verseAt,
    verse: (key) => verseAt(indexOf(key)),
    redLetters: (key) => redLetters.get(indexOf(key)) ?? [],
    headings: (key) => (headings.get(key) ?? []).map(({ text }) => text),
    notes: (key) => notes.get(key) ?? [],
    hasWords: words.length > 0,
    words: (key) => {
      const index = indexOf(key)
      if (index === -1) return []
      const found: (Span & { strongs: number })[] = []
      for (let row = wordStarts[index]!; row < wordStarts[index + 1]!; row++) {
        found.push({ start: words[row * 3]!, end: words[row * 3 + 1]!, strongs: words[row * 3 + 2]! })
      }
      return found
    },
  }
}

/** Rows of verse index, start, end. */
function spansByVerse(rows: Uint32Array): Map<number, Span[]> {
  const spans = new Map<number, Span[]>()
  for (let row = 0; row < rows.length; row += 3) {
    const list = spans.get(rows[row]!) ?? []
    list.push({ start: rows[row + 1]!, end: rows[row + 2]! })
    spans.set(rows[row]!, list)
  }
  return spans
}
