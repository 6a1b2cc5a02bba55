import type { BibleText, Corpus } from '../corpus/index.ts'
import { findTranslations } from './name-translation.ts'
import { readTranslationName } from './translation-names.ts'

/**
 * A reference and the translation that is named behind it: `John 3:16 (KJV)`, `Juan 3:16 Reina-Valera 1909`. It need not
 * be loaded; abbreviations count in any case, since nothing else stands there.
 */
export function splitTranslation(corpus: Corpus, reference: string): { place: string; name: string | undefined } {
  const bare = reference.trimEnd().replace(/[)\]\s]+$/, '')
  const named = findTranslations({ corpus }, bare).findLast(({ start, end }) => end === bare.length && start > 0)
  const start = named?.start ?? startOfAbbreviation(corpus, bare)
  if (start === undefined) return { place: reference, name: undefined }
  const place = bare.slice(0, start).replace(/[\s([,;–—-]+$/, '')
  return place === '' ? { place: reference, name: undefined } : { place, name: bare.slice(start) }
}

/** The loaded translation of that name: an id, a module, an alias or a full title. */
export function findTranslation(corpus: Corpus, name: string): BibleText | undefined {
  return corpus.texts[readTranslationName({ corpus }, name) ?? -1]
}

function startOfAbbreviation(corpus: Corpus, bare: string): number | undefined {
  const tail = /(?<=[\d.]\s*[([,]?\s*)\p{L}[\p{L}\d]*$/u.exec(bare)
  if (tail === null) return undefined
  const isName =
    corpus.findText(tail[0]) !== undefined || findTranslations({ corpus }, tail[0].toUpperCase()).length > 0
  return isName ? tail.index : undefined
}
