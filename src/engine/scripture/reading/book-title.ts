import {
  type BookTarget,
  beginsTitle,
  continuesTitle,
  findTitle,
  isSpanishTitle,
  longestTitle,
  type Title,
} from './book-lookup.ts'
import { everydayNames } from './book-names.ts'
import { beginsLikeBook, findNearTitle, findVariant } from './book-variants.ts'
import type { Token } from './tokens.ts'

/** A book named in a text. */
export type BookMention = {
  /** What may be meant, the likeliest first; empty with a `problem`. */
  targets: readonly BookTarget[]
  /** The first token of the name and the one after it. */
  start: number
  next: number
  /** Whether the name is an everyday word or very short, so that prose must give more evidence. */
  everyday: boolean
  /** Whether the name is Spanish and not English as well. */
  spanish: boolean
  problem?: NameProblem
}

/** Why no book is meant: `3 Corinthians` counts too far, `2 Genesis` counts what is one, `Corinthians` does not count. */
export type NameProblem = { why: 'number_too_high' | 'not_counted' | 'no_number'; message: string }

/** Where a name stands and what kind it is. */
export type NamePlace = Pick<BookMention, 'start' | 'next' | 'everyday' | 'spanish'>

/** Names of one or two letters are words of some language more often than books. */
export const shortName = 2

/** The book whose title, without an ordinal, begins at a token. */
export function readTitle(tokens: readonly Token[], at: number, prose: boolean): BookMention | undefined {
  const first = tokens[at]
  if (first?.kind !== 'word') return undefined
  const known = beginsTitle(first.text) ? readKnownTitle(tokens, at) : undefined
  if (known !== undefined) return known
  const exact = tokens[at + 1]?.kind === 'number' && tokens[at + 2]?.text === ':'
  const noGuess = prose && !(first.capital && first.text.length > 4 && exact)
  return noGuess ? undefined : readGuessedTitle(tokens, at, prose ? 1 : 4)
}

function readKnownTitle(tokens: readonly Token[], at: number): BookMention | undefined {
  let found: BookMention | undefined
  for (const { title, next } of wordings(tokens, at, longestTitle, continuesTitle)) {
    const meaning = findTitle(title)
    if (meaning === undefined) continue
    const everyday = title.length <= shortName || everydayNames.has(title)
    if (found === undefined || next > found.next)
      found = titleMention(meaning, {
        start: at,
        next: skipNameEnd(tokens, next),
        everyday,
        spanish: isSpanishTitle(title),
      })
  }
  return found
}

function readGuessedTitle(tokens: readonly Token[], at: number, most: number): BookMention | undefined {
  const titles = [...wordings(tokens, at, most)].reverse()
  // what does not begin like a book does not do so with fewer words
  const mayBeVariant = titles[0] !== undefined && beginsLikeBook(titles[0].title)
  for (const { title, next } of titles) {
    const targets = mayBeVariant ? findVariant(title) : undefined
    const meaning = targets === undefined ? findNearTitle(title) : { targets }
    if (meaning !== undefined)
      return titleMention(meaning, { start: at, next: skipNameEnd(tokens, next), everyday: false, spanish: false })
  }
  return undefined
}

function titleMention(meaning: Title, place: NamePlace): BookMention {
  if ('targets' in meaning) return { ...place, targets: meaning.targets }
  const { en, codes } = meaning.family
  const choices = codes.map((_, index) => `${index + 1} ${en}`).join(' or ')
  return { ...place, targets: [], problem: { why: 'no_number', message: `Say which book of ${en}: ${choices}.` } }
}

/**
 * The wordings that begin at a token, shortest first, dots left out and hyphens read as spaces.
 * @param goesOn whether more words are of interest behind a wording
 */
function* wordings(
  tokens: readonly Token[],
  at: number,
  most: number,
  goesOn: (title: string) => boolean = () => true,
): Generator<{ title: string; next: number }> {
  const [first, number, letter] = tokens.slice(at, at + 3)
  if (number?.kind === 'number' && number.glued) {
    yield { title: `${first!.text}${number.text}`, next: at + 2 } // Ps151
    if (letter?.kind === 'word' && letter.glued)
      yield { title: `${first!.text}${number.text}${letter.text}`, next: at + 3 } // S3Y
  }
  let title = ''
  let next = at
  for (let words = 0; words < most; words++) {
    const token = tokens[next]
    if (token === undefined || (token.kind !== 'word' && token.text !== '&')) return
    title += title === '' ? token.text : ` ${token.text}`
    next++
    yield { title, next }
    const [open, inside, close] = tokens.slice(next, next + 3)
    if (open?.text === '(' && inside?.kind === 'word' && close?.text === ')')
      yield { title: `${title} ${inside.text}`, next: next + 3 } // Esther (Greek)
    if (!goesOn(title)) return
    if (tokens[next]?.text === '.' && tokens[next + 1]?.kind === 'word') next++
    else if (tokens[next]?.text === '-' && tokens[next]!.glued && tokens[next + 1]?.kind === 'word') next++
  }
}

/** Skips the dot of an abbreviation, and the title in "John's Gospel 3:16". */
function skipNameEnd(tokens: readonly Token[], at: number): number {
  const [apostrophe, s, title, number] = tokens.slice(at, at + 4)
  const possessive = apostrophe?.text === "'" && s?.text === 's' && number?.kind === 'number'
  return possessive && /^(gospel|epistle|letter|book|prophecy)$/.test(title?.text ?? '') ? at + 3 : skipDot(tokens, at)
}

/** Skips the dot of an abbreviation. */
export function skipDot(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === '.' && tokens[at]!.glued ? at + 1 : at
}
