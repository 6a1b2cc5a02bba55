import { type Book, type BookCode, books, getBook } from './books.ts'

/** A verse as one number, book × 1,000,000 + chapter × 1,000 + verse, in canonical order. */
export type VerseKey = number
/** Verses from `start` to `end`, both included. Both lie in one book; what spans books is a list of ranges. */
export type VerseRange = { start: VerseKey; end: VerseKey }

/** The key of a verse that exists or not: see `isVerse`. Chapter and verse are 0 to 999. */
export function verseKey(code: BookCode, chapter: number, verse: number): VerseKey {
  return getBook(code).number * 1_000_000 + chapter * 1_000 + verse
}

/**
 * The book a key lies in.
 * @throws RangeError when there is no book of that number
 */
export function bookOf(key: VerseKey): Book {
  const book = books[Math.floor(key / 1_000_000) - 1]
  if (book === undefined) throw new RangeError(`no book has the verse key ${key}`)
  return book
}

/** The chapter part of a key. */
export function chapterOf(key: VerseKey): number {
  return Math.floor(key / 1_000) % 1_000
}

/** The verse part of a key. */
export function verseOf(key: VerseKey): number {
  return key % 1_000
}

/** Whether the verse exists in our numbering (66 books KJV, deuterocanon NRSVA). */
export function isVerse(key: VerseKey): boolean {
  if (!Number.isInteger(key)) return false
  const count = books[Math.floor(key / 1_000_000) - 1]?.chapters[chapterOf(key) - 1]
  return count !== undefined && verseOf(key) >= 1 && verseOf(key) <= count
}

/** The verse after this one in the same book, over chapter ends; undefined at the end of the book. */
export function nextVerse(key: VerseKey): VerseKey | undefined {
  if (isVerse(key + 1)) return key + 1
  const ofNextChapter = (Math.floor(key / 1_000) + 1) * 1_000 + 1
  return isVerse(ofNextChapter) ? ofNextChapter : undefined
}

/** The verse before this one in the same book, over chapter starts; undefined at the start of the book. */
export function previousVerse(key: VerseKey): VerseKey | undefined {
  if (verseOf(key) > 1) return key - 1
  const { code, chapters } = bookOf(key)
  const chapter = chapterOf(key) - 1
  return chapter < 1 ? undefined : verseKey(code, chapter, chapters[chapter - 1]!)
}

/** All of one chapter. The chapter must exist. */
export function chapterRange(code: BookCode, chapter: number, lastChapter = chapter): VerseRange {
  return {
    start: verseKey(code, chapter, 1),
    end: verseKey(code, lastChapter, getBook(code).chapters[lastChapter - 1]!),
  }
}

/** All of one book. */
export function bookRange(code: BookCode): VerseRange {
  return chapterRange(code, 1, getBook(code).chapters.length)
}

/** Every verse of a range in order. */
export function versesIn({ start, end }: VerseRange): VerseKey[] {
  const verses: VerseKey[] = []
  for (let key: VerseKey | undefined = start; key !== undefined && key <= end; key = nextVerse(key)) verses.push(key)
  return verses
}

/** How many verses a range holds. */
export function countVerses({ start, end }: VerseRange): number {
  const { chapters } = bookOf(start)
  let count = verseOf(end) - verseOf(start) + 1
  for (let chapter = chapterOf(start); chapter < chapterOf(end); chapter++) count += chapters[chapter - 1]!
  return count
}
