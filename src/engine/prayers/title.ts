import { readWordings } from '../content/index.ts'
import type { Language } from '../engine.ts'
import { formatReference } from '../scripture/index.ts'
import type { PrayerStyle } from './contract.ts'
import type { Intention } from './read-topic.ts'

const phrases = readWordings('prayers/phrases')

/** “Verses for soldiers” is a prayer for soldiers. */
function entryTitle(noun: string, title: string, forWord: string): string {
  const whom = /^(?:Verses for|Versículos para) (.+)$/u.exec(title)?.[1]
  return whom === undefined ? `${noun}: ${title}` : `${noun} ${forWord} ${whom}`
}

/**
 * A short title of our own words: what kind of prayer, and for what. Somebody who is prayed for stands in it as the
 * topic’s relation (“for my mother”), never by name.
 */
export function titleOf(
  { occasion, mention, ranges, entry }: Intention,
  style: PrayerStyle,
  language: Language,
): string {
  const noun = phrases[language].nouns[style]
  const say = phrases[language].title_words
  // “a lament of thanksgiving” would be neither
  if (style === 'lament' && occasion.tone === 'joy') return noun
  if (ranges.length > 0 && occasion.id === 'scripture')
    return `${noun} ${say.from} ${formatReference(ranges.slice(0, 2), language)}`
  if (entry !== undefined && occasion.id === 'scripture') return entryTitle(noun, entry.title[language], say.for)
  const whom = mention?.kind === 'prayed_for' ? mention.phrase.replace(/(?<=\p{Ll}) \p{Lu}.*$/u, '') : ''
  const isRelation = /^(?:my|our|mi|mis|nuestr[oa]s?) [\p{Ll}-]+$/u.test(whom)
  if (!isRelation) return `${noun} ${occasion.title[language]}`
  return occasion.id === 'someone'
    ? `${noun} ${say.for} ${whom}`
    : `${noun} ${occasion.title[language]}, ${say.for} ${whom}`
}
