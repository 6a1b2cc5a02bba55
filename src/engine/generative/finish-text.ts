import { stripMarkup } from '../guardrails/markup/strip-markup.ts'
import type { Citation, Language } from '../writing.ts'
import { capAtSentence } from './cap-at-sentence.ts'
import { citeText } from './cite-text.ts'
import type { Evidence } from './evidence.ts'
import type { FinishDeps } from './finish-deps.ts'
import { trueQuotations } from './true-quotations.ts'
import { usableText } from './usable-text.ts'

export type FinishedText = {
  text: string
  citations: Citation[]
  /** What was changed. */
  changes: { quotations: number; references: number; markers: number; markup: boolean; isCut: boolean }
}

type Input = {
  written: string
  evidence: readonly Evidence[]
  language: Language
  translation: string
  maxOutputTokens: number
  linkHosts: readonly string[]
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
export function finishText(deps: FinishDeps, input: Input): FinishedText | undefined {
  const { written, evidence, language, translation, maxOutputTokens, linkHosts } = input
  const usable = usableText(written, language)
  if (usable === undefined) return undefined
  const { text: plain, removed: markup } = stripMarkup(
    usable.replace(verseTag, (_whole, inner: string) => asQuotation(inner)),
    linkHosts,
  )
  const byNumber = new Map(evidence.map((source) => [source.id, source]))
  const quoted = plain.replace(placeholder, (_whole, number: string) => {
    const source = byNumber.get(Number(number))
    return source === undefined ? '' : inserted(source)
  })
  const checked = trueQuotations(deps, quoted, { translation, evidence })
  const capped = capAtSentence(checked.text, maxOutputTokens)
  const cited = citeText(deps, capped, { evidence, translation })
  if (cited === undefined || cited.citations.length === 0) return undefined
  const { text, citations, droppedMarkers } = cited
  return {
    text,
    citations,
    changes: {
      quotations: checked.quotations,
      references: checked.references,
      markers: droppedMarkers,
      markup,
      isCut: capped.length < checked.text.length,
    },
  }
}

/** The words of a source in quotation marks, with its number behind. */
const inserted = ({ id, text, type }: Evidence): string =>
  type === 'context' ? `[${id}]` : `“${text.replace(/\s+/g, ' ').trim()}” [${id}]`
