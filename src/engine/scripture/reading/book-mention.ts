import type { BookMention } from './book-title.ts'
import { readTitle } from './book-title.ts'
import { readCountedBook, readGluedRoman } from './counted-book.ts'
import type { Token } from './tokens.ts'

/**
 * The book named at a token, its ordinal included.
 * @param prose whether the text is running prose, where a name must be written as one
 */
export function readMention(tokens: readonly Token[], at: number, prose: boolean): BookMention | undefined {
  return readCountedBook(tokens, at, prose) ?? readGluedRoman(tokens, at) ?? readTitle(tokens, at, prose)
}
