import { stripMarkup } from '../guardrails/markup/strip-markup.ts'
import type { Citation, Language } from '../writing.ts'
import { capAtSentence } from './cap-at-sentence.ts'
import { citationsOf, citeText } from './cite-text.ts'
import type { Evidence } from './evidence.ts'
import type { FinishDeps } from './finish-deps.ts'
import { plainText } from './plain-text.ts'
import { rememberVerified } from './remember-verified.ts'
import { trueQuotations } from './true-quotations.ts'
import { usableText } from './usable-text.ts'

/** What was changed in what a model wrote. */
export type Changes = { quotations: number; references: number; markers: number; markup: boolean; isCut: boolean }

export type FinishedText = { text: string; citations: Citation[]; changes: Changes }

export type FinishInput = {
  written: string
  evidence: readonly Evidence[]
  language: Language
  translation: string
  maxOutputTokens: number
  linkHosts: readonly string[]
  /** `text` for an answer without Markdown marks; Markdown unless told. */
  format?: 'markdown' | 'text' | undefined
}

/** A host product’s tag for a verse: what stands in it is a quotation, and is judged as one. */
const verseTag = /<(?:bible|verse|scripture)\b[^<>]{0,200}>([^<>]{1,2000})<\/(?:bible|verse|scripture)>/gi

const fewestQuoted = 6
/** A name or a phrase in the tag is none. */
const asQuotation = (words: string) => (words.trim().split(/\s+/).length < fewestQuoted ? words : `“${words}”`)

/** What a model writes for “put the words of source 3 here”. */
const placeholder = /\{\s*quote\s*:?\s*(\d{1,3})\s*\}/gi

/**
 * Makes of what a model wrote what may leave: quotations cut from the corpus, references that exist, markers that name
 * a source, no markup, an end at a sentence. Spans are computed last.
 * @returns undefined when it is no answer, or leans on no source
 */
export function finishText(given: FinishDeps, input: FinishInput): FinishedText | undefined {
  const deps = { ...given, verifyText: rememberVerified(given.verifyText) }
  const { written, evidence, language, translation, maxOutputTokens } = input
  const usable = usableText(written, language)
  if (usable === undefined) return undefined
  const unmarked = withoutMarks(usable, input)
  if (unmarked === undefined) return undefined
  const { text: quoted, markup } = unmarked
  const checked = trueQuotations(deps, quoted, { translation, evidence })
  const capped = capAtSentence(checked.text, maxOutputTokens)
  const cited = citeText(deps, capped, { evidence, translation })
  if (cited === undefined || cited.sources.length === 0) return undefined
  const { text, sources, droppedMarkers } = cited
  return {
    text,
    citations: citationsOf(sources),
    changes: {
      quotations: checked.quotations,
      references: checked.references,
      markers: droppedMarkers,
      markup,
      isCut: capped.length < checked.text.length,
    },
  }
}

/**
 * What a model wrote without a host product’s tags and other markup, with the words of sources where it asks for them.
 * @returns undefined for marks that could take long to read
 */
export function withoutMarks(
  written: string,
  { evidence, linkHosts, format }: Pick<FinishInput, 'evidence' | 'linkHosts' | 'format'>,
): { text: string; markup: boolean } | undefined {
  const { text: clean, removed: markup } = stripMarkup(
    written.includes('<') ? written.replace(verseTag, (_whole, inner: string) => asQuotation(inner)) : written,
    linkHosts,
  )
  // before quotations are put in and checked: nothing in them is a mark, and no mark hides what is wrong in one
  const plain = format === 'text' ? plainText(clean) : clean
  if (plain === undefined) return undefined
  const byNumber = new Map(evidence.map((source) => [source.id, source]))
  const text = plain.replace(placeholder, (_whole, number: string) => {
    const source = byNumber.get(Number(number))
    return source === undefined ? '' : inserted(source)
  })
  return { text, markup }
}

/** The words of a source in quotation marks, with its number behind. */
const inserted = ({ id, text, type }: Evidence): string =>
  type === 'context' ? `[${id}]` : `“${text.replace(/\s+/g, ' ').trim()}” [${id}]`
