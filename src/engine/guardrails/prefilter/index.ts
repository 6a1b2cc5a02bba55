export { type LetterFilter, letterFilter } from './letter-filter.ts'
export { type LetterGrams, letterGrams } from './letter-grams.ts'
