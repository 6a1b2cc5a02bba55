import { gramsOf, hasGram, type LetterGrams } from './letter-grams.ts'
import { parsePattern } from './parse-pattern.ts'
import { requiredSigns } from './required-signs.ts'

/** Says of a text, by its grams, that a pattern certainly has no match in it; `true` says nothing. */
export type LetterFilter = (grams: LetterGrams) => boolean

/** More strings than this in a clause take longer to look for than the pattern. */
const mostStrings = 600

/**
 * What the letters of a text tell of a pattern before it is run. A pattern of a form that is not known may match anything.
 * The filter is of the pattern alone: it has to be asked with the grams of the very text that the pattern reads.
 */
export function letterFilter(pattern: RegExp): LetterFilter {
  const tree = parsePattern(pattern)
  const clauses = (tree === undefined ? [] : requiredSigns(tree))
    .filter(({ length }) => length <= mostStrings)
    .sort((one, other) => one.length - other.length)
  if (clauses.length === 0) return () => true
  const packed = clauses.map((clause) =>
    Uint16Array.from(
      clause.flatMap((signs) => {
        const grams = gramsOf(signs)
        return [grams.length, ...grams]
      }),
    ),
  )
  return (grams) => packed.every((clause) => hasOne(grams, clause))
}

/** Whether the text has all grams of one of the strings, each of which is a count and as many grams. */
function hasOne(grams: LetterGrams, clause: Uint16Array): boolean {
  for (let at = 0; at < clause.length; ) {
    const end = at + 1 + clause[at]!
    let place = at + 1
    while (place < end && hasGram(grams, clause[place]!)) place++
    if (place === end) return true
    at = end
  }
  return false
}
