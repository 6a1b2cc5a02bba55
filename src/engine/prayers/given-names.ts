import { readWordings } from '../content/index.ts'
import { fold } from './unsafe-names.ts'

const { en, es } = readWordings('names/given')
const givenNames: ReadonlySet<string> = new Set([en, es].flatMap(({ given }) => given.split(' ')))

/** Whether a word is a name that people commonly bear. */
export const isGivenName = (word: string): boolean => givenNames.has(fold(word))
