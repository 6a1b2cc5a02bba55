export { type FilteredPattern, filtered } from './filtered-pattern.ts'
export { type LetterGrams, letterGrams } from './letter-grams.ts'
