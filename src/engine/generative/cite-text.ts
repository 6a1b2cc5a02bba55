import type { VerifiedItem } from '../verification/index.ts'
import type { Citation, Span } from '../writing.ts'
import type { Evidence } from './evidence.ts'
import type { FinishDeps } from './finish-deps.ts'
import { ownWords } from './own-words.ts'

/** A source that was leant on, by what makes it one, and where it is quoted. */
export type LeantOn = Omit<Evidence, 'id'> & { key: string; spans: Span[] }

export type CitedText = {
  text: string
  /** All sources so far, the first one being [1]; spans of this text count from its own start. */
  sources: LeantOn[]
  droppedMarkers: number
}

/** What stands before a text that is cited in pieces. */
export type CitedBefore = {
  /** Its end, so that what is quoted is read where it stands. */
  text: string
  sources: readonly LeantOn[]
}
const nothing: CitedBefore = { text: '', sources: [] }

const markers = /\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g

/**
 * Numbers the sources that a text leans on in the order in which they come up, and finds where each is quoted. Markers
 * that name no source go; a quotation of Scripture without one gets its own.
 * @param before what was cited already and is not to be cited again
 * @returns undefined when a quotation cannot be told whose it is
 */
export function citeText(
  { verifyText, sourceOf }: FinishDeps,
  written: string,
  { evidence, translation, before = nothing }: Options,
): CitedText | undefined {
  const beforeLength = before.text.length
  const items = verifyText(before.text + written, { translation })
  const own = items.filter(({ start }) => start >= beforeLength)
  const quotes = quotationsIn(
    written,
    own.map((item) => ({ ...item, start: item.start - beforeLength, end: item.end - beforeLength })),
    evidence,
  )
  const sources = before.sources.map((source): LeantOn => ({ ...source, spans: [] }))
  const numberOf = (key: string, source: Omit<Evidence, 'id'>): number => {
    const known = sources.findIndex((one) => one.key === key)
    if (known >= 0) return known + 1
    return sources.push({ ...source, key, spans: [] })
  }
  const byNumber = new Map(evidence.map((source) => [source.id, source]))
  let droppedMarkers = 0
  let text = ''
  let from = 0
  const addMarkers = (until: number) => {
    text += written.slice(from, until).replace(markers, (_whole, list: string) => {
      const numbers = list.split(/[,;]/).flatMap((one) => {
        const source = byNumber.get(Number(one))
        if (source === undefined) droppedMarkers++
        return source === undefined ? [] : [numberOf(keyOf(source), source)]
      })
      return [...new Set(numbers)].map((number) => `[${number}]`).join(' ')
    })
    from = until
  }
  for (const { start, end, osis, place } of quotes) {
    addMarkers(start)
    const words = written.slice(start, end)
    const given = evidence.find((one) => one.osis === osis && one.translation === place && one.text.includes(words))
    const source = given ?? sourceOf(osis, place)
    if (source === undefined || !source.text.includes(words)) return undefined
    // the part that is quoted is what the citation holds: a span is all of its text, or a piece of it
    const number = numberOf(`quote:${osis}:${place}:${words}`, { ...source, text: words })
    sources[number - 1]!.spans.push({ start: text.length, end: text.length + words.length })
    text += words
    from = end
    const close = /^[”"’']?(?:\s*\[\d{1,3}\])?/.exec(written.slice(end))![0]
    const mark = /[”"’']?/.exec(close)![0]
    text += `${mark} [${number}]`
    // a marker of the same source right behind is this one
    from = end + (ownMarker(close, given) ? close.length : mark.length)
  }
  addMarkers(written.length)
  return { text, sources, droppedMarkers }
}

/** The sources as callers see them. */
export const citationsOf = (sources: readonly LeantOn[]): Citation[] =>
  sources.map(({ key: _key, ...source }, place) => ({
    ...source,
    id: place + 1,
    role: source.spans.length > 0 ? 'quoted' : 'alluded',
  }))

type Options = { evidence: readonly Evidence[]; translation: string; before?: CitedBefore }

const keyOf = ({ id }: Evidence) => `evidence:${id}`

const ownMarker = (close: string, given: Evidence | undefined): boolean =>
  given !== undefined && close.endsWith(`[${given.id}]`)

type Quote = Span & { osis: string; place: string }

/** Quotations of Scripture: words that stand as in a given source, and what else was found to be exact. */
function quotationsIn(text: string, items: readonly VerifiedItem[], evidence: readonly Evidence[]): Quote[] {
  const own = ownWords(text, evidence)
  const given = own.flatMap(({ start, end, source: { type, osis, translation } }) =>
    type === 'scripture' && osis !== null && translation !== null ? [{ start, end, osis, place: translation }] : [],
  )
  const found = items.flatMap(({ kind, result, start, end, osis, translation }) => {
    const isNew = !own.some((one) => one.start < end && start < one.end)
    const isExact = kind === 'quotation' && result === 'exact' && osis !== null && translation !== null
    return isExact && isNew ? [{ start, end, osis, place: translation }] : []
  })
  return [...given, ...found].sort((a, b) => a.start - b.start)
}
