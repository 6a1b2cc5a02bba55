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
import { generatePrayer, pricePrayer } from './generate-prayer.ts'
import { PrayerRequest, PrayerResponse } from './prayers.schemas.ts'

type Deps = ReplyDeps & {
  gate: Gate
  metered: Metered
  idempotent: Idempotent
  guardFor: GuardFor
  writePrayer: Engine['writePrayer']
}

export const prayersRoutes =
  ({ gate, metered, idempotent, guardFor, writePrayer, ...replyDeps }: Deps): FastifyPluginAsyncTypebox =>
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
          ...errorResponses(400, 401, 402, 403, 405, 413, 415, 429, 500),
        },
      },
      onRequest: gate({ scope: 'prayer' }),
      handler: async (request, reply) => {
        const { body } = request
        const priced = pricePrayer(body)
        const respond = (admitted: () => void) =>
          idempotent(request, reply, async () =>
            composeReply(
              replyDeps,
              await metered(request, priced, 'pray', (call) => {
                admitted()
                return generatePrayer(
                  writePrayer,
                  body,
                  guardFor(callerOf(request), { text: body.topic, ...body }),
                  call,
                )
              }),
            ),
          )
        return body.stream === true ? streamed(request, reply, 'prayerMarkdown', respond) : respond(() => {})
      },
    })
  }
