import type { BookCode } from '../books.ts'
import { findFamily } from './book-lookup.ts'
import { type BookOrdinal, readBookOrdinal } from './book-ordinal.ts'
import { skipRangeMark } from './range-end.ts'
import type { Token } from './tokens.ts'

/** Whole books that share a name, and the token behind it; a code is undefined where there is no such book. */
export type SeveralBooks = { codes: (BookCode | undefined)[]; name: string; most: number; next: number }

/** `1-2 Samuel`, `1 & 2 Kings`, `First and Second Timothy`, `1, 2 and 3 John`. */
export function readSeveralBooks(tokens: readonly Token[], at: number): SeveralBooks | undefined {
  const first = readBookOrdinal(tokens, at, false)
  if (first === undefined) return undefined
  const numbers = [first.value]
  let next = first.next
  for (
    let more = readNextOrdinal(tokens, next);
    more !== undefined && numbers.length < 4;
    more = readNextOrdinal(tokens, next)
  ) {
    for (let between = numbers.at(-1)! + 1; more.range && between < more.value; between++) numbers.push(between)
    numbers.push(more.value)
    next = more.next
  }
  const family = numbers.length > 1 ? findFamily(tokens[next]?.text ?? '') : undefined
  if (family === undefined) return undefined
  const codes = numbers.map((number) => family.codes[number - 1])
  return { codes, name: family.en, most: family.codes.length, next: next + 1 }
}

function readNextOrdinal(tokens: readonly Token[], at: number): (BookOrdinal & { range: boolean }) | undefined {
  const range = skipRangeMark(tokens, at, { prose: true, spanish: false })
  let next = range ?? at
  while (range === undefined && next - at < 2 && /^(,|and|&|y)$/.test(tokens[next]?.text ?? '')) next++
  const ordinal = next === at ? undefined : readBookOrdinal(tokens, next, false)
  return ordinal === undefined ? undefined : { ...ordinal, range: range !== undefined }
}
