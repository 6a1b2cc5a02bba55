import { readWordings } from '../content/index.ts'
import type { Language } from '../engine.ts'

/**
 * Words that tell what a topic is about, tenderest matters first: where several fit, the first is prayed about and the
 * next may lend a petition.
 */
const words = readWordings('prayers/occasion-words')

type Row = { id: string; words: RegExp }

const compiledIn = (language: Language): Row[] =>
  Object.entries(words[language]).map(([id, parts]) => ({
    id,
    words: new RegExp(`(?<![a-z])(?:${parts.join('|')})(?![a-z])`),
  }))

const compiled: Readonly<Record<Language, readonly Row[]>> = { en: compiledIn('en'), es: compiledIn('es') }

/**
 * What a topic is about by its words.
 * @param folded lower case, without accents
 * @returns ids of occasions, tenderest first
 */
export const occasionsNamedIn = (folded: string, language: Language): string[] =>
  compiled[language].filter(({ words }) => words.test(folded)).map(({ id }) => id)
