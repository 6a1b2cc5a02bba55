import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Engine } from '../../engine/engine.ts'
import {
  callerOf,
  errorResponses,
  type Gate,
  type Idempotent,
  type Metered,
  named,
  streamed,
} from '../../http/index.ts'
import { composeReply, type GuardFor, type ReplyDeps } from '../reply/index.ts'
import { answerQuestion, priceAnswer } from './answer-question.ts'
import { AnswerRequest, AnswerResponse } from './answers.schemas.ts'

type Deps = ReplyDeps & {
  gate: Gate
  metered: Metered
  idempotent: Idempotent
  guardFor: GuardFor
  writeAnswer: Engine['writeAnswer']
}

export const answersRoutes =
  ({ gate, metered, idempotent, guardFor, writeAnswer, ...replyDeps }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/assistant/answer',
      schema: {
        operationId: 'createAnswer',
        summary: 'Answer a question from Scripture',
        description:
          'Returns a Markdown answer in which every quotation is the exact text of the named translation and every sentence has a source. Charged by tokens; the price is bounded by `maxOutputTokens`. Needs the scope `assistant`.',
        tags: ['Answers'],
        body: named(AnswerRequest),
        response: {
          200: named(AnswerResponse, { description: 'The answer, its sources and its price.' }),
          ...errorResponses(400, 401, 402, 403, 405, 413, 415, 429, 500),
        },
      },
      onRequest: gate({ scope: 'assistant' }),
      handler: async (request, reply) => {
        const { body } = request
        const priced = priceAnswer(body)
        const respond = (admitted: () => void) =>
          idempotent(request, reply, async () =>
            composeReply(
              replyDeps,
              await metered(request, priced, 'ans', (call) => {
                admitted()
                return answerQuestion(
                  writeAnswer,
                  body,
                  guardFor(callerOf(request), { text: body.prompt, ...body }),
                  call,
                )
              }),
            ),
          )
        return body.stream === true ? streamed(request, reply, 'answerMarkdown', respond) : respond(() => {})
      },
    })
  }
