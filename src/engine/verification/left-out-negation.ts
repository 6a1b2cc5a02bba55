import type { Span } from '../engine.ts'
import { isFunctionWord, isNegation } from './function-words.ts'
import type { Passage } from './passage.ts'
import type { WordIndex } from './word-index.ts'

/** Whether a quotation is all of a passage but for a negation at its edge: "matarás" for "No matarás". */
export function leavesOnlyNegation(index: WordIndex, { positions }: Passage, { start, end }: Span): boolean {
  const isDenial = (at: number) => isNegation(index.wordOf(index.words[positions[at]!]!))
  const fromStart = start === 0 || (start === 1 && isDenial(0))
  const toEnd = end === positions.length || (end === positions.length - 1 && isDenial(end))
  return fromStart && toEnd && end - start < positions.length
}

/** Whether an ellipsis stands for a negation and small words only: "You shall … murder". */
export function hidesNegation(index: WordIndex, { positions }: Passage, from: number, until: number): boolean {
  if (until - from > 3) return false
  const left = Array.from(positions.subarray(from, until), (position) => index.wordOf(index.words[position]!))
  return left.some(isNegation) && left.every((word) => isNegation(word) || isFunctionWord(word))
}
