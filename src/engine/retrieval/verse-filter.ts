import { AppError } from '../../errors.ts'
import { nearestName } from '../../platform/nearest-name.ts'
import type { BibleText, Corpus } from '../corpus/index.ts'
import type { SearchRequest } from '../engine.ts'
import { type Book, bookOf, books, isInCanon } from '../scripture/index.ts'
import type { RowRun } from './embedding/scan-rows.ts'

/** The verses that a search may return, by position in the corpus; `runs` are the same as stretches. */
export type VerseFilter = { isAllowed: (verse: number) => boolean; runs: readonly RowRun[]; count: number }

export type VerseFilters = (
  text: BibleText,
  request: Pick<SearchRequest, 'testament' | 'books' | 'canon'>,
) => VerseFilter

/**
 * Makes filters over a corpus. The filter of a whole canon is kept for each translation, since nearly every request
 * asks for it.
 */
export function createVerseFilters(corpus: Corpus): VerseFilters {
  const bookNumbers = Uint8Array.from(corpus.keys, (key) => bookOf(key).number)
  const present = new Map<BibleText, Uint8Array>()
  const whole = new Map<string, VerseFilter>()

  const presentIn = (text: BibleText): Uint8Array => {
    const known = present.get(text)
    if (known !== undefined) return known
    const has = Uint8Array.from(corpus.keys, (_, index) => (text.verseAt(index) === undefined ? 0 : 1))
    present.set(text, has)
    return has
  }
  const filterOf = (text: BibleText, wanted: readonly Book[]): VerseFilter => {
    const isWanted = new Uint8Array(books.length + 1)
    for (const book of wanted) isWanted[book.number] = 1
    const has = presentIn(text)
    const allowed = bookNumbers.map((book, index) => isWanted[book]! & has[index]!)
    const count = allowed.reduce((sum, one) => sum + one, 0)
    return { isAllowed: (verse) => allowed[verse] === 1, runs: runsOf(allowed), count }
  }
  return (text, { testament, books: names, canon = 'protestant' }) => {
    const ofCanon = books.filter((book) => isInCanon(book, canon))
    if (testament === undefined && names === undefined) {
      const name = `${text.record.id} ${canon}`
      const filter = whole.get(name) ?? filterOf(text, ofCanon)
      whole.set(name, filter)
      return filter
    }
    // a book that is named is searched whatever the canon
    const wanted = names === undefined ? ofCanon : names.map(getNamedBook)
    return filterOf(
      text,
      wanted.filter((book) => isOfTestament(book, testament)),
    )
  }
}

function runsOf(allowed: Uint8Array): RowRun[] {
  const runs: RowRun[] = []
  for (let start = allowed.indexOf(1); start >= 0; ) {
    const stop = allowed.indexOf(0, start)
    const end = stop < 0 ? allowed.length : stop
    runs.push({ start, end })
    start = allowed.indexOf(1, end)
  }
  return runs
}

/** The deuterocanon is of the time before Christ, so a search of the Old Testament in the wide canon has it. */
const isOfTestament = (book: Book, testament: 'old' | 'new' | undefined): boolean =>
  testament === undefined || (testament === 'new') === (book.testament === 'new')

const byName = new Map(
  books.flatMap((book) =>
    [book.code, book.name.en, book.name.es, book.shortName.en, book.shortName.es].map(
      (name) => [plain(name), book] as const,
    ),
  ),
)
byName.set('psalm', byName.get('psalms')!)
byName.set('salmo', byName.get('salmos')!)
const knownNames = books.flatMap(({ code, name }) => [code, name.en, name.es])

function getNamedBook(name: string, place: number): Book {
  const book = byName.get(plain(name))
  if (book !== undefined) return book
  const nearest = nearestName(name, knownNames)
  const hint =
    nearest === undefined ? 'Use OSIS codes or names, such as “Ps” or “Psalms”.' : `Did you mean “${nearest}”?`
  throw new AppError('bad_request', `There is no book “${name}”. ${hint}`, { param: `/books/${place}` })
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}.\s]/gu, '')
    .toLowerCase()
}
