import type { BookTarget } from './book-lookup.ts'
import type { BookMention } from './book-title.ts'
import { type Passages, readPassages } from './read-passages.ts'
import type { Style } from './scope.ts'
import type { Token } from './tokens.ts'

/**
 * Reads the numbers behind a book's name. An abbreviation of several books means the first in which they exist.
 * @returns undefined when no number follows
 */
export function readBookPassages(tokens: readonly Token[], mention: BookMention, style: Style): Passages | undefined {
  const spanish = style.spanish || mention.spanish
  const readings = mention.targets.map((target: BookTarget) =>
    readPassages(tokens, mention.next, target, { ...style, spanish }),
  )
  return readings.find((reading) => reading !== undefined && reading.problem === undefined) ?? readings[0]
}
