/**
 * What a quotation or reference is worth.
 * - `exact`: the words stand so, one after another, in the verses named (or, where none is named, in those found).
 * - `elided`: they do in pieces, with an ellipsis for what is left out or brackets around what is the quoter's own.
 * - `misquoted`: words are changed, missing or added, a negation or subject is cut off right before them, or it is nothing
 *   like the verse; without a true text where words are given as Scripture that are nowhere in it.
 * - `wrong_reference`: the words are those of another verse, or run beyond the verses named.
 * - `wrong_translation`: the words are those of another loaded translation than the one named.
 * - `no_such_verse`: the verse named does not exist, or the translation named lacks it.
 */
export type VerificationResult =
  | 'exact'
  | 'elided'
  | 'misquoted'
  | 'wrong_reference'
  | 'wrong_translation'
  | 'no_such_verse'

/** A stretch of words that differs. `found` is empty where words are missing, `true` where words are added. */
export type Difference = {
  kind: 'changed' | 'missing' | 'added'
  found: string
  /** The corpus's own characters. */
  true: string
  /** Where `found` stands in the text checked, in UTF-16 units; for missing words, where they belong. */
  start: number
  end: number
}

/** One quotation or reference of a text, and the finding on it. */
export type VerifiedItem = {
  kind: 'quotation' | 'reference'
  /** The characters of the text, from `start` up to `end` in UTF-16 units. */
  found: string
  start: number
  end: number
  result: VerificationResult
  /** The true place of the words; of a reference, the verse itself. Null where there is none. */
  reference: string | null
  osis: string | null
  translation: string | null
  /** The corpus's own characters in the place of the quotation; null for a reference, and where there are none. */
  trueText: string | null
  differences: Difference[]
  /** False when a translation is named that is not loaded: exact words may not be its own, misquoted ones may. */
  certain: boolean
}

export type VerifyRequest = { text: string; translation?: string }
export type VerifiedVerses = { items: VerifiedItem[]; corpusVersion: string }
