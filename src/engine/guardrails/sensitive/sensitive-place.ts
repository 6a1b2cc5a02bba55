import type { Span } from '../../engine.ts'
import { type FilteredPattern, filtered, type LetterGrams } from '../prefilter/index.ts'

/** What stands in a text where something private stood. */
export const placeholders = [
  '[email]',
  '[phone]',
  '[card]',
  '[ssn]',
  '[iban]',
  '[address]',
  '[date of birth]',
  '[id number]',
  '[ip address]',
  '[secret]',
] as const
export type Placeholder = (typeof placeholders)[number]

/** A stretch of a text that nobody else should read; UTF-16 code units of the text that was searched. */
export type SensitivePlace = Span & { rule: string; placeholder: Placeholder }

/**
 * One kind of private detail, as data. The pattern is global and its repeats are bounded. What it takes out is its
 * group `value`, or all of the match where it has no such group.
 */
export type SensitivePattern = {
  /** Unique, kebab-case. */
  id: string
  placeholder: Placeholder
  pattern: RegExp
  /** Words of which the text must have one for the pattern to be tried; without it, it is always tried. */
  needs?: readonly string[]
  /** Asked about each value, for what a pattern can't tell: check digits, ranges. */
  isReal?: (value: string) => boolean
}

/** The words of a text, folded, and the letters of the text as the patterns read it. */
export type Known = { words: ReadonlySet<string>; plainGrams: () => LetterGrams }

/**
 * Every place in the text that one of the patterns describes.
 * @param known of the text; without it every pattern is tried
 */
export function matchPatterns(text: string, patterns: readonly SensitivePattern[], known?: Known): SensitivePlace[] {
  const found: SensitivePlace[] = []
  for (const one of patterns) {
    if (known !== undefined && !mayMatch(one, known)) continue
    const { id, placeholder, pattern, isReal } = one
    for (const match of text.matchAll(pattern)) {
      const value = match.groups?.value ?? match[0]
      if (isReal !== undefined && !isReal(value)) continue
      // a value stands last in its match, but for quotes and the like, so the last place is the right one
      const start = match.index + match[0].lastIndexOf(value)
      found.push({ rule: id, placeholder, start, end: start + value.length })
    }
  }
  return found
}

const filters = new WeakMap<SensitivePattern, FilteredPattern>()

function mayMatch(one: SensitivePattern, { words, plainGrams }: Known): boolean {
  const { needs = [], pattern } = one
  if (needs.length > 0 && !needs.some((word) => words.has(word))) return false
  let filter = filters.get(one)
  if (filter === undefined) {
    filter = filtered(pattern)
    filters.set(one, filter)
  }
  return filter.mayMatch(plainGrams())
}

/** Places in order, those that overlap made one; the earlier found gives its name. */
export function withoutOverlaps(places: readonly SensitivePlace[]): SensitivePlace[] {
  const apart: SensitivePlace[] = []
  for (const place of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = apart.at(-1)
    if (last === undefined || place.start >= last.end) apart.push({ ...place })
    else last.end = Math.max(last.end, place.end)
  }
  return apart
}

/** Up to so many characters before a place, in lower case. */
export const before = (text: string, start: number, most: number): string =>
  text.slice(Math.max(0, start - most), start).toLowerCase()

/** Up to so many characters after a place, in lower case. */
export const after = (text: string, end: number, most: number): string => text.slice(end, end + most).toLowerCase()
