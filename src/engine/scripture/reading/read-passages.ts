import { chapterRange, type VerseRange } from '../verse-key.ts'
import { skipToNumbers, startsBook } from './before-numbers.ts'
import type { BookTarget } from './book-lookup.ts'
import { belongsToList, placeInList, readSeparator } from './list-items.ts'
import { readRangeEnd } from './range-end.ts'
import { readPlace } from './read-place.ts'
import { type Point, type ReferenceProblem, resolveRange } from './resolve-range.ts'
import { enterPlace, isCommaVerse, openScope, type Scope, type Style } from './scope.ts'
import { readSuffix } from './suffix.ts'
import type { Token } from './tokens.ts'

/** The passages listed behind one book's name. */
export type Passages = {
  ranges: VerseRange[]
  /** Why one of them does not exist. */
  problem: ReferenceProblem | undefined
  next: number
  /** Where the list ended: what a following "verse 9" refers to. */
  scope: Scope
}

/**
 * Reads the numbers behind a book's name: `3:16-18, 20; 4:1`.
 * @returns undefined when no number follows
 */
export function readPassages(
  tokens: readonly Token[],
  at: number,
  target: BookTarget,
  style: Style,
): Passages | undefined {
  const first = skipToNumbers(tokens, at, style)
  const scope = openScope(target, { ...style, slug: tokens[at]?.text === '-' && tokens[at].glued })
  scope.style.commaVerse = isCommaVerse(tokens, first, scope)
  const passages = readList(tokens, first, scope)
  if (passages === undefined) return undefined
  // "Jude 1" alone asks for the chapter; "Jude 1, 5" and "Jude 1-5" count verses
  const loneOne = target.only !== undefined && passages.next === first + 1 && tokens[first]!.value === 1
  return loneOne ? { ...passages, ranges: [chapterRange(target.code, target.only!)] } : passages
}

/** Reads on in an open scope, as a context or an earlier passage leaves it: `16`, `v. 16`, `4:1`. */
export function readList(tokens: readonly Token[], at: number, scope: Scope): Passages | undefined {
  let next = at
  const ranges: VerseRange[] = []
  let problem: ReferenceProblem | undefined
  for (let item = readItem(tokens, at, scope, ''); item !== undefined; ) {
    ranges.push(...(item.ranges ?? []))
    problem ??= item.problem
    next = item.next
    const separator = readSeparator(tokens, next, scope)
    item = separator === undefined ? undefined : readItem(tokens, separator.next, scope, separator.mark)
  }
  return next === at ? undefined : { ranges, problem, next, scope }
}

type Item = { ranges?: VerseRange[]; problem?: ReferenceProblem; next: number }

function readItem(tokens: readonly Token[], at: number, scope: Scope, mark: string): Item | undefined {
  if (mark !== '' && startsBook(tokens, at, mark, scope.style)) return undefined
  const from = readPlace(tokens, at, scope)
  if (from === undefined) return undefined
  const place = mark === '' ? from : placeInList(from, mark, scope)
  if (scope.style.prose && !belongsToList(tokens, at, place, mark, scope)) return undefined
  enterPlace(scope, place)
  const point: Point = { code: scope.target.code, chapter: place.chapter, verse: place.verse }
  const suffixed = readSuffix(tokens, place, scope)
  if (suffixed.end !== undefined) return { ...resolveRange(point, suffixed.end), next: suffixed.next }
  const range = readRangeEnd(tokens, suffixed.next, scope, point)
  if (range === undefined) return { ...resolveRange(point), next: suffixed.next }
  return { ...resolveRange(point, range.end), next: range.next }
}
