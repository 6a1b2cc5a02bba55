import {
  type Book,
  bookOf,
  books,
  chapterRange,
  countVerses,
  findReferences,
  formatReference,
  isInCanon,
  type VerseKey,
  versesIn,
} from '../scripture/index.ts'
import { type Draft, paragraph, quotation } from './draft.ts'
import type { Library } from './evidence.ts'
import { scriptureSource } from './sources.ts'

const asks = {
  count:
    /\bhow many (?<unit>books|chapters|verses) (?:are|does|do|has|have)?\b|\bcu[aá]nt[oa]s (?<unidad>libros|cap[ií]tulos|vers[ií]culos)\b/i,
  extreme:
    /\b(?<which>shortest|longest) (?<what>verse|chapter|book|psalm)\b|\b(?<que>vers[ií]culo|cap[ií]tulo|libro|salmo) m[aá]s (?<cual>corto|largo)\b/i,
  canon: /\bbible|testament|biblia|testamento\b/i,
} as const

/**
 * An answer to a question about the text itself, counted from the corpus: how many books, chapters or verses there
 * are, and which is the shortest or longest.
 * @returns undefined when the question asks nothing of the kind
 */
export function draftTextFactsAnswer(library: Library, prompt: string): Draft | undefined {
  const count = asks.count.exec(prompt)?.groups
  if (count !== undefined) return countOf(library, prompt, unitOf(count.unit ?? count.unidad ?? ''))
  const extreme = asks.extreme.exec(prompt)?.groups
  if (extreme === undefined) return undefined
  const isShort = /short|corto/i.test(extreme.which ?? extreme.cual ?? '')
  return extremeOf(library, prompt, (extreme.what ?? extreme.que ?? '').toLowerCase(), isShort)
}

type Unit = 'books' | 'chapters' | 'verses'
const unitOf = (word: string): Unit =>
  /^(?:books|libros)$/i.test(word) ? 'books' : /^(?:chapters|cap)/i.test(word) ? 'chapters' : 'verses'

function countOf(library: Library, prompt: string, unit: Unit): Draft | undefined {
  const { text, language } = library
  const [range] = findReferences(prompt, { language }).flatMap(({ ranges }) => ranges)
  const named = range ?? bookNamedIn(prompt, library)
  if (named !== undefined && unit !== 'books') {
    const book = bookOf(named.start)
    const printed = versesIn(named).filter((key) => text.verse(key) !== undefined).length
    const chapters = new Set(versesIn(named).map((key) => Math.floor(key / 1000))).size
    const number = unit === 'verses' ? printed : chapters
    return [
      paragraph([
        sentence(language, formatReference(named, language) || book.name[language], number, unit, text.record.title),
      ]),
    ]
  }
  if (!asks.canon.test(prompt)) return undefined
  const within = testamentIn(prompt)
  const counted = books.filter(
    (book) => isInCanon(book, 'protestant') && (within === undefined || book.testament === within),
  )
  const numbers = {
    books: counted.length,
    chapters: counted.reduce((sum, book) => sum + book.chapters.length, 0),
    verses: versesPrinted(library, counted),
  }
  const where = language === 'es' ? nameOf.es[within ?? 'all'] : nameOf.en[within ?? 'all']
  return [paragraph([sentence(language, where, numbers[unit], unit, text.record.title)])]
}

const nameOf = {
  en: { all: 'The Bible, the deuterocanon apart,', old: 'The Old Testament', new: 'The New Testament' },
  es: { all: 'La Biblia, sin los deuterocanónicos,', old: 'El Antiguo Testamento', new: 'El Nuevo Testamento' },
} as const
const units = { books: 'libros', chapters: 'capítulos', verses: 'versículos' } as const
const singular = { books: 'book', chapters: 'chapter', verses: 'verse' } as const

const sentence = (language: 'en' | 'es', where: string, number: number, unit: Unit, title: string) =>
  language === 'es'
    ? `${where} tiene ${number} ${units[unit]} (${title}).`
    : `${where} has ${number.toLocaleString('en')} ${number === 1 ? singular[unit] : unit} (${title}).`

const testamentIn = (prompt: string): 'old' | 'new' | undefined =>
  /\b(?:old testament|antiguo testamento)\b/i.test(prompt)
    ? 'old'
    : /\b(?:new testament|nuevo testamento)\b/i.test(prompt)
      ? 'new'
      : undefined

function bookNamedIn(prompt: string, { language }: Library) {
  const word = /\b(?:in|of|does|en|de|tiene) (?:the )?(?:book of |libro de )?((?:[1-4] )?\p{Lu}[\p{L}]+)/u.exec(
    prompt,
  )?.[1]
  const [found] = word === undefined ? [] : findReferences(`${word} 1`, { language }).flatMap(({ ranges }) => ranges)
  if (found === undefined) return undefined
  const { code, chapters } = bookOf(found.start)
  return chapterRange(code, 1, chapters.length)
}

const versesPrinted = ({ corpus, text }: Library, counted: readonly Book[]) =>
  corpus.keys.reduce(
    (sum, key, index) => sum + (counted.includes(bookOf(key)) && text.verseAt(index) !== undefined ? 1 : 0),
    0,
  )

function extremeOf(library: Library, prompt: string, what: string, isShort: boolean): Draft | undefined {
  const { corpus, text, language } = library
  const within = testamentIn(prompt)
  const counted = books.filter(
    (book) => isInCanon(book, 'protestant') && (within === undefined || book.testament === within),
  )
  const better = (a: number, b: number) => (isShort ? a < b : a > b)
  if (/^vers/.test(what)) {
    let best: { key: VerseKey; length: number } | undefined
    corpus.keys.forEach((key, index) => {
      const length = counted.includes(bookOf(key)) ? (text.verseAt(index)?.length ?? 0) : 0
      if (length > 0 && (best === undefined || better(length, best.length))) best = { key, length }
    })
    if (best === undefined) return undefined
    const range = { start: best.key, end: best.key }
    const source = scriptureSource(text, range)!
    const reference = formatReference(range, language)
    const lead =
      language === 'es'
        ? `El versículo más ${isShort ? 'corto' : 'largo'}, contando sus letras (${text.record.title}), es ${reference}:`
        : `The ${isShort ? 'shortest' : 'longest'} verse, counted by its letters (${text.record.title}), is ${reference}:`
    return [paragraph([lead]), quotation(source, source.text, ' ', { mark: source })]
  }
  const psalms = /psalm|salmo/.test(what)
  const parts = counted
    .filter((book) => !psalms || book.code === 'Ps')
    .flatMap((book) =>
      /^(?:book|libro)/.test(what)
        ? [chapterRange(book.code, 1, book.chapters.length)]
        : book.chapters.map((_, at) => chapterRange(book.code, at + 1)),
    )
  const best = parts.reduce((chosen, part) => (better(countVerses(part), countVerses(chosen)) ? part : chosen))
  const reference = formatReference(best, language)
  return [
    paragraph([
      language === 'es'
        ? `Por el número de versículos es ${reference}, con ${countVerses(best)}.`
        : `By the number of its verses it is ${reference}, with ${countVerses(best).toLocaleString('en')}.`,
    ]),
  ]
}
