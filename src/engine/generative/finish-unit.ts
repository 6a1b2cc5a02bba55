import {
  type JudgeQuestion,
  newStreamScreen,
  type OutputOptions,
  type StreamScreen,
  screenUnit,
} from '../guardrails/index.ts'
import { stripMarkup } from '../guardrails/markup/strip-markup.ts'
import { bytesPerToken } from '../token-usage.ts'
import type { Citation } from '../writing.ts'
import { type CitedBefore, citationsOf, citeText, type LeantOn } from './cite-text.ts'
import type { FinishDeps } from './finish-deps.ts'
import { type Changes, type FinishInput, withoutMarks } from './finish-text.ts'
import { rememberVerified } from './remember-verified.ts'
import { trueQuotations } from './true-quotations.ts'
import { isForeignPiece, usableText } from './usable-text.ts'

/** A text that is finished while it is written; plain data, which can travel between threads. */
export type StreamedText = {
  /** All that was released. */
  text: string
  /** Spans count from the start of the text. */
  sources: readonly LeantOn[]
  changes: Changes
  screen: StreamScreen
  /** Nothing more is released: refused, or as long as it may be. */
  isClosed: boolean
  /** White space of a unit of which nothing was left. */
  gap: string
}

export type FinishedUnit =
  /** It cannot begin yet: too short, no answer so far, or leaning on nothing. It is to come again with what follows. */
  | { outcome: 'hold' }
  | {
      outcome: 'go_on'
      streamed: StreamedText
      delta: string
      citations: Citation[]
      /** What a judge may be asked before the unit is released; with its answer the unit is to come again. */
      questions: JudgeQuestion[]
    }

type Input = Omit<FinishInput, 'written'> & {
  /** The unit with the white space before it. */
  unit: string
  /** What was finished so far; undefined before the first release. */
  streamed: StreamedText | undefined
  screening: OutputOptions
}

const begun: StreamedText = {
  text: '',
  sources: [],
  changes: { quotations: 0, references: 0, markers: 0, markup: false, isCut: false },
  screen: newStreamScreen,
  isClosed: false,
  gap: '',
}

/** What an answer is shows in so many characters: a page, a refusal, another language. */
const fewestToBegin = 160
/** So much before a unit is read again with it, back to the start of a paragraph. */
const readBefore = 1_500

/**
 * Makes of the next unit what may leave of it, in the order in which a whole text is finished: quotations cut from the
 * corpus, references that exist, markers that name a source, no markup, within what was paid for, past the guardrails.
 * What cannot be put right without changing what has left is left out.
 */
export function finishUnit(given: FinishDeps, input: Input): FinishedUnit {
  const deps = { ...given, verifyText: rememberVerified(given.verifyText) }
  const { unit, streamed = begun, language } = input
  const isFirst = input.streamed === undefined
  if (streamed.isClosed) return nothingOf(streamed)
  if (isFirst && (unit.trim().length < fewestToBegin || usableText(unit, language) !== unit.trim()))
    return { outcome: 'hold' }
  if (!isFirst && isForeignPiece(unit, language)) return leftOut(streamed, unit)
  const unmarked = withoutMarks(unit.trim(), input)
  if (unmarked === undefined) return isFirst ? { outcome: 'hold' } : leftOut(streamed, unit)
  const { text: plain, markup } = unmarked
  const gap = isFirst ? '' : widest(streamed.gap, /^\s*/.exec(unit)![0])
  const before = tailOf(streamed.text)
  const checked = trueQuotations(deps, before + gap + plain, input)
  const edited = { ...streamed.changes, markup: streamed.changes.markup || markup }
  const changes = {
    ...edited,
    quotations: edited.quotations + checked.quotations,
    references: edited.references + checked.references,
  }
  // what has left stays: a unit that would change it goes
  const piece = checked.text.startsWith(before) ? checked.text.slice(before.length).trim() : ''
  if (piece === '' || stripMarkup(before + gap + piece, input.linkHosts).text !== before + gap + piece)
    return isFirst ? { outcome: 'hold' } : leftOut({ ...streamed, changes }, unit)
  const cited = cite(deps, piece, { ...input, before: { text: before + gap, sources: streamed.sources } })
  if (cited === undefined || cited.sources.length === 0)
    return isFirst ? { outcome: 'hold' } : leftOut({ ...streamed, changes }, unit)
  return release(
    { ...streamed, changes: { ...changes, markers: changes.markers + cited.droppedMarkers } },
    gap,
    cited,
    {
      ...input,
      isFirst,
    },
  )
}

const cite = (
  deps: FinishDeps,
  piece: string,
  { evidence, translation, before }: Pick<Input, 'evidence' | 'translation'> & { before: CitedBefore },
) => citeText(deps, piece, { evidence, translation, before })

function release(
  streamed: StreamedText,
  gap: string,
  cited: { text: string; sources: LeantOn[] },
  { maxOutputTokens, screening, isFirst }: Input & { isFirst: boolean },
): FinishedUnit {
  const { text: before } = streamed
  if (Buffer.byteLength(before + gap + cited.text) > maxOutputTokens * bytesPerToken) {
    if (isFirst) return { outcome: 'hold' }
    const changes = { ...streamed.changes, isCut: true }
    return nothingOf({ ...streamed, changes, isClosed: true })
  }
  const all = citationsOf(cited.sources)
  const { screened, screen } = screenUnit(streamed.screen, { text: cited.text, citations: all }, screening)
  if (screened.isRefused) {
    if (isFirst) return { outcome: 'hold' }
    const delta = `\n\n${screened.text}`
    return { ...nothingOf({ ...streamed, text: before + delta, screen, isClosed: true }), delta }
  }
  const piece = screened.text.trimEnd()
  const shift = before.length + gap.length
  const sources = cited.sources.map((source, place): LeantOn => {
    const earlier = streamed.sources[place]?.spans ?? []
    const own = screened.citations[place]!.spans.map(({ start, end }) => ({ start: start + shift, end: end + shift }))
    return { ...source, spans: [...earlier, ...own] }
  })
  const delta = piece === '' ? '' : gap + piece
  return {
    outcome: 'go_on',
    streamed: { ...streamed, text: before + delta, sources, screen, gap: piece === '' ? gap : '' },
    delta,
    citations: citationsOf(sources).slice(streamed.sources.length),
    questions: screened.questions ?? [],
  }
}

/** Nothing of a unit leaves; the white space before it may be that of the next one. */
const leftOut = (streamed: StreamedText, unit: string): FinishedUnit =>
  nothingOf({ ...streamed, gap: widest(streamed.gap, /^\s*/.exec(unit)![0]) })

const nothingOf = (streamed: StreamedText) =>
  ({ outcome: 'go_on', streamed, delta: '', citations: [], questions: [] }) as const satisfies FinishedUnit

/** Of two stretches of white space the one that parts more. */
function widest(one: string, other: string): string {
  const breaks = Math.max(one.split('\n').length, other.split('\n').length) - 1
  return breaks > 1 ? '\n\n' : breaks === 1 ? '\n' : ' '
}

/** The end of a text, from the start of a paragraph. */
function tailOf(text: string): string {
  if (text.length <= readBefore) return text
  const start = text.lastIndexOf('\n\n', text.length - readBefore)
  return start === -1 ? text : text.slice(start + 2)
}
