import { bookOf, countVerses, formatReference, type VerseRange } from '../scripture/index.ts'
import { openingOf } from './choose-commentary.ts'
import { type Block, type Draft, heading, paragraph, quotation } from './draft.ts'
import type { Library } from './evidence.ts'
import { mostListed } from './most-listed.ts'
import { authorOf, commentarySource, indexTitle, scriptureSource } from './sources.ts'

const phrases = {
  en: {
    size: (name: string, chapters: number, verses: string) =>
      `${name} has ${chapters} ${chapters === 1 ? 'chapter' : 'chapters'} and ${verses} verses.`,
    introduces: (author: string) => `${author} introduces it so:`,
    verses: (title: string) => `Verses of it that ${title} lists most`,
  },
  es: {
    size: (name: string, chapters: number, verses: string) =>
      `${name} tiene ${chapters} ${chapters === 1 ? 'capítulo' : 'capítulos'} y ${verses} versículos.`,
    introduces: (author: string) => `${author} lo presenta así (en inglés):`,
    verses: (title: string) => `Versículos suyos que más cita ${title}`,
  },
} as const

const shownVerses = 5

/** An answer about a whole book: its size, a commentator's introduction, and the verses that the index lists most. */
export function draftBookAnswer(library: Library, book: VerseRange): Draft {
  const { corpus, text, language } = library
  const { name, chapters } = bookOf(book.start)
  const say = phrases[language]
  const verses = mostListed(library, book, shownVerses).flatMap((key): Block[] => {
    const range = { start: key, end: key }
    const source = scriptureSource(text, range)
    return source === undefined
      ? []
      : [quotation(source, source.text, ` — ${formatReference(range, language)} `, { mark: source })]
  })
  return [
    paragraph([say.size(name[language], chapters.length, countVerses(book).toLocaleString(language))]),
    ...introduction(library, book),
    ...(verses.length === 0 ? [] : [heading(say.verses(indexTitle(corpus))), ...verses]),
  ]
}

function introduction({ corpus, language }: Library, book: VerseRange): Block[] {
  const first = { start: book.start, end: book.start }
  const sections = corpus.commentaries
    .touching(first)
    .filter(({ kind, source }) => kind === 'introduction' && source.id === 'MHCC')
  const quote = sections.map(openingOf).find((found) => found !== undefined)
  if (quote === undefined) return []
  const source = commentarySource(quote.section, quote.words)
  return [
    paragraph([phrases[language].introduces(authorOf(quote.section))]),
    quotation(source, quote.words, ' ', { mark: source }),
  ]
}
