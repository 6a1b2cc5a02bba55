import type { Language } from '../engine/engine.ts'
import { type Book, bookOf, chapterOf, parseReference, type VerseRange, verseOf } from '../engine/index.ts'
import { nearestName } from '../platform/nearest-name.ts'
import { bookSlugs, type Place, readSlug, slugged } from './slugs.ts'

/** What an address or a visitor's words lead to. */
export type ReadAddress =
  | { outcome: 'found'; place: Place; language: Language }
  | { outcome: 'unknown_book'; typed: string; nearest: Place | undefined; language: Language }
  | { outcome: 'unknown_chapter'; book: Book; chapter: number; nearest: Place; language: Language }
  | { outcome: 'unknown_verse'; place: Place; verse: number; nearest: Place; language: Language }

/**
 * Reads the last step of a passage's address, or what somebody typed to get there: `john-3-16`, `Jn 3:16`, `juan-3`.
 * @param language of the page it was found on; a name that only the other language has leads to that one
 */
export function readAddress(typed: string, language: Language): ReadAddress {
  const slug = slugged(typed)
  const read = readSlug(slug, language)
  if (read !== undefined) return placeOf(read.book, read.numbers, language === 'es' ? 'es' : read.language)
  for (const one of [language, language === 'en' ? 'es' : 'en'] as const) {
    for (const text of [typed, spaced(slug)]) {
      const parsed = parseReference(text, { language: one })
      if (parsed.outcome === 'found') return { outcome: 'found', place: placeOfRange(parsed.ranges[0]!), language }
    }
  }
  return { outcome: 'unknown_book', typed, nearest: nearestPlace(slug, language), language }
}

/** `1-cor-13-4-7` as people write it: `1 cor 13:4-7`. */
const spaced = (slug: string): string =>
  slug.replace(/^(.*?[a-z])-(\d+)(?:-(\d+)(?:-(\d+))?)?$/, (_, name: string, chapter, first, last) => {
    const verses = first === undefined ? '' : `:${first}${last === undefined ? '' : `-${last}`}`
    return `${name.replaceAll('-', ' ')} ${chapter}${verses}`
  })

/** The page that shows a range: its chapter, or as much of it as the first chapter has. */
export function placeOfRange({ start, end }: VerseRange): Place {
  const book = bookOf(start)
  const chapter = chapterOf(start)
  const count = book.chapters[chapter - 1]!
  const first = verseOf(start)
  const last = chapterOf(end) === chapter ? verseOf(end) : count
  return { book, chapter, verses: first === 1 && last === count ? undefined : { first, last } }
}

function placeOf(book: Book, numbers: readonly number[], language: Language): ReadAddress {
  const [asked = 1, one, two] = numbers
  // "Jude 5" is a verse: the book has one chapter
  const isVerse = book.chapters.length === 1 && one === undefined && asked > 1
  const [chapter, first, last = first] = isVerse ? [1, asked] : [asked, one, two]
  const count = book.chapters[chapter - 1]
  if (count === undefined) {
    const nearest = { book, chapter: Math.min(Math.max(chapter, 1), book.chapters.length) }
    return { outcome: 'unknown_chapter', book, chapter, nearest, language }
  }
  const place = { book, chapter }
  if (first === undefined || last === undefined) return { outcome: 'found', place, language }
  const wrong = [first, last].find((verse) => verse < 1 || verse > count)
  if (wrong !== undefined || first > last)
    return { outcome: 'unknown_verse', place, verse: wrong ?? last, nearest: place, language }
  const isWhole = first === 1 && last === count && count > 1
  return { outcome: 'found', place: isWhole ? place : { ...place, verses: { first, last } }, language }
}

/** A name that is nearly right, with the chapter that was asked for if there is one. */
function nearestPlace(slug: string, language: Language): Place | undefined {
  const [, name = slug, chapter] = /^(.*?[a-z])(?:-(\d{1,3}))?(?:-\d+)*$/.exec(slug) ?? []
  const nearest = nearestName(name, bookSlugs(language))
  const book = nearest === undefined ? undefined : readSlug(nearest, language)?.book
  if (book === undefined) return undefined
  return { book, chapter: Math.min(Math.max(Number(chapter ?? 1), 1), book.chapters.length) }
}
