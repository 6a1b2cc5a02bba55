import { findFamily } from './book-lookup.ts'
import { skipDot } from './book-title.ts'
import { readOrdinal } from './numerals.ts'
import type { Token } from './tokens.ts'

/** The number of a counted book: `1`, `II`, `Second`; `spoken` is the "Two" of "Two Corinthians". */
export type BookOrdinal = { value: number; next: number; spelled: 'digit' | 'roman' | 'word' | 'spoken' }
const romanOrdinals = new Map(Object.entries({ i: 1, ii: 2, iii: 3, iv: 4 }))
const spokenOrdinals = new Map(Object.entries({ one: 1, two: 2, three: 3, four: 4, uno: 1, dos: 2, tres: 3 }))

/** Whether a word may be the number of a counted book in Roman numerals. */
export const isRomanOrdinal = (word: string): boolean => romanOrdinals.has(word)

/** The ordinal at a token, its ending and dot included. */
export function readBookOrdinal(tokens: readonly Token[], at: number, prose: boolean): BookOrdinal | undefined {
  const token = tokens[at]
  if (token === undefined || token.kind === 'mark') return undefined
  if (token.kind === 'number') {
    if (token.text.length > 1 || token.value === 0) return undefined
    return { value: token.value, next: skipOrdinalEnding(tokens, at + 1), spelled: 'digit' }
  }
  const roman = romanOrdinals.get(token.text)
  if (roman !== undefined && (token.capital || !prose))
    return { value: roman, next: skipDot(tokens, at + 1), spelled: 'roman' }
  const spoken = spokenOrdinals.get(token.text)
  if (spoken !== undefined && !prose) return { value: spoken, next: at + 1, spelled: 'spoken' }
  const ordinal = readOrdinal(tokens, at)
  return ordinal === undefined || ordinal.value > 4 ? undefined : { ...ordinal, spelled: 'word' }
}

/** What may stand between an ordinal's digit and the name: `st`, `nd`, `.`, `º`, `-`. */
function skipOrdinalEnding(tokens: readonly Token[], at: number): number {
  let next = at
  if (tokens[next]?.text === '.') next++
  const suffix = tokens[next]
  const name = tokens[next + 1]
  if (
    suffix !== undefined &&
    /^(st|nd|rd|th|a|o|er|ra|da|do|era)$/.test(suffix.text) &&
    (name?.kind === 'word' || name?.text === '.' || name?.text === '-')
  )
    next++
  if (tokens[next]?.text === '.') next++
  if (tokens[next]?.text === '-' && tokens[next]!.glued && tokens[next + 1]?.glued && tokens[next + 1]!.kind === 'word')
    next++
  return next
}

const epistleWords = new Set('book,epistle,letter,general,catholic,libro,carta,epistola,gospel'.split(','))
const linkWords = new Set(
  'of,to,from,by,the,paul,pablo,apostle,apostol,st,saint,san,santo,de,del,a,al,los,las,la,el,s'.split(','),
)

/** Skips `Epistle of Paul to the`, `Carta a los`. Behind a digit it must say what it is: `3 of John` is no book. */
export function skipEpistleOf(tokens: readonly Token[], at: number, spelled: BookOrdinal['spelled']): number {
  if (spelled === 'spoken') return at
  let next = at
  let named = spelled === 'word' || tokens[at]?.text === 'de'
  while (next - at < 12) {
    const { text = '' } = tokens[next] ?? {}
    const isName = findFamily(text) !== undefined && tokens[next + 1]?.kind !== 'word'
    if (isName || !(epistleWords.has(text) || linkWords.has(text) || text === '.' || text === "'")) break
    named ||= epistleWords.has(text) || text === 'a' || text === 'to'
    next++
  }
  return named ? next : at
}
