import { getBook } from '../books.ts'
import type { BookTarget } from './book-lookup.ts'
import { readMention } from './book-mention.ts'
import type { Token } from './tokens.ts'

/** What numbers mean at a point of a list: the book and chapter they fall in, and how this writer punctuates. */
export type Scope = {
  target: BookTarget
  /** What a bare number counts: chapters until a verse was named, then verses of `chapter`. */
  level: 'chapter' | 'verse'
  chapter: number | undefined
  /** The last verse read, so that a list can be told to go on. */
  verse: number | undefined
  style: Style
}

export type Style = {
  /** Running prose, where numbers may belong to the sentence. */
  prose: boolean
  /** Spanish, where a comma may part chapter and verse: `Juan 3, 16`. */
  spanish: boolean
  /** `Mt 5,3-10.14`: comma between chapter and verse, dot between verses. */
  commaVerse: boolean
  /** `john-3-16`: hyphens for spaces. */
  slug: boolean
  /** `John iii. 16`. */
  roman: boolean
}

/** The start of a book's numbers. */
export function openScope(target: BookTarget, style: Style): Scope {
  const { only } = target
  return { target, level: only === undefined ? 'chapter' : 'verse', chapter: only, verse: undefined, style }
}

/** Moves a scope to a place that was read, so that the next number counts on from there. */
export function enterPlace(scope: Scope, { chapter, verse }: { chapter: number; verse: number | undefined }): void {
  scope.chapter = chapter
  scope.level = verse === undefined && scope.target.only === undefined ? 'chapter' : 'verse'
  scope.verse = verse
}

/** How many verses a chapter has; 0 for a chapter that does not exist. */
export function versesIn({ target }: Scope, chapter: number): number {
  return getBook(target.code).chapters[chapter - 1] ?? 0
}

/** Whether `Mt 5,3` is a chapter and a verse here, and not two chapters. */
export function isCommaVerse(tokens: readonly Token[], at: number, scope: Scope): boolean {
  const [chapter, mark, verse] = tokens.slice(at, at + 3)
  if (chapter?.kind !== 'number' || mark?.text !== ',' || verse?.kind !== 'number') return false
  if (usesColons(tokens, at) || verse.value < 1 || verse.value > versesIn(scope, chapter.value)) return false
  if ((readMention(tokens, at + 2, true)?.targets.length ?? 0) > 0) return false // `John 3,1 John 4`
  const tight = mark.glued && verse.glued
  if (!tight && !scope.style.spanish && !isBeyondChapters(tokens, at + 2, scope)) return false
  if (scope.target.only !== undefined) return scope.style.spanish && chapter.value === 1
  if (scope.style.spanish) return true
  const third = tokens[at + 3]?.text === ',' && tokens[at + 4]?.kind === 'number'
  return !third && verse.value !== chapter.value + 1
}

/** Whether the numbers behind a comma are too high for chapters: `Luke 15, 11-32`. Prose may count people with them. */
function isBeyondChapters(tokens: readonly Token[], at: number, { target, style }: Scope): boolean {
  const last = tokens[at + 1]?.text === '-' && tokens[at + 2]?.kind === 'number' ? tokens[at + 2]! : tokens[at]!
  return !style.prose && last.value > getBook(target.code).chapters.length
}

/** Whether the numbers that follow use a colon, so that a comma is for lists. */
function usesColons(tokens: readonly Token[], at: number): boolean {
  for (const token of tokens.slice(at, at + 24)) {
    if (token.text === ':') return true
    if (token.kind === 'word' && !/^([a-f]{1,2}|v|vv|y|and)$/.test(token.text)) return false
  }
  return false
}
