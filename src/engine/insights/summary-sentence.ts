import type { DraftSource } from '../generation/draft.ts'

/** A sentence about the passage and its source. */
export type SummarySentence = {
  /** Our own words before it. */
  lead: string
  text: string
  source: DraftSource
  isQuoted: boolean
}
