import { findBook } from './books.ts'
import {
  bookOf,
  bookRange,
  chapterOf,
  chapterRange,
  isVerse,
  type VerseKey,
  type VerseRange,
  verseKey,
  verseOf,
} from './verse-key.ts'

/** OSIS of a verse (`John.3.16`) or a range (`John.3.16-John.3.18`); a range of one verse is written as the verse. */
export function toOsis(reference: VerseKey | VerseRange): string {
  if (typeof reference === 'number') return verseToOsis(reference)
  const { start, end } = reference
  return start === end ? verseToOsis(start) : `${verseToOsis(start)}-${verseToOsis(end)}`
}

function verseToOsis(key: VerseKey): string {
  return `${bookOf(key).code}.${chapterOf(key)}.${verseOf(key)}`
}

/**
 * Reads OSIS exactly as machines write it: verse `John.3.16`, chapter `Gen.1`, book `Gen`, and ranges of them.
 * @returns undefined when it is not OSIS, does not exist, runs backwards or leaves its book
 */
export function fromOsis(text: string): VerseRange | undefined {
  const dash = text.indexOf('-')
  if (dash === -1) return oneFromOsis(text)
  const first = oneFromOsis(text.slice(0, dash))
  const last = oneFromOsis(text.slice(dash + 1))
  if (first === undefined || last === undefined) return undefined
  if (bookOf(first.start) !== bookOf(last.end) || first.start > last.start) return undefined
  return { start: first.start, end: last.end }
}

const osisForm = /^([1-4]?[A-Za-z]{2,7})(?:\.([1-9]\d{0,2})(?:\.([1-9]\d{0,2}))?)?$/

function oneFromOsis(text: string): VerseRange | undefined {
  const parts = osisForm.exec(text)
  const book = findBook(parts?.[1] ?? '')
  if (book === undefined) return undefined
  if (parts?.[2] === undefined) return bookRange(book.code)
  const chapter = Number(parts[2])
  if (book.chapters[chapter - 1] === undefined) return undefined
  if (parts[3] === undefined) return chapterRange(book.code, chapter)
  const key = verseKey(book.code, chapter, Number(parts[3]))
  return isVerse(key) ? { start: key, end: key } : undefined
}
