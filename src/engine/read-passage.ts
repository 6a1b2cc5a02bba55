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
import { unknownTranslation } from './unknown-translation.ts'
import { findTranslation, splitTranslation } from './verification/index.ts'

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
  const { place, name } = splitTranslation(corpus, reference)
  const text = chooseText(corpus, { place, name, translation })
  const language: Language = text.record.language === 'es' ? 'es' : 'en'
  const parsed = parseReference(place, { language })
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
    throw new AppError('bad_request', absence(corpus, text, parsed.ranges, language), { param: 'reference' })
  const { id, title, license, attribution } = text.record
  return {
    reference: formatReference(parsed.ranges, language),
    osis: parsed.ranges.map(toOsis).join(','),
    translation: id,
    verses,
    source: { title, license, attribution },
  }
}

type Asked = { place: string; name: string | undefined; translation: string | undefined }

/** The translation asked for by the parameter, else by the words behind the reference. */
function chooseText(corpus: Corpus, { place, name, translation }: Asked): BibleText {
  const behind = name === undefined ? undefined : findTranslation(corpus, name)
  if (name !== undefined && behind === undefined) throw unknownTranslation(corpus, name, 'reference')
  const asked = translation ?? behind?.record.id ?? defaultTranslation
  const text = corpus.findText(asked)
  if (text === undefined) throw unknownTranslation(corpus, asked, 'translation')
  if (behind !== undefined && behind !== text) {
    throw new AppError(
      'bad_request',
      `“${place} ${name}” names ${behind.record.id}, but \`translation\` is ${text.record.id}; name one of them.`,
      { param: 'translation' },
    )
  }
  return text
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

function absence(corpus: Corpus, text: BibleText, ranges: readonly VerseRange[], language: Language): string {
  const reference = formatReference(ranges, language)
  const note = ranges.flatMap(versesIn).flatMap((key) => text.notes(key))[0]
  const why = note === undefined ? '' : ` Its margin says: ${note.text}`
  const others = corpus.texts.filter((one) => ranges.flatMap(versesIn).some((key) => one.verse(key) !== undefined))
  const does =
    others.length === 0
      ? ''
      : ` ${others.map(({ record }) => record.id).join(' and ')} ${others.length === 1 ? 'does' : 'do'}.`
  return `${text.record.title} (${text.record.id}) does not print ${reference}.${does}${why}`
}
