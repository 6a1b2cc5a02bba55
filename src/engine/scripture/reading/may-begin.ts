import { beginsTitle, isGluedName } from './book-lookup.ts'
import { isRomanOrdinal } from './book-ordinal.ts'
import { isKeyWord } from './keyed-number.ts'
import { mayBeginOrdinal } from './numerals.ts'
import type { Token } from './tokens.ts'

const articles: ReadonlySet<string> = new Set(['the', 'el', 'la', 'los', 'las'])
/** Before `of` and a name, which need not be that of a book of the Bible. */
const introductions: ReadonlySet<string> = new Set(['gospel', 'book', 'epistle', 'apocalypse'])

/**
 * Whether a reference in running prose may begin at a token. It errs on one side only: nearly every word of a text begins
 * none, and is passed by with these few look-ups in the place of every form that a reference may have.
 */
export function mayBegin(tokens: readonly Token[], at: number): boolean {
  const { kind, text, capital } = tokens[at]!
  if (kind !== 'word') return kind === 'number'
  const next = tokens[at + 1]
  // whatever book a capitalized word before a number may name
  if (capital && next?.kind === 'number') return true
  if (beginsTitle(text) || introductions.has(text) || isRomanOrdinal(text) || isGluedName(text)) return true
  if (mayBeCounted(text, next)) return true
  return articles.has(text) && next !== undefined && (next.kind === 'number' || mayBeCounted(next.text, tokens[at + 2]))
}

/** `third chapter`, `verse 16`. */
const mayBeCounted = (word: string, next: Token | undefined): boolean =>
  isKeyWord(word) || mayBeginOrdinal(word, next?.text)
