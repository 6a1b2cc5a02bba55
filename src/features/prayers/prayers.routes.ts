import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Engine, Prayer } from '../../engine/engine.ts'
import { errorResponses, type Gate, named } from '../../http/index.ts'
import { type RespondDeps, respond } from '../reply/index.ts'
import { generatePrayer, pricePrayer } from './generate-prayer.ts'
import { PrayerRequest, PrayerResponse } from './prayers.schemas.ts'

type Deps = RespondDeps & { gate: Gate; writePrayer: Engine['writePrayer'] }

export const prayersRoutes =
  ({ gate, writePrayer, ...deps }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/prayer/generate',
      schema: {
        operationId: 'createPrayer',
        summary: 'Write a prayer from Scripture’s own words',
        description:
          'Returns a prayer in one of six forms, built on exact words of Scripture that fit the topic. It speaks to God and never for God, and promises no outcome. Charged by tokens; the price is bounded by `maxOutputTokens`. Needs the scope `prayer`.',
        tags: ['Prayers'],
        body: named(PrayerRequest),
        response: {
          200: named(PrayerResponse, { description: 'The prayer, its sources and its price.' }),
          ...errorResponses(400, 401, 402, 403, 405, 413, 415, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'prayer' }),
      handler: async (request, reply) => {
        const { body } = request
        return respond<Prayer>(deps, request, reply, {
          priced: pricePrayer(body),
          prefix: 'pray',
          asked: { text: body.topic, ...body },
          field: 'prayerMarkdown',
          write: (guard, call) => generatePrayer(writePrayer, body, guard, call),
        })
      },
    })
  }
