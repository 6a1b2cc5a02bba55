import type { Span } from '../engine.ts'
import type { FoundReference, VerseRange } from '../scripture/index.ts'
import type { Difference, VerificationResult } from './contract.ts'

/** The finding on one quotation. What is said of place and text is the true one, not the one named. */
export type Judgement = {
  result: VerificationResult
  range: VerseRange | null
  translation: string | null
  trueText: string | null
  differences: Difference[]
  /** False when a translation is named that is not loaded, so that the words could be its own. */
  certain: boolean
  /** 0 to 1: the share of equal words. */
  similarity: number
}

/** The finding on a reference that does not exist. */
export const noSuchVerse: Judgement = {
  result: 'no_such_verse',
  range: null,
  translation: null,
  trueText: null,
  differences: [],
  certain: true,
  similarity: 0,
}

/** A quotation that stands in a text, the finding on it, and the references that plainly belong to it. */
export type JudgedQuotation = { span: Span; judgement: Judgement; direct: readonly FoundReference[] }
