import type { Language } from '../engine.ts'
import { isGivenName } from './given-names.ts'
import { occasionsNamedIn } from './occasion-words.ts'
import { readCountry } from './read-country.ts'
import { groups, relations, type Sex, sufferersOf } from './relations.ts'
import { fold, mayBeName } from './unsafe-names.ts'

/** Somebody whom a topic names: how a prayer says it, `name` where it is all that is known, and where it stood. */
export type Person = { phrase: string; name: string | undefined; sex: Sex; start: number }

const nameForm = String.raw`\p{Lu}[\p{Ll}\p{M}]{1,19}(?:[-’']\p{Lu}[\p{Ll}\p{M}]{1,19})?`
const names = `(?:,? (?:named |called |llamad[oa] )?(${nameForm})(?: (${nameForm}))?)?`
const age = `(?:(?:dear|beloved|late|elderly|little|older|younger|big|best|sick|dying|new|newborn|unborn|precious|sweet|elder|eldest|oldest|youngest|baby(?= (?:son|daughter|boy|girl|brother|sister|niece|nephew)\\b)|(?:\\d{1,3}|[a-z]+)(?:[ -][a-z]+)?[ -](?:years?|yrs?|months?|weeks?|days?)[ -]olds?|\\d{1,3} ?(?:y\\/?o|m\\/?o)|querid[oa]|mejor|difunt[oa]|pequeñ[oa]|nuev[oa]) )*`
const relationForm: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`(?<![\p{L}])([Mm]y|[Oo]ur) ${age}([\p{L}-]+)(?: and (?!my |our )([\p{L}-]+))?${names}`,
    'gu',
  ),
  es: new RegExp(
    String.raw`(?<![\p{L}])([Mm]i|[Mm]is|[Nn]uestr[oa]s?) ${age}([\p{L}-]+)(?: y (?!mi |mis |nuestr)([\p{L}-]+))?${names}`,
    'gu',
  ),
}
const forName: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`(?:^|[^\p{L}])[Ff]or (${nameForm})(?: (${nameForm}))?(?:(?:,| and|, and) (${nameForm}))?`,
    'u',
  ),
  es: new RegExp(
    String.raw`(?:^|[^\p{L}])(?:[Pp]or|[Pp]ara) (${nameForm})(?: (${nameForm}))?(?:(?:,| y| e) (${nameForm}))?`,
    'u',
  ),
}
const firstName = new RegExp(
  String.raw`^(${nameForm})(?: (${nameForm}))?(?:['’]s\b| (?:has|is|was|lost|needs|tiene|está|perdió|necesita)\b)`,
  'u',
)

const onlyName = new RegExp(`^(${nameForm})(?: (${nameForm}))?[.!]?$`, 'u')

/**
 * People whom a topic names, as far as we have words for them: a relation (“my mother Rosa”), a name behind “for”, a
 * group (“refugees”). Whatever else the topic says of them is left out.
 */
export function readPeople(topic: string, language: Language): Person[] {
  const related = joinedMatches([...topic.matchAll(relationForm[language])], topic).flatMap((match) =>
    relatedIn(match, language),
  )
  if (related.length > 0) return distinct(related)
  const named = namedIn(topic, language)
  return named.length > 0 ? named : groupIn(topic, language)
}

/** The first relation that we know, and those joined to it: somebody named elsewhere is not prayed for in one breath. */
function joinedMatches(matches: readonly RegExpExecArray[], topic: string): RegExpExecArray[] {
  const joined: RegExpExecArray[] = []
  for (const match of matches) {
    const last = joined.at(-1)
    const between = last === undefined ? '' : topic.slice(last.index + last[0].length, match.index)
    if (last === undefined || /^(?:,| and|, and| y| e|, y)? $/i.test(between)) joined.push(match)
  }
  return joined
}

function relatedIn(match: RegExpExecArray, language: Language): Person[] {
  const [, whose = '', first = '', second, given, family] = match
  const known = relations[language]
  // “mis padres”, “mi hermana mayor”: the word behind the possessive must be one of ours
  const sex = known.get(fold(first))
  if (sex === undefined) return []
  const possessive = whose.toLowerCase()
  const other = second === undefined ? undefined : known.get(fold(second))
  // of several, only the first name would be read
  const isOne = other === undefined && sex !== 'they'
  const name = isOne && given !== undefined && mayBeName(given) ? fullName(given, family) : undefined
  const people: Person[] = [
    { phrase: [possessive, first.toLowerCase(), name].filter(Boolean).join(' '), name, sex, start: match.index },
  ]
  if (other !== undefined)
    people.push({ phrase: `${possessive} ${second!.toLowerCase()}`, name: undefined, sex: other, start: match.index })
  return people
}

const fullName = (given: string, family: string | undefined) =>
  family !== undefined && mayBeName(family) ? `${given} ${family}` : given

const titles =
  /^(?:Pastora?|Reverend|Doctora?|Aunt|Uncle|Grandma|Grandpa|Sister|Brother|Bishop|Tía|Tío|Padre|Hermana|Hermano|Don|Doña)$/

function namedIn(topic: string, language: Language): Person[] {
  const alone = onlyName.exec(topic.trim())
  const match = forName[language].exec(topic) ?? firstName.exec(topic.trim()) ?? alone
  if (match === null || (match === alone && !isGivenName(alone[1]!))) return []
  const [, given = '', family, second] = match
  if (titles.test(given) && family !== undefined && mayBeName(family))
    return [{ phrase: `${given} ${family}`, name: `${given} ${family}`, sex: 'any', start: match.index }]
  // “for Peace”, “for Ukraine’s Future”: a word that tells of a matter is no name
  const isName = (word: string) =>
    mayBeName(word) && occasionsNamedIn(fold(word), language).length === 0 && readCountry(word, language) === undefined
  if (!isName(given)) return []
  const one = family !== undefined && isName(family) ? `${given} ${family}` : given
  return [one, ...(second !== undefined && isName(second) ? [second] : [])].map((name) => ({
    phrase: name,
    name,
    sex: 'any' as const,
    start: match.index,
  }))
}

/** “For those who …”: who they are follows from the matter, not from the topic’s words. */
const thoseWho =
  /\b(?:those|people|everyone|all|anyone|families|the ones) (?:who|that|whose|in|with|suffering|facing)\b|\b(?:los|las|todos los|quienes) que\b|\b(?:quienes|cuantos|personas que)\b/

/** Everybody whom a matter touches, where the topic asks to pray for “those who …” and names nobody. */
export function readSufferers(folded: string, matter: string, language: Language): Person[] {
  const phrase = sufferersOf(matter, language)
  return phrase === undefined || !thoseWho.test(folded) ? [] : [{ phrase, name: undefined, sex: 'they', start: 0 }]
}

function groupIn(topic: string, language: Language): Person[] {
  const folded = ` ${fold(topic).replace(/[^\p{L}]+/gu, ' ')} `
  for (const [words, phrase] of groups[language]) {
    const start = folded.indexOf(` ${words} `)
    if (start !== -1) return [{ phrase, name: undefined, sex: 'they', start }]
  }
  return []
}

function distinct(people: readonly Person[]): Person[] {
  const seen = new Map<string, Person>()
  for (const person of people) if (!seen.has(person.phrase)) seen.set(person.phrase, person)
  return [...seen.values()].slice(0, 3)
}
