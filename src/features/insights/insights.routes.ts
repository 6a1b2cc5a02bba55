import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Engine, Insights } from '../../engine/engine.ts'
import { errorResponses, type Gate, named } from '../../http/index.ts'
import { type RespondDeps, respond } from '../reply/index.ts'
import { InsightsRequest, InsightsResponse } from './insights.schemas.ts'
import { priceInsights, studyPassage } from './study-passage.ts'

type Deps = RespondDeps & { gate: Gate; writeInsights: Engine['writeInsights'] }

export const insightsRoutes =
  ({ gate, writeInsights, ...deps }: Deps): FastifyPluginAsyncTypebox =>
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
          ...errorResponses(400, 401, 402, 403, 405, 413, 415, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'insights' }),
      handler: async (request, reply) => {
        const { body } = request
        return respond<Insights>(deps, request, reply, {
          priced: priceInsights(body),
          prefix: 'ins',
          asked: { text: body.passage, ...body },
          field: 'insightMarkdown',
          write: (guard, call) => studyPassage(writeInsights, body, guard, call),
        })
      },
    })
  }
