import type { Book, NameLanguage } from './books.ts'
import { bookOf, bookRange, chapterOf, chapterRange, type VerseRange, verseOf } from './verse-key.ts'

/**
 * A reference as readers write it: `John 3:16`, `Genesis 1:1-2:3`, `Psalm 23`, `Jude 5`, `Matthew 5:3-10; 6:9`.
 * `parseReference` reads every result back to the same ranges.
 */
export function formatReference(reference: VerseRange | readonly VerseRange[], language: NameLanguage = 'en'): string {
  const ranges = 'start' in reference ? [reference] : reference
  return ranges.reduce((text, range, index) => text + part(range, ranges[index - 1], language), '')
}

function part(range: VerseRange, previous: VerseRange | undefined, language: NameLanguage): string {
  const book = bookOf(range.start)
  if (previous === undefined) return fullForm(range, language)
  const sameBook = bookOf(previous.start) === book
  if (!sameBook || isWholeChapters(range) || isWholeChapters(previous)) return `; ${fullForm(range, language)}`
  const chapters = [previous.start, previous.end, range.start, range.end].map(chapterOf)
  const oneChapter = new Set(chapters).size === 1
  return oneChapter ? `, ${numbers(range, book, true)}` : `; ${numbers(range, book, false)}`
}

function fullForm(range: VerseRange, language: NameLanguage): string {
  const book = bookOf(range.start)
  if (book.code === 'AddPs') return psalm151(range, book.name[language])
  if (isWholeBook(range)) return book.name[language]
  return `${nameBefore(range, book, language)} ${numbers(range, book, false)}`
}

/** The book's name before numbers: one psalm is a "Psalm" in English. */
function nameBefore(range: VerseRange, book: Book, language: NameLanguage): string {
  const onePsalm = book.code === 'Ps' && chapterOf(range.start) === chapterOf(range.end)
  return onePsalm && language === 'en' ? 'Psalm' : book.name[language]
}

function numbers({ start, end }: VerseRange, book: Book, versesOnly: boolean): string {
  const [chapter, verse, lastChapter, lastVerse] = [chapterOf(start), verseOf(start), chapterOf(end), verseOf(end)]
  if (isWholeChapters({ start, end }) && !(versesOnly || book.chapters.length === 1))
    return chapter === lastChapter ? `${chapter}` : `${chapter}-${lastChapter}`
  if (lastChapter !== chapter) return `${chapter}:${verse}-${lastChapter}:${lastVerse}`
  const verses = verse === lastVerse ? `${verse}` : `${verse}-${lastVerse}`
  // "Jude 1" alone would be read as the whole chapter
  const chapterIsPlain = book.chapters.length === 1 && verses !== '1'
  return versesOnly || chapterIsPlain ? verses : `${chapter}:${verses}`
}

function psalm151(range: VerseRange, name: string): string {
  if (isWholeBook(range)) return name
  const [first, last] = [verseOf(range.start), verseOf(range.end)]
  return first === last ? `${name}:${first}` : `${name}:${first}-${last}`
}

function isWholeBook({ start, end }: VerseRange): boolean {
  const whole = bookRange(bookOf(start).code)
  return start === whole.start && end === whole.end
}

/** Whether a range is made of whole chapters. */
function isWholeChapters({ start, end }: VerseRange): boolean {
  const whole = chapterRange(bookOf(start).code, chapterOf(start), chapterOf(end))
  return start === whole.start && end === whole.end
}
