import { gramsOf, hasGram, type LetterGrams, rarestFirst } from './letter-grams.ts'
import { parsePattern } from './parse-pattern.ts'
import { type Clause, requiredSigns } from './required-signs.ts'

/** Says of a text, by its grams, that a pattern certainly has no match in it; `true` says nothing. */
export type LetterFilter = (grams: LetterGrams) => boolean

/** More strings than this in a clause take longer to look for than the pattern. */
const mostStrings = 600
/** As many of the rarest grams of a string tell nearly all that all of them do. */
const mostGrams = 6

/**
 * What the letters of a text tell of a pattern before it is run. A pattern of a form that is not known may match anything.
 * The filter is of the pattern alone: it has to be asked with the grams of the very text that the pattern reads.
 */
export function letterFilter(pattern: RegExp): LetterFilter {
  const tree = parsePattern(pattern)
  const clauses = (tree === undefined ? [] : requiredSigns(tree))
    .filter(({ length }) => length <= mostStrings)
    .sort((one, other) => commonness(one) - commonness(other))
  if (clauses.length === 0) return () => true
  const packed = clauses.map(packedClause)
  return (grams) => {
    for (const clause of packed) if (!hasOne(grams, clause)) return false
    return true
  }
}

/** How likely a text has a string of a clause, by a guess: the more strings, and the shorter, the likelier. */
const commonness = (clause: Clause): number => clause.reduce((sum, { length }) => sum + 4 ** -Math.min(length, 10), 0)

/** The grams of each string behind their count. */
function packedClause(clause: Clause): Uint16Array {
  return Uint16Array.from(
    clause.flatMap((signs) => {
      const grams = rarestFirst(gramsOf(signs)).slice(0, mostGrams)
      return [grams.length, ...grams]
    }),
  )
}

/** Whether the text has all grams of one of the strings. */
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
