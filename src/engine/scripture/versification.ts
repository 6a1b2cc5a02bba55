import { type BookCode, books, findBook } from './books.ts'
import { bookOf, chapterOf, isVerse, type VerseKey, verseKey, verseOf } from './verse-key.ts'

/**
 * Numberings a SWORD module may be laid out in. Our own keys are KJV for the 66 books and NRSVA for the rest, so only
 * what NRSVA numbers differently in the 66 needs a table.
 */
export type Versification = 'KJV' | 'NRSVA'
/** A verse as a versification numbers it. */
export type NumberedVerse = { book: BookCode; chapter: number; verse: number }
/** A book as a versification lays it out: the verse count of each chapter. */
export type BookSlots = { book: BookCode; chapters: readonly number[] }

/**
 * Where SWORD's NRSVA leaves the KJV in the 66 books. Both are a verse that the KJV counts into its neighbour:
 * the closing greeting of 3 John, and the dragon's stand on the sand, which opens KJV Revelation 13.
 * Printed NRSV Bibles also count 2 Corinthians 13:12-13 as one; SWORD's NRSVA keeps the KJV's 14 verses there, and so
 * do we.
 */
const nrsvaOnly: readonly (NumberedVerse & { kjv: VerseKey })[] = [
  { book: '3John', chapter: 1, verse: 15, kjv: verseKey('3John', 1, 14) },
  { book: 'Rev', chapter: 12, verse: 18, kjv: verseKey('Rev', 13, 1) },
]

const layouts: Readonly<Record<Versification, { ot: readonly BookSlots[]; nt: readonly BookSlots[] }>> = {
  KJV: { ot: layOut('KJV', ['old']), nt: layOut('KJV', ['new']) },
  NRSVA: { ot: layOut('NRSVA', ['old', 'deuterocanon']), nt: layOut('NRSVA', ['new']) },
}

/**
 * The books of a versification with their verse counts, in the order SWORD lays out their slots.
 * A testament's file holds a module heading, a testament heading, then per book a heading and per chapter a heading
 * and its verses. The deuterocanon belongs to `ot`.
 */
export function slotOrder(versification: Versification, testament: 'ot' | 'nt'): readonly BookSlots[] {
  return layouts[versification][testament]
}

function layOut(versification: Versification, testaments: string[]): BookSlots[] {
  return books
    .filter((book) => testaments.includes(book.testament))
    .map(({ code, chapters }) => ({
      book: code,
      chapters: chapters.map((count, index) => {
        const extra = nrsvaOnly.filter(({ book, chapter }) => book === code && chapter === index + 1)
        return versification === 'NRSVA' ? count + extra.length : count
      }),
    }))
}

/** How many slots a testament's index file has, headings included. */
export function countSlots(testament: readonly BookSlots[]): number {
  const ofBook = ({ chapters }: BookSlots) => chapters.reduce((sum, verses) => sum + verses + 1, 1)
  return testament.reduce((sum, book) => sum + ofBook(book), 2)
}

/** The verse of our numbering that holds this verse of a versification; undefined when the latter does not exist. */
export function toCanonical(
  versification: Versification,
  book: BookCode,
  chapter: number,
  verse: number,
): VerseKey | undefined {
  if (!hasBook(versification, book)) return undefined
  if (versification === 'NRSVA') {
    const own = nrsvaOnly.find((v) => v.book === book && v.chapter === chapter && v.verse === verse)
    if (own !== undefined) return own.kjv
  }
  if (verse > 999 || chapter > 999) return undefined
  const key = verseKey(book, chapter, verse)
  return isVerse(key) ? key : undefined
}

/**
 * The verses of a versification that hold a verse of our numbering, in reading order: one, or two where the
 * versification divides it, or none where it lacks the book.
 */
export function fromCanonical(versification: Versification, key: VerseKey): NumberedVerse[] {
  const { code } = bookOf(key)
  if (!isVerse(key) || !hasBook(versification, code)) return []
  const same = { book: code, chapter: chapterOf(key), verse: verseOf(key) }
  const extra = versification === 'NRSVA' ? nrsvaOnly.filter(({ kjv }) => kjv === key) : []
  return [same, ...extra.map(({ book, chapter, verse }) => ({ book, chapter, verse }))].sort(
    (a, b) => a.chapter - b.chapter || a.verse - b.verse,
  )
}

function hasBook(versification: Versification, code: BookCode): boolean {
  const book = findBook(code)
  return book !== undefined && (versification === 'NRSVA' || book.testament !== 'deuterocanon')
}
