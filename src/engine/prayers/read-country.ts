import { readWordings } from '../content/index.ts'
import type { Language } from '../engine.ts'

const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place))
/** Countries that are as likely somebody’s name. */
const personal = /^(?:Chad|Jordan|Georgia|Togo|Israel)$/
const more = readWordings('names/countries')
const known = new Map<Language, RegExp>()

/** Names of countries by the runtime’s own tables, most of them as people write them. */
function formOf(language: Language): RegExp {
  const form = known.get(language)
  if (form !== undefined) return form
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const regions = letters.flatMap((a) => letters.map((b) => names.of(a + b)))
  const all = [...regions.filter((name) => name !== undefined && !personal.test(name)), ...more[language]]
  const made = new RegExp(
    `(?<![\\p{L}])(?:${all.map((name) => name!.replace(/[^\p{L} -]/gu, '.')).join('|')})(?![\\p{L}])`,
    'gu',
  )
  known.set(language, made)
  return made
}

/** The countries that a topic names, as a prayer says it: “the people of Israel and Gaza”. */
export function readCountry(topic: string, language: Language): string | undefined {
  const names = [...new Set([...topic.matchAll(formOf(language))].map(([name]) => name))].slice(0, 2)
  if (names.length === 0) return undefined
  return language === 'en' ? `the people of ${names.join(' and ')}` : `los habitantes de ${names.join(' y ')}`
}
