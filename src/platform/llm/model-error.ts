import type { ModelErrorKind } from './contract.ts'

export type ModelErrorDetail = {
  /** The same request may succeed a moment later, and this attempt has certainly cost nothing. */
  retryable?: boolean
  /** How long the provider asks to be left alone. */
  retryAfterMs?: number | undefined
  /** The provider may have begun to write, and may bill it. */
  mayHaveCost?: boolean
  /** HTTP status of the provider, if it came to one. */
  status?: number | undefined
  /** Code of the network error, such as `ECONNREFUSED`. */
  reason?: string | undefined
  /** Of `no_place`: others may still have one. */
  isOwnShare?: boolean
  /** The provider's own words. */
  said?: string | undefined
}

/**
 * Why there is no answer, or no whole one. The message is ours and has nothing in it that the provider sent; there is no
 * `cause` either, since what a provider sends may hold keys, prompts and addresses, and causes are logged.
 */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly kind: ModelErrorKind
  readonly retryable: boolean
  readonly retryAfterMs: number | undefined
  readonly mayHaveCost: boolean
  readonly status: number | undefined
  readonly reason: string | undefined
  readonly isOwnShare: boolean
  // a private field is left out of logs, JSON, copies between threads and test output
  readonly #said: string | undefined

  constructor(kind: ModelErrorKind, message: string, detail: ModelErrorDetail = {}) {
    super(message)
    this.kind = kind
    this.retryable = detail.retryable ?? false
    this.retryAfterMs = detail.retryAfterMs
    this.mayHaveCost = detail.mayHaveCost ?? false
    this.status = detail.status
    this.reason = detail.reason
    this.isOwnShare = detail.isOwnShare ?? false
    this.#said = detail.said
  }

  /** The provider's own words, 500 characters at most: for an operator at the terminal, never for a log or a reply. */
  neverShown(): string | undefined {
    return this.#said
  }
}
