import { books } from '../engine/index.ts'
import type { Place } from './slugs.ts'

/** Chapters in the order of reading: the 66 books after one another, and the deuterocanon by itself. */
const chapters: readonly Place[] = books.flatMap((book) => book.chapters.map((_, at) => ({ book, chapter: at + 1 })))
const isApart = ({ book }: Place): boolean => book.testament === 'deuterocanon'
const readings = [chapters.filter((place) => !isApart(place)), chapters.filter(isApart)]

/** The chapters before and after one, over the edges of books. */
export function neighboursOf({ book, chapter }: Place): { previous: Place | undefined; next: Place | undefined } {
  for (const reading of readings) {
    const at = reading.findIndex((place) => place.book === book && place.chapter === chapter)
    if (at !== -1) return { previous: reading[at - 1], next: reading[at + 1] }
  }
  return { previous: undefined, next: undefined }
}

/** Every chapter of every book. */
export const everyChapter = chapters
