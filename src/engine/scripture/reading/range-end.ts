import { skipToNumbers } from './before-numbers.ts'
import { readMention } from './book-mention.ts'
import { continuesSentence, isTimeOfDay } from './prose.ts'
import { type Place, readPlace } from './read-place.ts'
import type { Point } from './resolve-range.ts'
import { enterPlace, openScope, type Scope, type Style, versesIn } from './scope.ts'
import { readSuffix } from './suffix.ts'
import type { Token } from './tokens.ts'

/** Where a range ends, and the token behind it. */
export type RangeEnd = { end: Point; next: number }

const rangeWords = /^(to|through|thru|thro|until|till|unto|hasta|al|bis)$/

/** The token behind a range's mark, or undefined: `-`, `to`, `through`, `al`. */
export function skipRangeMark(
  tokens: readonly Token[],
  at: number,
  style: Pick<Style, 'prose' | 'spanish'>,
): number | undefined {
  const { text = '', kind } = tokens[at] ?? {}
  if (kind === 'mark' && text === '-') {
    let next = at + 1
    while (tokens[next]?.text === '-') next++
    return next
  }
  const spanishTo = text === 'a' && (style.spanish || !style.prose) && tokens[at + 1]?.kind !== 'word'
  if (text === 'up' && tokens[at + 1]?.text === 'to') return at + 2
  return rangeWords.test(text) || spanishTo ? at + 1 : undefined
}

/**
 * The end of a range whose start was read: `-18`, `-4:1`, ` to Exod 1:5`, `-end`. Moves the scope there.
 * @returns undefined when no range goes on here
 */
export function readRangeEnd(tokens: readonly Token[], at: number, scope: Scope, from: Point): RangeEnd | undefined {
  const after = skipRangeMark(tokens, at, scope.style)
  if (after === undefined) return undefined
  const toEnd = skipEnd(tokens, after)
  if (toEnd !== undefined) return { end: endOf(from, scope), next: toEnd }
  return readEndBook(tokens, after, scope) ?? readEndPlace(tokens, after, scope, from)
}

function readEndPlace(tokens: readonly Token[], at: number, scope: Scope, from: Point): RangeEnd | undefined {
  const { prose } = scope.style
  const read = readPlace(tokens, at, { ...scope, style: { ...scope.style, slug: false } })
  if (read === undefined || (prose && isTimeOfDay(tokens, read.next))) return undefined
  const inWords = tokens[at - 1]!.kind === 'word'
  if (prose && read.plain && inWords && continuesSentence(tokens, read.next)) return undefined
  return endAt(tokens, elided(read, from), scope)
}

function endAt(tokens: readonly Token[], place: Place, scope: Scope): RangeEnd {
  enterPlace(scope, place)
  const { next, end } = readSuffix(tokens, place, scope)
  return { end: end ?? { code: scope.target.code, chapter: place.chapter, verse: place.verse }, next }
}

/** `Ps 119:105-12` and `Ps 123-24`: the hundreds of the end are left out. */
function elided(place: Place, from: Point): Place {
  if (!place.plain) return place
  const fill = (end: number, start = 0) =>
    start >= 100 && end < 100 && end < start ? start - (start % 100) + end : end
  if (place.verse !== undefined) return { ...place, verse: fill(place.verse, from.verse) }
  return { ...place, chapter: fill(place.chapter, from.chapter) }
}

/** The end in another book, or in the same one named again. Prose must give its numbers. */
function readEndBook(tokens: readonly Token[], at: number, scope: Scope): RangeEnd | undefined {
  const mention = readMention(tokens, at, scope.style.prose)
  const target = mention?.targets[0]
  if (mention === undefined || target === undefined) return undefined
  const inner = openScope(target, { ...scope.style, slug: false })
  const place = readPlace(tokens, skipToNumbers(tokens, mention.next, scope.style), inner)
  if (place === undefined && scope.style.prose) return undefined
  scope.target = target
  return place === undefined ? { end: { code: target.code }, next: mention.next } : endAt(tokens, place, scope)
}

/** `end`, `the end of the chapter`, `fin`. */
function skipEnd(tokens: readonly Token[], at: number): number | undefined {
  const article = skipOver(tokens, at, ['the', 'el'])
  if (!/^(end|fin|final)$/.test(tokens[article]?.text ?? '')) return undefined
  const of = skipOver(tokens, article + 1, ['of', 'de', 'del'])
  const chapter = skipOver(tokens, of, ['the', 'el'])
  return /^(chapter|book|capitulo|libro)$/.test(tokens[chapter]?.text ?? '') ? chapter + 1 : article + 1
}

function endOf({ code, chapter, verse }: Point, scope: Scope): Point {
  return verse === undefined || chapter === undefined
    ? { code }
    : { code, chapter, verse: Math.max(verse, versesIn(scope, chapter)) }
}

function skipOver(tokens: readonly Token[], at: number, texts: readonly string[]): number {
  return texts.includes(tokens[at]?.text ?? '') ? at + 1 : at
}
