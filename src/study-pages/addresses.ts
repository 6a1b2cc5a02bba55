import type { Language } from '../engine/engine.ts'
import { fromOsis } from '../engine/index.ts'
import { placeOfRange } from './read-address.ts'
import { type Place, slugOfPlace } from './slugs.ts'

const roots: Readonly<Record<Language, string>> = { en: '/study', es: '/study/es' }

/** How a passage is shown, beside what stands in its path. */
export type Shown = { translation?: string | undefined; with?: string | undefined; strongs?: boolean | undefined }

const queryOf = ({ translation, with: beside, strongs }: Shown): string => {
  const query = new URLSearchParams()
  if (translation !== undefined) query.set('translation', translation)
  if (beside !== undefined) query.set('with', beside)
  if (strongs) query.set('strongs', 'on')
  return query.size === 0 ? '' : `?${query}`
}

/** Address of a chapter, or of verses of it, below the host. */
export const passagePath = (language: Language, place: Place, shown: Shown = {}): string =>
  `${roots[language]}/passage/${slugOfPlace(place, language)}${queryOf(shown)}`

/** The same for an OSIS reference; undefined where there is no such passage. */
export function osisPath(language: Language, osis: string, shown: Shown = {}): string | undefined {
  const range = fromOsis(osis)
  return range && passagePath(language, placeOfRange(range), shown)
}

export const topicPath = (language: Language, id: string): string =>
  `${roots[language]}/topic/${encodeURIComponent(id)}`
export const wordPath = (language: Language, strongs: string): string => `${roots[language]}/word/${strongs}`
export const topicsPath = (language: Language, query: { kind?: string; q?: string } = {}): string => {
  const search = new URLSearchParams(query)
  return `${roots[language]}/topics${search.size === 0 ? '' : `?${search}`}`
}
/** Where readers begin: the question box, or the books where there is none. */
export const homePath = (language: Language): string => roots[language]
export const askPath = (language: Language): string => `${roots[language]}/ask`
export const booksPath = (language: Language): string => `${roots[language]}/passage`
