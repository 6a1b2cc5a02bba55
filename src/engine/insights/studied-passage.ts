import { AppError } from '../../errors.ts'
import type { BibleText, Corpus } from '../corpus/index.ts'
import type { Language, PassageVerse } from '../engine.ts'
import type { Library } from '../generation/evidence.ts'
import { passageText } from '../generation/sources.ts'
import { readPassage } from '../read-passage.ts'
import { chooseTranslation } from '../retrieval/index.ts'
import {
  findNamedPassage,
  formatReference,
  fromOsis,
  parseReference,
  type VerseKey,
  type VerseRange,
} from '../scripture/index.ts'
import { splitTranslation } from '../verification/index.ts'

/** A passage as every part of a study looks at it. */
export type StudiedPassage = {
  reference: string
  /** The same in the language of the study. */
  name: string
  osis: string
  translation: string
  /** The usual translation of the language, where nobody asked for another and it does not print the passage. */
  insteadOf: string | undefined
  verses: PassageVerse[]
  ranges: readonly VerseRange[]
  /** The verses that the translation prints, in the order asked for. */
  keys: readonly VerseKey[]
  /** English words of the passage, in every English translation: what English sources are compared with. */
  english: string
}

type Asked = { passage: string; translation?: string | undefined; language: Language }

/**
 * Reads the passage that a study is asked for, by its reference or its name: in the translation asked for, else in the
 * usual one of the language, else in any that prints it.
 * @throws AppError bad_request for an unreadable or non-existent reference, one that the translation lacks, over 200
 * verses (all `/passage`), or an unknown translation
 */
export function readStudiedPassage(corpus: Corpus, { passage, translation, language }: Asked): StudiedPassage {
  const { name } = splitTranslation(corpus, passage)
  const reference = plainReference(passage, language)
  const isOpen = translation === undefined && name === undefined
  const usual = isOpen ? chooseTranslation(corpus, undefined, language) : undefined
  const other = usual === undefined ? undefined : otherThatPrints(corpus, usual, reference, language)
  const chosen = translation ?? (other ?? usual)?.record.id
  const read = inBody(() =>
    readPassage(corpus, { reference, ...(chosen === undefined ? {} : { translation: chosen }) }),
  )
  const ranges = read.osis.split(',').map((osis) => fromOsis(osis)!)
  const english = corpus.texts.filter(({ record }) => record.language === 'en')
  return {
    reference: read.reference,
    name: formatReference(ranges, language),
    osis: read.osis,
    translation: read.translation,
    insteadOf: other === undefined ? undefined : usual?.record.id,
    verses: read.verses,
    ranges,
    keys: read.verses.map(({ osis }) => fromOsis(osis)!.start),
    english: english.map((text) => ranges.map((range) => passageText(text, range) ?? '').join(' ')).join(' '),
  }
}

/** Where a translation prints nothing of a passage, the first one that does. */
function otherThatPrints(
  { texts }: Corpus,
  usual: BibleText,
  reference: string,
  language: Language,
): BibleText | undefined {
  const parsed = parseReference(reference, { language })
  if (parsed.outcome === 'invalid') return undefined
  const prints = (text: BibleText) => parsed.ranges.some((range) => passageText(text, range) !== undefined)
  return prints(usual) ? undefined : texts.find(prints)
}

/** A passage that goes by a name, such as the Beatitudes, as its reference. */
function plainReference(passage: string, language: Language): string {
  if (parseReference(passage, { language }).outcome === 'found') return passage
  const named = findNamedPassage(passage)
  return named === undefined ? passage : formatReference(named, language)
}

const fields: Readonly<Record<string, string>> = { reference: '/passage', translation: '/translation' }

/** The refusals of a query, as those of a body. */
function inBody<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { param } = error.detail
    throw new AppError(error.code, error.message, { ...error.detail, param: fields[param ?? ''] ?? '/passage' })
  }
}

/** Whether any verse of a range is in the passage. */
export const touches = ({ ranges }: Pick<StudiedPassage, 'ranges'>, { start, end }: VerseRange): boolean =>
  ranges.some((range) => start <= range.end && range.start <= end)

/** The verses of the passage that lie in a range. */
export const versesWithin = ({ keys }: Pick<StudiedPassage, 'keys'>, { start, end }: VerseRange): VerseKey[] =>
  keys.filter((key) => start <= key && key <= end)

/** A passage of so few verses is studied word by word; a longer one by its sections. */
export const isShort = ({ keys }: Pick<StudiedPassage, 'keys'>): boolean => keys.length <= 6

/** A verse as readers name it. */
export const verseName = ({ language }: Library, key: VerseKey): string =>
  formatReference({ start: key, end: key }, language)
