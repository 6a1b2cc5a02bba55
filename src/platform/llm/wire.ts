import type { FinishReason, ModelRequest, ModelUsage } from './contract.ts'
import type { ModelError } from './model-error.ts'
import type { SseEvent } from './sse-events.ts'

/** What one piece of a reply says, in our terms. */
export type Step = {
  text?: string | undefined
  reason?: FinishReason | undefined
  /** Counts as they stand in the reply, which may be anything; later ones hold. */
  usage?: Partial<Record<keyof ModelUsage, unknown>> | undefined
  /** Nothing comes after this. */
  done?: boolean
  error?: ModelError | undefined
}

export type WireSettings = {
  /** The provider's name of the model. */
  model: string
  streaming: boolean
  maxOutputTokens: number
  omit: ReadonlySet<OmittableField>
  tokenLimitField?: TokenLimitField | undefined
}

/** Parts of a request that some models or servers refuse. */
export const omittableFields = ['temperature', 'stop', 'responseSchema', 'usageOption'] as const
export type OmittableField = (typeof omittableFields)[number]

export const tokenLimitFields = ['max_tokens', 'max_completion_tokens'] as const
export type TokenLimitField = (typeof tokenLimitFields)[number]

/** A provider's format: how a request is written and a reply is read. */
export type Wire = {
  /** What follows the base address. */
  path: (settings: WireSettings) => string
  headers: (key: string | undefined) => Record<string, string>
  body: (request: ModelRequest, settings: WireSettings) => Record<string, unknown>
  /** @param delivered text has been delivered already. Nothing is taken for granted about the event. */
  readEvent: (event: SseEvent, delivered: boolean) => Step
  /** A whole reply, parsed from JSON. Undefined when it is none in this format. */
  readWhole: (reply: unknown) => Step[] | undefined
}
