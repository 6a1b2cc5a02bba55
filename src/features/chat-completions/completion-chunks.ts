import type { FastifyRequest } from 'fastify'
import { envelopeFor, type StreamForm } from '../../http/index.ts'
import { annotationsOf } from './annotations.ts'
import { bereaOf, type ComposedAnswer, createdAt, finishReasonOf, usageOf } from './chat-completion.ts'
import type { ChatCompletionChunk } from './chat-completions.schemas.ts'
import { bereaModel } from './models.ts'

type Choice = ChatCompletionChunk['choices'][number]

/**
 * An answer as chunks: the role, the units of the text, and a last one with `finish_reason`, annotations and `berea`; then
 * the usage where it was asked for, and `[DONE]`. What fails after the start is the envelope in the place of a chunk, which
 * that API's clients throw. Its events have no ids, since that API's have none.
 * @param publicUrl origin of the service, for the addresses of passages
 */
export function completionChunks(
  request: FastifyRequest,
  { publicUrl, includeUsage }: { publicUrl: string; includeUsage: boolean },
): StreamForm<ComposedAnswer> {
  let head: Pick<ChatCompletionChunk, 'id' | 'object' | 'created' | 'model'>
  const chunk = (
    delta: Choice['delta'],
    finish: Choice['finish_reason'] = null,
    more: Partial<ChatCompletionChunk> = {},
  ) =>
    block({
      ...head,
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      ...(includeUsage && { usage: null }),
      ...more,
    })
  return {
    hasEventIds: false,
    hasTextWhenReplayed: true,
    start: (whole) => {
      const { id = '', createdAt: time = request.startedAt.time.toISOString() } = whole ?? { id: request.replyId }
      head = { id, object: 'chat.completion.chunk', created: createdAt(time), model: bereaModel.id }
      return chunk({ role: 'assistant', content: '' })
    },
    unit: ({ delta }) => [chunk({ content: delta })],
    end: (whole) =>
      [
        chunk({ annotations: annotationsOf(whole.answerMarkdown, whole.citations, publicUrl) }, finishReasonOf(whole), {
          berea: bereaOf(whole),
        }),
        ...(includeUsage ? [block({ ...head, choices: [], usage: usageOf(whole) })] : []),
        'data: [DONE]\n\n',
      ].join(''),
    error: (refusal) => block(envelopeFor(refusal, request.id)),
  }
}

const block = (data: object): string => `data: ${JSON.stringify(data)}\n\n`
