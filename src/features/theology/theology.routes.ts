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
import { askTheology, priceTheology } from './ask-theology.ts'
import { TheologyRequest, TheologyResponse } from './theology.schemas.ts'

type Deps = ReplyDeps & {
  gate: Gate
  metered: Metered
  idempotent: Idempotent
  guardFor: GuardFor
  writeTheology: Engine['writeTheology']
}

export const theologyRoutes =
  ({ gate, metered, idempotent, guardFor, writeTheology, ...replyDeps }: Deps): FastifyPluginAsyncTypebox =>
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
          ...errorResponses(400, 401, 402, 403, 405, 413, 415, 429, 500),
        },
      },
      onRequest: gate({ scope: 'theology' }),
      handler: async (request, reply) => {
        const { body } = request
        const priced = priceTheology(body)
        const respond = (admitted: () => void) =>
          idempotent(request, reply, async () =>
            composeReply(
              replyDeps,
              await metered(request, priced, 'theo', (call) => {
                admitted()
                return askTheology(
                  writeTheology,
                  body,
                  guardFor(callerOf(request), { text: body.question, ...body }),
                  call,
                )
              }),
            ),
          )
        return body.stream === true ? streamed(request, reply, 'answerMarkdown', respond) : respond(() => {})
      },
    })
  }
