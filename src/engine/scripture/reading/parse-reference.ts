import { bookRange, type VerseRange } from '../verse-key.ts'
import { readMention } from './book-mention.ts'
import type { BookMention } from './book-title.ts'
import { skipFiller } from './filler.ts'
import { readChapterNumber, readVerseNumber } from './keyed-number.ts'
import { contextScope, newStyle, type ReadingOptions } from './options.ts'
import { readRangeEnd } from './range-end.ts'
import { readBookPassages } from './read-book.ts'
import { type Passages, readList } from './read-passages.ts'
import { readPrefix } from './read-prefix.ts'
import { resolveRange } from './resolve-range.ts'
import { openScope, type Scope, type Style } from './scope.ts'
import { readSeveralBooks, type SeveralBooks } from './several-books.ts'
import { type Token, tokenize, tooLarge } from './tokens.ts'

export type ParsedReference =
  | { outcome: 'found'; ranges: VerseRange[] }
  /** `unreadable`: it is not (only) a reference. `missing`: it is one, to what does not exist. */
  | { outcome: 'invalid'; reason: 'unreadable' | 'missing'; message: string }

/** Some ranges and the token after them, or why there are none. */
type Step = { ranges: VerseRange[]; next: number; scope?: Scope } | Refusal
type Refusal = { reason: 'unreadable' | 'missing'; message: string }

/**
 * Reads a text that is one reference or a list of them, as people write them, in English or Spanish. A whole chapter
 * or book comes back as its verses; the ranges keep the order of the text.
 * @returns `invalid` with a message for the caller when any part cannot be read or does not exist; never throws
 */
export function parseReference(text: string, options: ReadingOptions = {}): ParsedReference {
  const tokens = tokenize(text)
  const style = newStyle(options, false)
  const ranges: VerseRange[] = []
  let scope = contextScope(options.context, style)
  for (let at = skipFiller(tokens, 0); at < tokens.length; at = skipFiller(tokens, at)) {
    const step = readStep(tokens, at, style, scope)
    if ('message' in step) return { outcome: 'invalid', ...step, message: withNumberAsSent(step.message, text) }
    ranges.push(...step.ranges)
    scope = step.scope ?? scope
    at = step.next
  }
  if (ranges.length > 0) return { outcome: 'found', ranges }
  return { outcome: 'invalid', reason: 'unreadable', message: 'Give a Bible reference, such as John 3:16 or Psalm 23.' }
}

/** A number that is too large for any book is refused, so the first such one is what the message is about. */
function withNumberAsSent(message: string, text: string): string {
  const sent = /\d{5,}/.exec(text)?.[0]
  return sent === undefined
    ? message
    : message.replace(String(tooLarge), sent.length > 20 ? `${sent.slice(0, 20)}…` : sent)
}

function readStep(tokens: readonly Token[], at: number, style: Style, scope: Scope | undefined): Step {
  const prefixed = readPrefix(tokens, at, style)
  if (prefixed !== undefined) return orMissing(prefixed)
  const several = readSeveralBooks(tokens, at)
  if (several !== undefined) return allOf(several)
  const mention = readMention(tokens, at, false)
  if (mention?.problem !== undefined) return missing(mention.problem.message)
  if (mention !== undefined) return readBook(tokens, mention, style)
  const inScope = scope === undefined ? undefined : readList(tokens, at, scope)
  if (inScope !== undefined) return orMissing(inScope)
  return { reason: 'unreadable', message: unreadable(tokens, at) }
}

function missing(message: string): Refusal {
  return { reason: 'missing', message }
}

function orMissing(passages: Passages): Step {
  return passages.problem === undefined ? passages : missing(passages.problem.message)
}

function readBook(tokens: readonly Token[], mention: BookMention, style: Style): Step {
  const passages = readBookPassages(tokens, mention, style)
  if (passages !== undefined) return orMissing(passages)
  const target = mention.targets[0]!
  const scope = openScope(target, { ...style })
  const from = { code: target.code, chapter: target.only }
  const { end = from, next = mention.next } = readRangeEnd(tokens, mention.next, scope, from) ?? {}
  const { ranges, problem } = resolveRange(from, end)
  return problem === undefined ? { ranges, next, scope } : missing(problem.message)
}

/** `1-2 Samuel`: whole books. */
function allOf({ codes, name, most, next }: SeveralBooks): Step {
  if (codes.includes(undefined)) return missing(`The Bible has 1 to ${most} ${name}.`)
  return { ranges: codes.map((code) => bookRange(code!)), next }
}

function unreadable(tokens: readonly Token[], at: number): string {
  const token = tokens[at]!
  const keyed = readChapterNumber(tokens, at) ?? readVerseNumber(tokens, at)
  if (token.kind === 'number' || keyed !== undefined) return 'Name the book as well, such as John 3:16.'
  if (token.kind === 'mark') return `“${token.text}” cannot be read as part of a reference such as John 3:16.`
  const name = token.text.charAt(0).toUpperCase() + token.text.slice(1)
  return `“${name}” is not a book of the Bible.`
}
