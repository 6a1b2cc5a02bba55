import { continuesSentence, isTimeOfDay } from './prose.ts'
import type { Place } from './read-place.ts'
import { type Scope, versesIn } from './scope.ts'
import { isListWord } from './separators.ts'
import type { Token } from './tokens.ts'

/** The separator of a list and what it was: `,`, `;`, or a space for none at all. */
export function readSeparator(
  tokens: readonly Token[],
  at: number,
  scope: Scope,
): { next: number; mark: string } | undefined {
  const { prose, commaVerse } = scope.style
  let next = at
  let mark = ' '
  while (next - at < 8 && isListWord(tokens[next], prose, commaVerse)) {
    if (mark === ' ' || tokens[next]!.text === ';') mark = tokens[next]!.text
    next++
  }
  const token = tokens[next]
  if (token === undefined || (prose && token.newLine)) return undefined
  if (mark === ' ' && prose && tokens[next + 1]?.text !== ':') return undefined
  return { next, mark }
}

/** A bare number after a semicolon is a verse while it can be one further on, else a chapter: `Rom 3:23; 6`. */
export function placeInList(place: Place, mark: string, scope: Scope): Place {
  if (!place.plain || place.verse === undefined || mark !== ';' || scope.target.only !== undefined) return place
  const goesOn = place.verse > (scope.verse ?? 0) && place.verse <= versesIn(scope, place.chapter)
  if (goesOn && !scope.style.commaVerse) return place
  return versesIn(scope, place.verse) > 0 ? { ...place, chapter: place.verse, verse: undefined } : place
}

/**
 * Whether a number in prose is part of the reference and not of the sentence: "John 3:16 and 10 people".
 * @param mark what parts it from the item before; empty for the first
 */
export function belongsToList(tokens: readonly Token[], at: number, place: Place, mark: string, scope: Scope): boolean {
  if (isTimeOfDay(tokens, place.next) || isOtherNumber(tokens, place.next)) return false
  if (!place.plain) return mark !== ' ' || !tokens[at]!.glued
  const number = place.verse ?? place.chapter
  if (tokens[at]!.text.startsWith('0') || number > longestChapter) return false
  if (mark === '') return true
  if (continuesSentence(tokens, place.next) && !isListWord(tokens[place.next])) return false
  const [last = 0, most] =
    place.verse === undefined
      ? [scope.chapter, chaptersFrom(scope, number)]
      : [scope.verse, versesIn(scope, place.chapter)]
  return number > last && (number <= most || tokens[place.next]?.kind !== 'word')
}

/** The most verses a chapter has (Psalm 119): what is higher is a year or a quantity. */
const longestChapter = 176

function chaptersFrom(scope: Scope, chapter: number): number {
  return versesIn(scope, chapter) > 0 ? chapter : 0
}

/** Whether a number goes on in a way no reference does: `12,000`, `3:-16`, `9yZ2`. */
function isOtherNumber(tokens: readonly Token[], at: number): boolean {
  const [mark, more] = [tokens[at], tokens[at + 1]]
  if (mark?.kind === 'word' && mark.glued) return !/^([a-f]{1,2}|ff|ss?|v{1,2})$/.test(mark.text)
  if (!mark?.glued || !more?.glued) return false
  return mark.text === ':' || (mark.text === ',' && more.kind === 'number' && more.text.length === 3)
}
