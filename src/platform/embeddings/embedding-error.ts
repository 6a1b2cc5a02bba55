export type EmbeddingErrorKind =
  /** A setting that cannot be right, whatever answers. */
  | 'wrong_setting'
  /** A package that only this provider needs. */
  | 'not_installed'
  /** Files of a model that are missing or cannot be opened. */
  | 'unusable_model'
  /** Nobody there, no answer in time, or a fault over there that does not pass. */
  | 'unreachable'
  | 'rate_limited'
  /** An answer that says no: the key, the model, the request. */
  | 'refused'
  /** An answer that holds no usable vectors. */
  | 'wrong_shape'
  /** The thread that embedded came to an end. */
  | 'broken_off'

/** Why there are no embeddings: a sentence for the operator that names the remedy, and never a key nor a text. */
export class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError'
  readonly kind: EmbeddingErrorKind

  constructor(kind: EmbeddingErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.kind = kind
  }
}
