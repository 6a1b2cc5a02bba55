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
import { InsightsRequest, InsightsResponse } from './insights.schemas.ts'
import { priceInsights, studyPassage } from './study-passage.ts'

type Deps = ReplyDeps & {
  gate: Gate
  metered: Metered
  idempotent: Idempotent
  guardFor: GuardFor
  writeInsights: Engine['writeInsights']
}

export const insightsRoutes =
  ({ gate, metered, idempotent, guardFor, writeInsights, ...replyDeps }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/insights',
      schema: {
        operationId: 'createInsights',
        summary: 'Study a passage',
        description:
          'Returns what a reader needs to study a passage of up to 200 verses: its text, setting, themes, telling Hebrew and Greek words, cross-references with their reasons, commentary and questions, and all of it as a Markdown page. Charged by tokens of the page; the price is bounded by `maxOutputTokens`. Needs the scope `insights`.',
        tags: ['Insights'],
        body: named(InsightsRequest),
        response: {
          200: named(InsightsResponse, { description: 'The study, its sources and its price.' }),
          ...errorResponses(400, 401, 402, 403, 405, 413, 415, 429, 500),
        },
      },
      onRequest: gate({ scope: 'insights' }),
      handler: async (request, reply) => {
        const { body } = request
        const priced = priceInsights(body)
        const respond = (admitted: () => void) =>
          idempotent(request, reply, async () =>
            composeReply(
              replyDeps,
              await metered(request, priced, 'ins', (call) => {
                admitted()
                return studyPassage(
                  writeInsights,
                  body,
                  guardFor(callerOf(request), { text: body.passage, ...body }),
                  call,
                )
              }),
            ),
          )
        return body.stream === true ? streamed(request, reply, 'insightMarkdown', respond) : respond(() => {})
      },
    })
  }
