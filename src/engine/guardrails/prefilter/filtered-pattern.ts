import { type LetterFilter, letterFilter } from './letter-filter.ts'
import type { LetterGrams } from './letter-grams.ts'

/** A pattern that is not run on a text that has not the letters for it. */
export type FilteredPattern = {
  /** `false` where the pattern certainly has no match in the text of these grams. */
  mayMatch: (grams: LetterGrams) => boolean
  /** The first match. @param grams those of `text` */
  exec: (text: string, grams: LetterGrams) => RegExpExecArray | null
  test: (text: string, grams: LetterGrams) => boolean
}

/** Its letters are found out when it is first asked about a text: most patterns are of no use to most texts. */
export function filtered(pattern: RegExp): FilteredPattern {
  let filter: LetterFilter | undefined
  const mayMatch = (grams: LetterGrams) => {
    filter ??= letterFilter(pattern)
    return filter(grams)
  }
  const exec = (text: string, grams: LetterGrams) => {
    if (!mayMatch(grams)) return null
    pattern.lastIndex = 0
    return pattern.exec(text)
  }
  return { mayMatch, exec, test: (text, grams) => exec(text, grams) !== null }
}
