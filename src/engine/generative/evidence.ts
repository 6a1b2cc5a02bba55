import type { Citation } from '../writing.ts'

/** A source that a model may lean on, by the number it is given in the prompt. */
export type Evidence = Omit<Citation, 'role' | 'spans'>

/** What the extractive writer chose for a request, each source once, in its order. */
export const evidenceFrom = (citations: readonly Citation[]): Evidence[] =>
  citations.map(({ role: _role, spans: _spans, ...source }) => source)
