import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Answer, Engine } from '../../engine/engine.ts'
import { errorResponses, type Gate, named } from '../../http/index.ts'
import { type RespondDeps, respond } from '../reply/index.ts'
import { answerQuestion, priceAnswer } from './answer-question.ts'
import { AnswerRequest, AnswerResponse } from './answers.schemas.ts'

type Deps = RespondDeps & { gate: Gate; writeAnswer: Engine['writeAnswer'] }

export const answersRoutes =
  ({ gate, writeAnswer, ...deps }: Deps): FastifyPluginAsyncTypebox =>
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
          ...errorResponses(400, 401, 402, 403, 405, 413, 415, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'assistant' }),
      handler: async (request, reply) => {
        const { body } = request
        return respond<Answer>(deps, request, reply, {
          priced: priceAnswer(body),
          prefix: 'ans',
          asked: { text: body.prompt, ...body },
          field: 'answerMarkdown',
          write: (guard, call) => answerQuestion(writeAnswer, body, guard, call),
        })
      },
    })
  }
