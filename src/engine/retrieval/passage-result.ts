import type { BibleText } from '../corpus/index.ts'
import type { SearchMatch, SearchResult } from '../engine.ts'
import { formatReference, type NameLanguage, toOsis, type VerseRange, versesIn } from '../scripture/index.ts'

/**
 * A search result with the text of its verses.
 * @returns undefined when the translation has none of them
 */
export function passageResult(
  text: BibleText,
  range: VerseRange,
  { score, matched, parallels }: { score: number; matched: SearchMatch[]; parallels: string[] },
): SearchResult | undefined {
  const verses = versesIn(range).flatMap((key) => {
    const verse = text.verse(key)
    return verse === undefined ? [] : [{ osis: toOsis(key), text: verse }]
  })
  if (verses.length === 0) return undefined
  return {
    reference: formatReference(range, nameLanguageOf(text)),
    osis: toOsis(range),
    translation: text.record.id,
    text: verses.map((verse) => verse.text).join(' '),
    verses,
    score: Math.round(score * 10_000) / 10_000,
    matched,
    parallels,
  }
}

/** References are written as the translation prints them; languages that we have no book names in get the English. */
export const nameLanguageOf = ({ record }: BibleText): NameLanguage => (record.language === 'es' ? 'es' : 'en')
