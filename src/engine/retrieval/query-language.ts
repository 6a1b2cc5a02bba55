import type { Language } from '../engine.ts'
import { detectLanguage } from './detect-language.ts'
import type { SearchIndex } from './search-index.ts'
import { termsOf, wordsOf } from './words.ts'

/** Inverse frequencies that differ by so much are those of a common word and of a name: “temas” and Tema. */
const clearlyRarer = 2.5

/** How rare the rarest known word of a query is in a language. */
const rarity = (index: SearchIndex, query: string, language: Language): number =>
  Math.max(
    0,
    ...termsOf(query, language)
      .filter((term) => index.words[language].has(term))
      .map(index.words[language].inverseFrequency),
  )

/**
 * The language of a query: by its small words and accents, else the one in which the corpus knows more of its words, or has
 * words spelt like them.
 * @returns undefined when neither tells, as for a name that both have
 */
export function queryLanguage(index: SearchIndex, query: string): Language | undefined {
  const detected = detectLanguage(query)
  if (detected !== undefined) return detected
  const known = (language: Language) =>
    termsOf(query, language).filter((term) => index.words[language].has(term)).length
  const [english, spanish] = [known('en'), known('es')]
  if (english !== spanish) return english > spanish ? 'en' : 'es'
  const lead = rarity(index, query, 'es') - rarity(index, query, 'en')
  if (english > 0 && Math.abs(lead) >= clearlyRarer) return lead > 0 ? 'en' : 'es'
  // a word that neither has may be a slip in one of them
  const isNear = (language: Language) =>
    wordsOf(query).some((word) => index.spelling[language].nearest(word) !== undefined)
  return english === 0 && !isNear('en') && isNear('es') ? 'es' : undefined
}
