import type { VerseRange } from '../verse-key.ts'
import { readMention } from './book-mention.ts'
import type { BookMention, NameProblem } from './book-title.ts'
import { findForeignBook } from './foreign-book.ts'
import { readChapterNumber, readVerseNumber } from './keyed-number.ts'
import { mayBegin } from './may-begin.ts'
import { contextScope, newStyle, type ReadingOptions } from './options.ts'
import { isEvident, isTimeOfDay } from './prose.ts'
import { readBookPassages } from './read-book.ts'
import { type Passages, readList } from './read-passages.ts'
import { readPrefix } from './read-prefix.ts'
import type { ReferenceProblem } from './resolve-range.ts'
import type { Scope, Style } from './scope.ts'
import { type Token, tokenize } from './tokens.ts'

/** A reference that stands in a text. One book with its list of passages is one reference. */
export type FoundReference = {
  /** Where it stands, in UTF-16 units, end exclusive. */
  start: number
  end: number
  text: string
  /** The passages that exist, in the order of the text. */
  ranges: VerseRange[]
  /** Set when a part of it does not exist. */
  problem?: ReferenceProblem
}

/** What stands at a token: a reference, and the token after it. `from` is its first token. */
type Reading = {
  from: number
  next: number
  ranges: VerseRange[]
  problem?: ReferenceProblem | undefined
  scope?: Scope
}

/**
 * Finds every reference in running text, those that do not exist included. What only might be one ("is 5", "Mark 10
 * people", "6:30 pm") is left alone. "verse 9" and "chapter 4" refer to the reference before them, or to the context.
 * Linear in the text's length; never throws.
 */
export function findReferences(text: string, options: ReadingOptions = {}): FoundReference[] {
  const tokens = tokenize(text)
  const style = newStyle(options, true)
  const found: FoundReference[] = []
  let scope = contextScope(options.context, style)
  for (let at = 0; at < tokens.length; ) {
    const reading = readAt(tokens, at, style, scope)
    if (reading === undefined) {
      at++
      continue
    }
    const { start } = tokens[reading.from]!
    const { end } = tokens[reading.next - 1]!
    const { ranges, problem } = reading
    found.push({ start, end, text: text.slice(start, end), ranges, ...(problem === undefined ? {} : { problem }) })
    scope = reading.scope ?? scope
    at = reading.next
  }
  return found
}

function readAt(tokens: readonly Token[], at: number, style: Style, scope: Scope | undefined): Reading | undefined {
  if (!mayBegin(tokens, at) || isInsideWord(tokens, at)) return undefined
  const prefixed = readPrefix(tokens, at, style)
  if (prefixed !== undefined) return { ...prefixed, from: at }
  const mention = readMention(tokens, at, true)
  if (mention?.problem !== undefined) return readMissingBook(tokens, mention, mention.problem)
  const passages = mention === undefined ? undefined : readEvident(tokens, mention, style)
  if (passages !== undefined) return { ...passages, from: at }
  return (
    findForeignBook(tokens, at) ??
    (mention === undefined && scope !== undefined ? readInScope(tokens, at, scope) : undefined)
  )
}

/** Whether a token goes on from a letter or digit, as in encoded data: `sk7Mc4`. */
function isInsideWord(tokens: readonly Token[], at: number): boolean {
  return tokens[at]!.glued && tokens[at - 1]?.kind !== 'mark'
}

function readEvident(tokens: readonly Token[], mention: BookMention, style: Style): Passages | undefined {
  const passages = readBookPassages(tokens, mention, style)
  return passages !== undefined && isEvident(tokens, mention, passages.next) ? passages : undefined
}

/** `3 Corinthians 1:1`, `Corinthians 13:4`: what is named like a book and is none. Encoded data may look like it. */
function readMissingBook(tokens: readonly Token[], mention: BookMention, problem: NameProblem): Reading | undefined {
  const [chapter, colon, verse] = tokens.slice(mention.next, mention.next + 3)
  const counts = /^(chapter|ch|verse|v|vv|verses|[0-9:]+)$/.test(tokens[mention.start - 1]?.text ?? '')
  const encoded = tokens[mention.next - 1]!.text.length < 3
  if (counts || encoded || chapter?.kind !== 'number') return undefined
  const withVerse = colon?.text === ':' && verse?.kind === 'number'
  const tooHigh = problem.why === 'number_too_high' && tokens[mention.start]!.kind === 'number'
  const next = mention.next + (withVerse ? 3 : 1)
  if (!(withVerse || tooHigh) || isTimeOfDay(tokens, next)) return undefined
  return { from: mention.start, next, ranges: [], problem: { kind: 'no_such_book', message: problem.message } }
}

/** `verse 9`, `vv. 3-5`, `chapter 4` of the passage under discussion. */
function readInScope(tokens: readonly Token[], at: number, scope: Scope): Reading | undefined {
  const number = readVerseNumber(tokens, at) ?? readChapterNumber(tokens, at, false)
  if (number === undefined || /^(of|de|del)$/.test(tokens[number.next]?.text ?? '')) return undefined
  const passages = readList(tokens, at, { ...scope, style: { ...scope.style, commaVerse: false, slug: false } })
  return passages === undefined ? undefined : { ...passages, from: at }
}
