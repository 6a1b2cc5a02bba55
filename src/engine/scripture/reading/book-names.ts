import { readTable } from '../../content/index.ts'
import type { BookCode } from '../books.ts'

const { titles, numbered, ambiguous, none, everyday } = readTable('names/books')

const codesIn = (listed: string): BookCode[] => listed.split(' ') as BookCode[]

/** What people call each book besides its names in `books`. `LetJer` is Baruch 6, which many Bibles print as a book. */
export const bookNames: Readonly<Partial<Record<BookCode | 'LetJer', readonly string[]>>> = Object.fromEntries(
  Object.entries(titles).map(([code, names]) => [code, names.split(', ')]),
)

/** Books that are counted: the codes by number, and what the book is called behind its ordinal. */
export type NumberedFamily = { codes: readonly BookCode[]; en: string; names: readonly string[] }

export const numberedFamilies: readonly NumberedFamily[] = numbered.map((family) => ({
  codes: codesIn(family.books),
  en: family.name,
  names: family.titles.split(', '),
}))

/** Abbreviations of several books, the likeliest first: the first in which the reference exists is meant. */
export const ambiguousNames: Readonly<Record<string, readonly BookCode[]>> = Object.fromEntries(
  Object.entries(ambiguous).map(([name, codes]) => [name, codesIn(codes)]),
)

/** Titles that sound like books of the Bible and are none: told so even in the middle of prose. */
export const foreignBooks: readonly string[] = none.split(' ')

/**
 * Names that are also everyday words or common first names. In prose they need a capital and more than a bare number;
 * two-letter names are treated so anyway.
 */
export const everydayNames: ReadonlySet<string> = new Set(everyday.split(' '))
