import { beginsTitle, findFamily, isSpanishTitle } from './book-lookup.ts'
import type { NumberedFamily } from './book-names.ts'
import { readBookOrdinal, skipEpistleOf } from './book-ordinal.ts'
import { type BookMention, type NamePlace, readTitle, shortName, skipDot } from './book-title.ts'
import { findNearTitle } from './book-variants.ts'
import type { Token } from './tokens.ts'

/** `1 Cor`, `II Kings`, `First Epistle of Paul to the Corinthians`, `2ª a Timoteo`. */
export function readCountedBook(tokens: readonly Token[], at: number, prose: boolean): BookMention | undefined {
  const ordinal = readBookOrdinal(tokens, at, prose)
  if (ordinal === undefined) return undefined
  const nameAt = skipEpistleOf(tokens, ordinal.next, ordinal.spelled)
  const name = tokens[nameAt]
  if (name?.kind !== 'word' || (prose && !name.capital && name.text.length < 4)) return undefined
  if (prose && isListMarker(tokens, at) && readTitle(tokens, nameAt, prose)?.problem === undefined) return undefined
  const family = findFamily(name.text) ?? nearFamily(tokens, nameAt)
  const next = skipDot(tokens, nameAt + 1)
  if (family !== undefined)
    return countedMention(family, ordinal.value, {
      start: at,
      next,
      everyday: name.text.length <= shortName,
      spanish: isSpanishTitle(name.text),
    })
  if (ordinal.spelled === 'spoken' || nameAt !== ordinal.next) return undefined
  const title = readTitle(tokens, nameAt, prose)
  if (title === undefined || title.problem !== undefined) return undefined
  const written = tokens
    .slice(nameAt, title.next)
    .map(({ text }) => text)
    .join(' ')
  return {
    ...title,
    targets: [],
    start: at,
    problem: { why: 'not_counted', message: `There is no book called ${ordinal.value} ${capitalized(written)}.` },
  }
}

/** `1. John 3:16` at the start of a line is the first item of a list. */
function isListMarker(tokens: readonly Token[], at: number): boolean {
  const [number, dot, name] = tokens.slice(at, at + 3)
  return number?.kind === 'number' && dot?.text === '.' && name?.glued === false && (at === 0 || number.newLine)
}

function countedMention(family: NumberedFamily, number: number, place: NamePlace): BookMention {
  const code = family.codes[number - 1]
  if (code !== undefined)
    return { ...place, targets: [code.startsWith('2John') || code.startsWith('3John') ? { code, only: 1 } : { code }] }
  const last = family.codes.length
  return {
    ...place,
    targets: [],
    problem: {
      why: 'number_too_high',
      message: `There is no ${number} ${family.en}: the Bible has 1 to ${last} ${family.en}.`,
    },
  }
}

function nearFamily(tokens: readonly Token[], at: number): NumberedFamily | undefined {
  const near = findNearTitle(tokens[at]!.text)
  return near !== undefined && 'family' in near ? near.family : undefined
}

/** `IICor`, `IJohn`, `IIITim`. */
export function readGluedRoman(tokens: readonly Token[], at: number): BookMention | undefined {
  const token = tokens[at]
  const parts = token?.kind === 'word' ? /^(i{1,3})([a-hj-z][a-z]+)$/.exec(token.text) : null
  if (parts === null || beginsTitle(token!.text)) return undefined
  const family = findFamily(parts[2]!)
  if (family === undefined) return undefined
  return countedMention(family, parts[1]!.length, {
    start: at,
    next: skipDot(tokens, at + 1),
    everyday: false,
    spanish: false,
  })
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
