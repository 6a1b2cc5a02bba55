import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Engine, Theology } from '../../engine/engine.ts'
import { errorResponses, type Gate, named } from '../../http/index.ts'
import { type RespondDeps, respond } from '../reply/index.ts'
import { askTheology, priceTheology } from './ask-theology.ts'
import { TheologyRequest, TheologyResponse } from './theology.schemas.ts'

type Deps = RespondDeps & { gate: Gate; writeTheology: Engine['writeTheology'] }

export const theologyRoutes =
  ({ gate, writeTheology, ...deps }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/theology/ask',
      schema: {
        operationId: 'askTheology',
        summary: 'Ask a question of doctrine',
        description:
          'Answers from Scripture and the study guide. Where Christians differ, shared ground comes first and then every side in its own words with its own texts. Charged by tokens; the price is bounded by `maxOutputTokens`. Needs the scope `theology`.',
        tags: ['Theology'],
        body: named(TheologyRequest),
        response: {
          200: named(TheologyResponse, { description: 'The answer, the views where they differ, sources and price.' }),
          ...errorResponses(400, 401, 402, 403, 405, 413, 415, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'theology' }),
      handler: async (request, reply) => {
        const { body } = request
        return respond<Theology>(deps, request, reply, {
          priced: priceTheology(body),
          prefix: 'theo',
          asked: { text: body.question, ...body },
          field: 'answerMarkdown',
          write: (guard, call) => askTheology(writeTheology, body, guard, call),
        })
      },
    })
  }
