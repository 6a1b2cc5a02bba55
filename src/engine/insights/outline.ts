import type { Section } from '../corpus/index.ts'
import type { Library } from '../generation/evidence.ts'
import { guideCitation } from '../generation/sources.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import {
  bookOf,
  chapterOf,
  chapterRange,
  formatReference,
  isVerse,
  type VerseKey,
  type VerseRange,
} from '../scripture/index.ts'
import type { StudiedPassage } from './studied-passage.ts'
import type { SummarySentence } from './summary-sentence.ts'

/** A part of a book with its title in the language of the study. */
export type OutlinePart = { range: VerseRange; title: string }

/** What the study guide says of the book of a verse. */
export const bookEntry = ({ corpus }: Library, key: VerseKey): GuideEntry | undefined =>
  corpus.guide.entries.find(({ book }) => book?.code === bookOf(key).code)

/** The parts of the book in their order, none where the guide has no outline of it. */
export const outlineOf = (library: Library, key: VerseKey): OutlinePart[] =>
  (bookEntry(library, key)?.book?.outline ?? []).map((part) => ({ range: part.range, title: part[library.language] }))

const phrases = {
  en: (reference: string, title: string, part: string) => `In its book ${reference} belongs to “${title}” (${part}).`,
  es: (reference: string, title: string, part: string) => `En su libro, ${reference} pertenece a “${title}” (${part}).`,
} as const

/** Where in its book a passage stands, as a sentence of our own; undefined where the guide has no outline of it. */
export function placeOf(library: Library, { keys, name }: StudiedPassage): SummarySentence | undefined {
  const { language } = library
  const [first, last] = [keys[0]!, keys.at(-1)!]
  const entry = bookEntry(library, first)
  const part = outlineOf(library, first).find(({ range }) => range.start <= first && last <= range.end)
  if (entry === undefined || part === undefined || bookOf(first) !== bookOf(last)) return undefined
  const said = { en: part.title, es: part.title, from: [] }
  const text = phrases[language](name, part.title, formatReference(part.range, language))
  const source = guideCitation(entry, [said], `outline-${part.range.start}`, language)
  return { lead: '', text, source, isQuoted: false }
}

/** A part of a chapter as a commentator heads it, in English. */
export type ChapterPart = OutlinePart & { section: Section }

/** The parts of a chapter, from the outline that Matthew Henry puts before many chapters. */
export function chapterParts({ corpus }: Library, key: VerseKey): ChapterPart[] {
  const chapter = chapterOf(key)
  const { code } = bookOf(key)
  const first = chapterRange(code, chapter).start
  return corpus.commentaries
    .touching({ start: first, end: first })
    .filter(({ kind, source }) => kind === 'introduction' && source.id === 'MHCC')
    .flatMap((section) => readParts(section, first - 1))
}

// “Birth of Isaac, Sarah's joy.\n(1-8)”, “Against unbelief. (Is. 40:27-31)”
const partPattern = /([^()]+?)\s*\((?:[^()\d]*(?:\d\s+\S+\s+)?\d+:)?(\d+)(?:[-–,](\d+))?\)/g

function readParts(section: Section, chapter: VerseKey): ChapterPart[] {
  const text = section.text().replace(/^Chapter Outline\n/, '')
  return [...text.matchAll(partPattern)].flatMap(([, title, from, to]): ChapterPart[] => {
    const range = { start: chapter + Number(from), end: chapter + Number(to ?? from) }
    const isSound = title!.length < 140 && isVerse(range.start) && isVerse(range.end)
    return isSound ? [{ range, title: title!.trim().replace(/\s+/g, ' '), section }] : []
  })
}
