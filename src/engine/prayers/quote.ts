import type { BibleText } from '../corpus/index.ts'
import type { DraftSource } from '../generation/draft.ts'
import { scriptureSource } from '../generation/sources.ts'
import { bookOf, fromOsis, type VerseKey, type VerseRange } from '../scripture/index.ts'
import { bare, cutClauses } from './cut-clauses.ts'
import { verseParts } from './verse-parts.ts'

/** Who is heard in a quotation: a psalm, Jesus, or Scripture. */
export type Heard = 'psalm' | 'son' | 'word'

/**
 * Words of a verse that a prayer says; `text` is cut from the translation as it stands. Those of a passage that was
 * asked for go by its name, `label`, and by what they are `worth` there.
 */
export type Quote = {
  name: string
  text: string
  source: DraftSource
  heard: Heard
  label?: string
  worth?: number
  start: VerseKey
}

/** Places in the Gospels where somebody else than Jesus is heard. */
const notJesus = /^(?:John\.1\.|John\.3\.16|Luke\.1\.|Luke\.2\.|Luke\.24\.|Mark\.9\.24)/

/**
 * The words of a passage, or of the part that prayers quote of it.
 * @param name `Ps.34.18`, or a part by its name in the table, `Ps.143.8b`
 * @returns undefined when the translation lacks the verse or has other clauses
 */
export function quoteOf(text: BibleText, name: string): Quote | undefined {
  const range = rangeOf(name)
  const whole = range === undefined ? undefined : text.verse(range.start)
  if (range === undefined || whole === undefined) return undefined
  const clauses = verseParts.get(name)
  const own = clauses?.[text.record.id]
  // another translation may break the verse elsewhere: then it is quoted whole
  const words = own === undefined ? bare(whole) : cutClauses(whole, ...own)
  if (words === undefined || words === '') return undefined
  return quoteWords(text, range, words, name)
}

/** Words that stand in one verse, as a quotation. */
export function quoteWords(text: BibleText, range: VerseRange, words: string, name: string): Quote | undefined {
  const source = scriptureSource(text, range)
  if (source === undefined || !source.text.includes(words)) return undefined
  const { code } = bookOf(range.start)
  const isGospel = ['Matt', 'Mark', 'Luke', 'John'].includes(code)
  const heard = code === 'Ps' ? 'psalm' : isGospel && !notJesus.test(name) ? 'son' : 'word'
  return {
    name,
    text: words,
    heard,
    start: range.start,
    source: { ...source, key: `${source.key}:${words}`, text: words },
  }
}

const ranges = new Map<string, VerseRange | undefined>()

function rangeOf(name: string): VerseRange | undefined {
  if (!ranges.has(name)) {
    const found = fromOsis(name.replace(/[a-z]$/, ''))
    ranges.set(name, found)
  }
  return ranges.get(name)
}

/** The texts of a list that the translation has, in its order. */
export const quotesOf = (text: BibleText, names: readonly string[]): Quote[] =>
  names.map((name) => quoteOf(text, name)).filter((quote) => quote !== undefined)
