import { type BibleText, type Corpus, formatStrongs } from './corpus/index.ts'
import type { Chapter, ChapterNote, ChapterVerse, Language, Span } from './engine.ts'
import {
  books,
  chapterRange,
  formatReference,
  fromOsis,
  parseReference,
  toOsis,
  type VerseKey,
  verseOf,
  versesIn,
} from './scripture/index.ts'

const chapterForm = /^\w+\.\d+$/

/**
 * A chapter as a translation prints it: text, headings, red letters, notes and Strong's numbers, each at its place.
 * @param osis of the chapter, `John.3`
 * @returns undefined where there is no such chapter or translation, or the translation prints nothing of it
 */
export function readChapter(
  corpus: Corpus,
  { osis, translation }: { osis: string; translation: string },
): Chapter | undefined {
  const text = corpus.findText(translation)
  const range = chapterForm.test(osis) ? fromOsis(osis) : undefined
  if (text === undefined || range === undefined) return undefined
  const language: Language = text.record.language === 'es' ? 'es' : 'en'
  const verses = versesIn(range).map((key) => verseAt(text, key, language))
  if (verses.every((verse) => verse.text === undefined)) return undefined
  const { id, title, license, attribution } = text.record
  return {
    osis,
    reference: formatReference(range, language),
    translation: id,
    language: text.record.language,
    verses,
    source: { title, license, attribution },
  }
}

/** OSIS of every chapter that a translation prints any verse of, in canonical order; none where it is not loaded. */
export function listChapters(corpus: Corpus, { translation }: { translation: string }): string[] {
  const text = corpus.findText(translation)
  if (text === undefined) return []
  return books.flatMap(({ code, chapters }) =>
    chapters.flatMap((_, at) => {
      const isPrinted = versesIn(chapterRange(code, at + 1)).some((key) => text.verse(key) !== undefined)
      return isPrinted ? [`${code}.${at + 1}`] : []
    }),
  )
}

function verseAt(text: BibleText, key: VerseKey, language: Language): ChapterVerse {
  return {
    osis: toOsis(key),
    number: verseOf(key),
    text: text.verse(key),
    redLetters: text.redLetters(key),
    headings: text.headings(key),
    notes: text.notes(key).map((note) => noteOf(note, language)),
    words: joinNumbers(text.words(key)),
  }
}

/** A margin that names passages is read, so that whoever shows it can lead there. */
function noteOf(
  { at, kind, text }: { at: number; kind: ChapterNote['kind']; text: string },
  language: Language,
): ChapterNote {
  const read = kind === 'cross_reference' ? parseReference(text, { language }) : undefined
  const ranges = read?.outcome === 'found' ? read.ranges : []
  return { at, kind, text, passages: ranges.map(toOsis) }
}

/** A phrase that renders two words comes as two rows of one span: one phrase with both numbers. */
function joinNumbers(rows: readonly (Span & { strongs: number })[]): ChapterVerse['words'] {
  const words: (Span & { strongs: string[] })[] = []
  for (const { start, end, strongs } of rows) {
    const last = words.at(-1)
    if (last?.start === start) last.strongs.push(formatStrongs(strongs))
    else words.push({ start, end, strongs: [formatStrongs(strongs)] })
  }
  return words
}
