import type { WordIndex } from './word-index.ts'

/**
 * The translation that a text calls by a name, as its position in `corpus.texts`; undefined when it is not loaded.
 * Beside ids, modules and aliases the full titles are known, with or without "Version" or "Bible".
 */
export function readTranslationName({ corpus }: Pick<WordIndex, 'corpus'>, name: string): number | undefined {
  const plain = fold(name)
  const known = corpus.findText(name.trim()) ?? corpus.findText(plain) ?? corpus.findText(commonNames[plain] ?? '')
  const titled = known ?? corpus.texts.find(({ record }) => plain.length > 5 && fold(record.title).startsWith(plain))
  return titled === undefined ? undefined : corpus.texts.indexOf(titled)
}

const commonNames: Readonly<Record<string, string>> = {
  'king james': 'KJV',
  'king james bible': 'KJV',
  'king james version': 'KJV',
  'authorized version': 'KJV',
  'authorised version': 'KJV',
  av: 'KJV',
  'world english bible': 'WEB',
  'world english': 'WEB',
  'reina valera 1909': 'RV1909',
  'reina valera antigua': 'RV1909',
  'rv 1909': 'RV1909',
  rva: 'RV1909',
  rvr1909: 'RV1909',
}

const fold = (name: string) =>
  name
    .toLowerCase()
    .replace(/^the\s+|^la\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
