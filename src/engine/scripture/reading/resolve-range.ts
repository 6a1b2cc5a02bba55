import { type BookCode, books, getBook } from '../books.ts'
import { bookRange, type VerseKey, type VerseRange, verseKey } from '../verse-key.ts'
import { toCanonical } from '../versification.ts'

/** Why a reference that can be read does not exist. `message` says what is wrong and what there is. */
export type ReferenceProblem = {
  kind: 'no_such_book' | 'no_such_chapter' | 'no_such_verse' | 'reversed'
  message: string
}

/** A book, a chapter of it, or a verse of that, as written and not yet known to exist. */
export type Point = { code: BookCode; chapter?: number | undefined; verse?: number | undefined }

export type Resolved = { ranges: VerseRange[]; problem?: never } | { ranges?: never; problem: ReferenceProblem }

/** The verses from one point to another (a chapter stands for all of it), or why there are none. */
export function resolveRange(written: Point, writtenEnd: Point = written): Resolved {
  const from = renumbered(written)
  const to = writtenEnd === written ? from : renumbered(writtenEnd)
  const problem = problemOf(from) ?? problemOf(to)
  if (problem !== undefined) return { problem }
  const [start, end] = [firstOf(from), lastOf(to)]
  if (start > end) return { problem: reversed(written, writtenEnd) }
  return { ranges: from.code === to.code ? [{ start, end }] : acrossBooks(start, end, from.code, to.code) }
}

/** Brings what other Bibles print into our numbering: Psalm 151 as a book, and what only the NRSV counts. */
function renumbered(point: Point): Point {
  if (point.code === 'Ps' && point.chapter === 151) return { ...point, code: 'AddPs', chapter: 1 }
  if (point.code === 'AddPs' && point.chapter === 151) return { ...point, chapter: 1 }
  const { code, chapter, verse } = point
  if (chapter === undefined || verse === undefined || verse > 999) return point
  const key = toCanonical('NRSVA', code, chapter, verse)
  return key === undefined ? point : { code, chapter: Math.floor(key / 1_000) % 1_000, verse: key % 1_000 }
}

function problemOf({ code, chapter, verse }: Point): ReferenceProblem | undefined {
  if (chapter === undefined) return undefined
  const { chapters, name } = getBook(code)
  const verses = chapters[chapter - 1]
  const place = code === 'AddPs' ? name.en : `${name.en} ${chapter}`
  const written = verse === undefined ? place : `${place}:${verse}`
  if (verses === undefined)
    return {
      kind: 'no_such_chapter',
      message: `${name.en} has ${chapters.length === 1 ? 'only one chapter' : `${chapters.length} chapters`}, so there is no ${written}.`,
    }
  if (verse === undefined || (verse >= 1 && verse <= verses)) return undefined
  const chapterName = chapters.length === 1 ? name.en : `${name.en} ${chapter}`
  return { kind: 'no_such_verse', message: `${chapterName} has ${verses} verses, so there is no ${written}.` }
}

function firstOf({ code, chapter, verse }: Point): VerseKey {
  return verseKey(code, chapter ?? 1, verse ?? 1)
}

function lastOf({ code, chapter, verse }: Point): VerseKey {
  const { chapters } = getBook(code)
  const last = chapter ?? chapters.length
  return verseKey(code, last, verse ?? chapters[last - 1]!)
}

function reversed(from: Point, to: Point): ReferenceProblem {
  const wording = ({ code, chapter, verse }: Point) =>
    [getBook(code).name.en, [chapter, verse].filter((n) => n !== undefined).join(':')].join(' ').trim()
  return { kind: 'reversed', message: `${wording(from)} comes after ${wording(to)}: write the earlier one first.` }
}

/** One range for each book from start to end. The deuterocanon lies between the Testaments only for who names it. */
function acrossBooks(start: VerseKey, end: VerseKey, first: BookCode, last: BookCode): VerseRange[] {
  const [from, to] = [getBook(first), getBook(last)]
  if (first === 'Ps' && last === 'AddPs')
    return [
      { start, end: bookRange(first).end },
      { start: bookRange(last).start, end },
    ]
  const named = from.testament === 'deuterocanon' || to.testament === 'deuterocanon'
  return books
    .slice(from.number - 1, to.number)
    .filter(({ testament }) => named || testament !== 'deuterocanon')
    .map(({ code }) => bookRange(code))
    .map((whole) => ({ start: Math.max(start, whole.start), end: Math.min(end, whole.end) }))
}
