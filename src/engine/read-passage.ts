import { AppError } from '../errors.ts'
import { type BibleText, type Corpus, formatStrongs } from './corpus/index.ts'
import type { Language, Passage, PassageVerse, TranslationInfo } from './engine.ts'
import {
  countVerses,
  formatReference,
  parseReference,
  toOsis,
  type VerseKey,
  type VerseRange,
  versesIn,
} from './scripture/index.ts'

const mostVerses = 200
const defaultTranslation = 'WEB'

/** Every translation that is loaded, in the order of the corpus. */
export const listTranslations = (corpus: Corpus): TranslationInfo[] =>
  corpus.texts.map(({ record }) => ({
    id: record.id,
    title: record.title,
    language: record.language,
    canon: record.canon,
    versification: record.versification,
    license: record.license,
    attribution: record.attribution,
  }))

/**
 * A passage as the translation prints it.
 * @throws AppError bad_request for an unreadable or non-existent reference, an unknown translation, a passage that the
 * translation lacks, or more than 200 verses
 */
export function readPassage(
  corpus: Corpus,
  { reference, translation }: { reference: string; translation?: string },
): Passage {
  const text = requireText(corpus, translation ?? defaultTranslation, 'translation')
  const language: Language = text.record.language === 'es' ? 'es' : 'en'
  const parsed = parseReference(reference, { language })
  if (parsed.outcome === 'invalid') throw new AppError('bad_request', parsed.message, { param: 'reference' })
  const count = parsed.ranges.reduce((sum, range) => sum + countVerses(range), 0)
  if (count > mostVerses) {
    throw new AppError(
      'bad_request',
      `${reference} has ${count} verses; at most ${mostVerses} can be read at once. Ask for a part of it.`,
      {
        param: 'reference',
      },
    )
  }
  const verses = parsed.ranges.flatMap(versesIn).flatMap((key) => verseOf(text, key, language))
  if (verses.length === 0)
    throw new AppError('bad_request', absence(text, parsed.ranges, language), { param: 'reference' })
  const { id, title, license, attribution } = text.record
  return {
    reference: formatReference(parsed.ranges, language),
    osis: parsed.ranges.map(toOsis).join(','),
    translation: id,
    verses,
    source: { title, license, attribution },
  }
}

/**
 * The translation of that name.
 * @throws AppError bad_request that lists the loaded ones
 */
function requireText(corpus: Corpus, name: string, param: string): BibleText {
  const text = corpus.findText(name)
  if (text !== undefined) return text
  const known = corpus.texts.map(({ record }) => record.id).join(', ')
  throw new AppError(
    'bad_request',
    `There is no translation “${name.slice(0, 40)}” here. Known translations: ${known}.`,
    { param },
  )
}

function verseOf(text: BibleText, key: VerseKey, language: Language): PassageVerse[] {
  const words = text.verse(key)
  if (words === undefined) return []
  const tagged = text.words(key)
  return [
    {
      reference: formatReference({ start: key, end: key }, language),
      osis: toOsis(key),
      text: words,
      redLetters: text.redLetters(key),
      headings: text.headings(key),
      ...(text.hasWords && { words: joinNumbers(words, tagged) }),
    },
  ]
}

/** A phrase that renders two words comes as two rows of one span: one word with both numbers. */
function joinNumbers(
  verse: string,
  rows: { start: number; end: number; strongs: number }[],
): { text: string; strongs: string[] }[] {
  const words: { start: number; text: string; strongs: string[] }[] = []
  for (const { start, end, strongs } of rows) {
    const last = words.at(-1)
    if (last?.start === start) last.strongs.push(formatStrongs(strongs))
    else words.push({ start, text: verse.slice(start, end), strongs: [formatStrongs(strongs)] })
  }
  return words.map(({ text, strongs }) => ({ text, strongs }))
}

function absence(text: BibleText, ranges: readonly VerseRange[], language: Language): string {
  const reference = formatReference(ranges, language)
  const note = ranges.flatMap(versesIn).flatMap((key) => text.notes(key))[0]
  const why = note === undefined ? '' : ` Its margin says: ${note.text}`
  return `${text.record.title} (${text.record.id}) does not print ${reference}.${why}`
}
