import { readWordings } from '../content/index.ts'
import type { Language } from '../engine.ts'

/** How somebody is referred to again: she, he, or they; `any` where the word does not tell. */
export type Sex = 'she' | 'he' | 'they' | 'any'

const people = readWordings('prayers/people')

const relationsIn = (language: Language): ReadonlyMap<string, Sex> =>
  new Map(
    Object.entries(people[language].relations).flatMap(([sex, list]) =>
      list.split(' ').map((word): [string, Sex] => [word, sex as Sex]),
    ),
  )

/** Words for people that somebody may pray for as “my …”. Folded: lower case, without accents. */
export const relations: Readonly<Record<Language, ReadonlyMap<string, Sex>>> = {
  en: relationsIn('en'),
  es: relationsIn('es'),
}

const groupsIn = (language: Language): ReadonlyMap<string, string> =>
  new Map(people[language].groups.map((name) => [name.normalize('NFD').replace(/\p{M}/gu, ''), name]))

/** Groups of people as a topic names them, folded, and as a prayer does. */
export const groups: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: groupsIn('en'),
  es: groupsIn('es'),
}

/** Everybody whom a matter touches, by the matter’s id. */
export const sufferersOf = (matter: string, language: Language): string | undefined =>
  people[language].sufferers[matter]
