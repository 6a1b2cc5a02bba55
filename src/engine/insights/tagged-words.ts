import type { BibleText } from '../corpus/index.ts'
import type { Language, Span } from '../engine.ts'
import type { Library } from '../generation/evidence.ts'
import { isStopWord, wordsOf } from '../retrieval/index.ts'
import type { VerseKey } from '../scripture/index.ts'

/**
 * The translation whose numbers are worth reading: the Spanish one and the King James Version give them to renderings,
 * the World English Bible to every word, “the” and “of” too.
 */
export const numberedText = ({ corpus, text }: Library): BibleText | undefined =>
  writtenIn(text) === 'es' && text.hasWords ? text : (corpus.findText('KJV') ?? (text.hasWords ? text : undefined))

/** The language that a translation is written in, as far as we know its grammar. */
export const writtenIn = ({ record }: BibleText): Language => (record.language === 'es' ? 'es' : 'en')

/** A word or phrase of a verse with the number of the Hebrew or Greek word behind it. */
export type TaggedWord = Span & { strongs: number; rendering: string }

/**
 * The tagged words of a verse, each with the words before it that only belong to it: a translation may tag the last
 * word of a rendering alone, “death” of “shadow of death”.
 */
export function taggedWords(text: BibleText, key: VerseKey): TaggedWord[] {
  const language = writtenIn(text)
  const verse = text.verse(key) ?? ''
  let before = 0
  return text.words(key).map(({ start, end, strongs }) => {
    const first = language === 'es' ? start : ownStart(verse, before, start)
    before = Math.max(before, end)
    return { start: first, end, strongs, rendering: verse.slice(first, end) }
  })
}

const mostUntagged = 2

/** Where the words without a tag begin that lead up to a tagged one; the tagged one where grammar or a mark stands between. */
function ownStart(verse: string, from: number, to: number): number {
  const gap = verse.slice(from, to)
  const clean = /[\p{L}\p{M}\s’-]*$/u.exec(gap)![0]
  const telling = [...clean.matchAll(/[\p{L}\p{M}’-]+/gu)].filter(
    ({ 0: word }) => !wordsOf(word).every((one) => isStopWord(one, 'en')) && !/^\p{Lu}/u.test(word),
  )
  const [first] = telling
  return first === undefined || telling.length > mostUntagged ? to : to - clean.length + first.index
}
