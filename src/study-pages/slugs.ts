import type { Language } from '../engine/engine.ts'
import { type Book, books } from '../engine/index.ts'

/** A chapter of the Bible, or verses of one. */
export type Place = { book: Book; chapter: number; verses?: { first: number; last: number } | undefined }

/** Lower case, without accents, words joined by hyphens. */
export const slugged = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A chapter of the Psalms is a psalm. */
const singular: Readonly<Record<string, Readonly<Record<Language, string>>>> = { Ps: { en: 'psalm', es: 'salmo' } }

/** The name of a book in an address: `1-corinthians`, `salmo`. */
const slugOfBook = ({ code, name }: Book, language: Language): string =>
  singular[code]?.[language] ?? slugged(name[language])

/** Psalm 151 is a book of one chapter that has the number of a chapter in its name. */
const isOwnChapter = ({ code }: Book): boolean => code === 'AddPs'

/** `john-3`, `juan-3-16`, `psalm-151-2`. */
export function slugOfPlace({ book, chapter, verses }: Place, language: Language): string {
  const steps = [slugOfBook(book, language), ...(isOwnChapter(book) ? [] : [chapter])]
  if (verses !== undefined) steps.push(verses.first, ...(verses.last === verses.first ? [] : [verses.last]))
  return steps.join('-')
}

type Named = { slug: string; book: Book; language: Language }

/** The longest first, so that `psalm-151` is not taken for a verse of something else. */
const named: readonly Named[] = (['en', 'es'] as const)
  .flatMap((language) =>
    books.flatMap((book) =>
      [...new Set([slugOfBook(book, language), slugged(book.name[language])])].map((slug) => ({
        slug,
        book,
        language,
      })),
    ),
  )
  .toSorted((a, b) => b.slug.length - a.slug.length)

/** A book at the beginning of an address, and the numbers behind it. */
export type ReadSlug = { book: Book; language: Language; numbers: number[] }

/**
 * Reads an address by the names of books alone.
 * @param slug as `slugged` makes it
 * @param language in which a name is looked for first: some are spelt alike
 */
export function readSlug(slug: string, language: Language): ReadSlug | undefined {
  const found = named.filter((one) => slug === one.slug || slug.startsWith(`${one.slug}-`))
  const fitting = found.filter(({ slug: { length } }) => /^(?:-\d{1,3}){0,3}$/.test(slug.slice(length)))
  const best = fitting.find((one) => one.language === language) ?? fitting[0]
  if (best === undefined) return undefined
  const numbers = slug.slice(best.slug.length).split('-').slice(1).map(Number)
  const { book } = best
  return { book, language: best.language, numbers: isOwnChapter(book) ? [1, ...numbers] : numbers }
}

/** Names of books as addresses have them, in a language. */
export const bookSlugs = (language: Language): string[] =>
  named.filter((one) => one.language === language).map(({ slug }) => slug)
