import type { FinishReason, ModelFinish, ModelUsage } from './contract.ts'
import { ModelError } from './model-error.ts'
import type { Step } from './wire.ts'

/** What has come of a reply so far. */
export type ReplyState = {
  /** The text of a step that may be delivered now, maybe none. @throws the step's ModelError */
  take: (step: Step) => string
  /** Text has been handed out. */
  hasText: () => boolean
  isFinished: () => boolean
  /**
   * What was held back, and the end.
   * @param hadDone the provider said itself that this was all
   * @throws ModelError when the reply ended before its end
   */
  finish: (hadDone: boolean) => { text: string; event: ModelFinish }
}

export function createReplyState(): ReplyState {
  let heldBack = ''
  let hasText = false
  let reason: FinishReason | undefined
  let usage: NonNullable<Step['usage']> = {}

  const deliver = (text: string): string => {
    if (text !== '') hasText = true
    return text.toWellFormed()
  }
  return {
    take: (step) => {
      if (step.error !== undefined) throw step.error
      usage = { ...usage, ...step.usage }
      // a refusal stays one, although the reply goes on to stop as any other
      if (reason === undefined || reason === 'stop') reason = step.reason ?? reason
      const text = heldBack + (step.text ?? '')
      const cut = endsInHalf(text) ? text.length - 1 : text.length
      heldBack = text.slice(cut)
      return deliver(text.slice(0, cut))
    },
    hasText: () => hasText,
    isFinished: () => reason !== undefined,
    finish: (hadDone) => {
      if (reason === undefined && !(hadDone && hasText)) {
        throw hasText
          ? new ModelError('broken_stream', 'The provider’s answer ends in the middle.', { mayHaveCost: true })
          : new ModelError('malformed', 'The provider answers without an answer.', { mayHaveCost: true })
      }
      const text = deliver(heldBack)
      heldBack = ''
      return { text, event: { type: 'finished', reason: reason ?? 'stop', usage: credible(usage, hasText) } }
    },
  }
}

/** A character outside the basic plane is two units, which some providers send apart. */
const endsInHalf = (text: string): boolean => {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff
}

const mostTokens = 100_000_000

/** Counts are billed by, so what cannot be true is no count. */
function credible({ inputTokens, outputTokens }: NonNullable<Step['usage']>, hasText: boolean): ModelUsage | undefined {
  const isCount = (count: unknown): count is number =>
    Number.isSafeInteger(count) && (count as number) >= 0 && (count as number) <= mostTokens
  if (!isCount(inputTokens) || !isCount(outputTokens)) return undefined
  return inputTokens === 0 || (hasText && outputTokens === 0) ? undefined : { inputTokens, outputTokens }
}
