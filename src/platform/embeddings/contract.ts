/** What a text is embedded for: many models read what is asked otherwise than what is searched. */
export type EmbeddingPurpose = 'query' | 'document'

/** A model that gives texts a direction, in which what means the same lies near. */
export type TextEmbedder = {
  /** Provider, model and all else the vectors depend on: vectors made under different names do not compare. */
  name: string
  /** How many texts a call takes at most. */
  batch: number
  /**
   * @param texts none of them empty
   * @returns a vector of length 1 for each, all of one size
   * @throws EmbeddingError when there are none to be had; the signal's reason once it is aborted
   */
  embed: (texts: readonly string[], purpose: EmbeddingPurpose, signal?: AbortSignal) => Promise<Float32Array[]>
  /** Frees what the model holds. */
  close: () => Promise<void>
}

/** What some models want before a text, a space at the end included, such as `query: ` and `passage: ` of E5. */
export type Prefixes = Partial<Record<EmbeddingPurpose, string>>

/** The texts as the model is to read them. */
export const prefixed = (texts: readonly string[], purpose: EmbeddingPurpose, prefixes: Prefixes): string[] =>
  texts.map((text) => (prefixes[purpose] ?? '') + text)
