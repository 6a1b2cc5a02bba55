import type { Citation } from '../engine.ts'

/** A source that a draft leans on, before it has a number. Two parts of a draft that name the same key share it. */
export type DraftSource = Omit<Citation, 'id' | 'role' | 'spans' | 'verified'> & { key: string }

/** A piece of a sentence: our words, words quoted from a source, or the marker of a source that is not quoted. */
export type Piece = string | { quote: DraftSource; text: string } | { mark: DraftSource } | { strong: string }

/** Pieces that stand or fall together: when an answer must be cut, it is cut between sentences. */
export type Sentence = readonly Piece[]

export type Block = { kind: 'heading' | 'paragraph' | 'quotation' | 'item'; sentences: readonly Sentence[] }

/** An answer in parts, best first: what does not fit is dropped from the end. */
export type Draft = readonly Block[]

export const heading = (text: string): Block => ({ kind: 'heading', sentences: [[text]] })
export const paragraph = (...sentences: readonly Sentence[]): Block => ({ kind: 'paragraph', sentences })
export const item = (...sentences: readonly Sentence[]): Block => ({ kind: 'item', sentences })

/** A block quotation of `text` from a source, with its marker behind it. */
export const quotation = (source: DraftSource, text: string, ...after: Piece[]): Block => ({
  kind: 'quotation',
  sentences: [[{ quote: source, text }, ...after]],
})
