import type { Answer } from '../../engine/engine.ts'
import type { Composed } from '../reply/index.ts'
import { annotationsOf } from './annotations.ts'
import type { ChatCompletion } from './chat-completions.schemas.ts'
import { bereaModel } from './models.ts'

/** An answer that a chat completion was asked for. */
export type ChatAnswer = Answer & { requestId: string }
export type ComposedAnswer = Composed<ChatAnswer>

/** The reply to a chat completion. @param publicUrl origin of the service, for the addresses of passages */
export function chatCompletion(answer: ComposedAnswer, publicUrl: string): ChatCompletion {
  return {
    id: answer.id,
    object: 'chat.completion',
    created: createdAt(answer.createdAt),
    model: bereaModel.id,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: answer.answerMarkdown,
          refusal: null,
          annotations: annotationsOf(answer.answerMarkdown, answer.citations, publicUrl),
        },
        logprobs: null,
        finish_reason: finishReasonOf(answer),
      },
    ],
    usage: usageOf(answer),
    berea: bereaOf(answer),
  }
}

/** Unix seconds. @param time ISO 8601 */
export const createdAt = (time: string): number => Math.floor(Date.parse(time) / 1_000)

/** Help for somebody in danger is no refusal: it must not be hidden by who hides what was filtered. */
export const finishReasonOf = ({ safety }: ComposedAnswer): 'stop' | 'content_filter' =>
  safety.decision === 'refuse' && safety.care.level !== 'danger' ? 'content_filter' : 'stop'

export const usageOf = ({ usage }: ComposedAnswer): ChatCompletion['usage'] => ({
  prompt_tokens: usage.inputTokens,
  completion_tokens: usage.outputTokens,
  total_tokens: usage.totalTokens,
})

/** What that API has no place for. */
export function bereaOf({
  model,
  mode,
  language,
  livemode,
  citations,
  suggestions,
  safety,
  billing,
  requestId,
}: ComposedAnswer): ChatCompletion['berea'] {
  return { model, mode, language, livemode, citations, suggestions, safety, billing, request_id: requestId }
}
