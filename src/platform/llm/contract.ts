/** One turn of a conversation. What the service itself says to the model stands in `system`. */
export type ModelMessage = { role: 'user' | 'assistant'; content: string }

/** What is asked of a model, the same for every provider. */
export type ModelRequest = {
  system: string
  /** At least one; the last is the user's. */
  messages: readonly ModelMessage[]
  maxOutputTokens: number
  /** 0 to 1. Left out, the provider's own holds; some models take none (`omit` in the configuration). */
  temperature?: number
  /** Texts at which the model stops writing; four at most, since some providers take no more. */
  stop?: readonly string[]
  /** JSON Schema that the whole answer has to follow. */
  responseSchema?: Readonly<Record<string, unknown>>
}

/** How one call runs. */
export type ModelCall = {
  /** Ends the call and closes its connection. */
  signal: AbortSignal
  /** Milliseconds from now in which everything has to be over, second tries and other models included. */
  deadlineMs: number
  /** Who it is for: a model's places are shared out fairly between holders. */
  holder?: string | undefined
  /** Is told of every attempt that reached a provider, failed and broken-off ones too: they may have cost money. */
  record?: ((attempt: ModelAttempt) => void) | undefined
}

/** Tokens as the provider counted them, those of its hidden reasoning among the output. */
export type ModelUsage = { inputTokens: number; outputTokens: number }

/**
 * `stop` the model ended by itself, `length` at the most tokens, `refusal` it would not, `content_filter` the provider
 * would not, `tool` it wanted a tool, which it was not offered.
 */
export type FinishReason = 'stop' | 'length' | 'refusal' | 'content_filter' | 'tool'

export type ModelDelta = {
  type: 'delta'
  /** Never empty, and well-formed Unicode: no character is cut in two. Untrusted like all that a model writes. */
  text: string
}
export type ModelFinish = {
  type: 'finished'
  reason: FinishReason
  /** Undefined when the provider gave no count, or none that can be right. */
  usage: ModelUsage | undefined
}

/** Any number of deltas, then one end; or an error in the place of the end. */
export type ModelEvent = ModelDelta | ModelFinish

/** One attempt on one model, for the record and the bill. */
export type ModelAttempt = {
  /** The model's `id`. */
  model: string
  outcome: 'finished' | ModelErrorKind
  /** Zeros when the provider cannot have begun. */
  usage: ModelUsage
  /** Counted by us, since the provider did not. */
  estimated: boolean
  /** Millionths of a US dollar. */
  costMicros: number
  latencyMs: number
  /** Undefined when no text came. */
  firstTokenMs: number | undefined
}

/** A language model of any provider. */
export type LanguageModel = {
  /** The operator's name for it. */
  id: string
  /** Tokens that a request and its answer may have together. */
  contextTokens: number
  maxOutputTokens: number
  /**
   * Writes an answer, as fast as it is read and no faster. Nothing is sent before the first event is asked for. Whoever
   * stops reading early ends it with `return()`, as `for await` does by itself.
   * @throws ModelError
   */
  generate: (request: ModelRequest, call: ModelCall) => AsyncGenerator<ModelEvent, void, undefined>
}

export type ModelErrorKind =
  /** No first text, silence, or no end in time. */
  | 'timeout'
  /** Too many requests, or the provider's account is used up. */
  | 'rate_limited'
  /** The provider fails or says that it is overloaded. */
  | 'overloaded'
  | 'unauthorized'
  /** The provider does not take the request, or has no such model. */
  | 'bad_request'
  /** The connection ended, or the provider reported a failure, in the middle. */
  | 'broken_stream'
  /** What came is no answer in the provider's format. */
  | 'malformed'
  /** No connection: nothing was sent. */
  | 'unreachable'
  /** The request is too long for the model, or the reply for us. */
  | 'too_large'
  | 'cancelled'
  /** All of the model's places are taken, on our side. */
  | 'no_place'
