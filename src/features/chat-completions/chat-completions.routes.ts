import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Answer, GuardContext, WritingCall } from '../../engine/engine.ts'
import { errorResponses, type Gate, type Metered, named } from '../../http/index.ts'
import { type RespondDeps, respond } from '../reply/index.ts'
import { type AnswerBody, answerRequestOf, priceOf } from './answer-request.ts'
import { type ChatAnswer, type ComposedAnswer, chatCompletion } from './chat-completion.ts'
import { ChatCompletion, ChatCompletionRequest } from './chat-completions.schemas.ts'
import { completionChunks } from './completion-chunks.ts'

type Deps = RespondDeps & {
  gate: Gate
  /** The operation of the answer endpoint, and what its price is estimated from. */
  answerQuestion: (body: AnswerBody, guard: GuardContext, call: WritingCall) => Promise<Answer>
  priceAnswer: (body: AnswerBody) => Parameters<Metered>[1]
  publicUrl: string
}

export const chatCompletionsRoutes =
  ({ gate, answerQuestion, priceAnswer, publicUrl, ...deps }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/chat/completions',
      schema: {
        operationId: 'createChatCompletion',
        summary: 'Answer a conversation, in OpenAI’s form',
        description:
          'The answer of `POST /assistant/answer` for clients of OpenAI’s Chat Completions: the same writer, guardrails, limits and price. Charged by tokens; the price is bounded by `max_completion_tokens`. Needs the scope `assistant`.',
        tags: ['Chat completions'],
        'x-chunks': 'ChatCompletionChunk',
        body: named(ChatCompletionRequest),
        response: {
          200: named(ChatCompletion, { description: 'The answer, its sources and its price.' }),
          ...errorResponses(400, 401, 402, 403, 404, 405, 413, 415, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'assistant' }),
      handler: async (request, reply) => {
        const { body } = request
        const asAnswer = answerRequestOf(body)
        const { answer, notes, inOwnTerms } = asAnswer
        const includeUsage = body.stream_options?.include_usage === true
        const made = await respond<ChatAnswer>(deps, request, reply, {
          priced: priceOf(asAnswer, priceAnswer),
          prefix: 'ans',
          asked: { text: answer.prompt, ...answer },
          field: 'answerMarkdown',
          form: completionChunks(request, { publicUrl, includeUsage }),
          write: async (guard, call) => {
            try {
              const written = await answerQuestion(answer, guard, call)
              const safety = { ...written.safety, notes: [...written.safety.notes, ...notes] }
              return { ...written, safety, requestId: request.id }
            } catch (error) {
              throw inOwnTerms(error)
            }
          },
        })
        return answer.stream === true ? reply : chatCompletion(made as ComposedAnswer, publicUrl)
      },
    })
  }
