import { findTitle } from './book-lookup.ts'
import { foreignBooks } from './book-names.ts'
import { isTimeOfDay } from './prose.ts'
import type { ReferenceProblem } from './resolve-range.ts'
import type { Token } from './tokens.ts'

type Foreign = { from: number; next: number; ranges: never[]; problem: ReferenceProblem }

const foreign: ReadonlySet<string> = new Set(foreignBooks)
/** How the names of biblical books end: a capitalized word like that before `3:16` is meant as one. */
const biblicalEnding = /(?:[ij]ah|ians|eans|onians|onomy|iticus|alms|ations)$/
const calendar =
  /^(mon|tues|wednes|thurs|fri|satur|sun)day$|^(january|february|march|april|may|june|july|august|september|october|november|december)$/

/** A reference to a book that the Bible does not have: `Hezekiah 3:16`, `1 Opinions 3:4`, `Gospel of Thomas 1`. */
export function findForeignBook(tokens: readonly Token[], at: number): Foreign | undefined {
  const nameAt = skipIntroduction(tokens, at)
  const name = tokens[nameAt]
  if (name?.kind !== 'word' || !name.capital || name.text.length < 4 || findTitle(name.text) !== undefined)
    return undefined
  const next = skipNumbers(tokens, nameAt + 1)
  const [introduced, withVerse] = [nameAt > at, next - nameAt > 2]
  if (next === nameAt + 1 || isTimeOfDay(tokens, next) || calendar.test(name.text)) return undefined
  const certain = foreign.has(name.text) || introduced
  if (!(certain && (withVerse || introduced)) && !(withVerse && biblicalEnding.test(name.text))) return undefined
  if (introduced && tokens[at]!.kind === 'number' && !withVerse) return undefined
  const title = tokens
    .slice(at, nameAt + 1)
    .map(capitalized)
    .join(' ')
  const message = `“${title}” is not a book of the Bible.`
  return { from: at, next, ranges: [], problem: { kind: 'no_such_book', message } }
}

const titles: ReadonlySet<string> = new Set(['gospel', 'book', 'epistle', 'apocalypse'])

/** Skips `Gospel of`, `Book of`, `1`. */
function skipIntroduction(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at], tokens[at + 1]]
  const titled = second?.text === 'of' && titles.has(first?.text ?? '')
  if (titled) return at + 2
  const before = tokens[at - 1]
  const ordinal =
    first?.kind === 'number' &&
    /^[1-4]$/.test(first.text) &&
    second?.kind === 'word' &&
    before?.kind !== 'number' &&
    before?.text !== ':'
  return ordinal ? at + 1 : at
}

/** Skips `3:16` or `3`. */
function skipNumbers(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind !== 'number' || tokens[at]!.value > 176) return at
  const verse = tokens[at + 1]?.text === ':' && tokens[at + 1]!.glued && tokens[at + 2]?.kind === 'number'
  return verse ? at + 3 : at + 1
}

function capitalized({ text }: Token): string {
  return text === 'of' ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
