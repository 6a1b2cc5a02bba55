import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Engine } from '../../engine/engine.ts'
import { errorResponses, type Gate, named, pageOf } from '../../http/index.ts'
import {
  PassageParams,
  PassageQuery,
  PassageResponse,
  TranslationsQuery,
  TranslationsResponse,
} from './passages.schemas.ts'

type Deps = { gate: Gate; readPassage: Engine['readPassage']; listTranslations: Engine['listTranslations'] }

export const passagesRoutes =
  ({ gate, readPassage, listTranslations }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/passages/:reference',
      schema: {
        operationId: 'getPassage',
        summary: 'Read a passage',
        description:
          'The exact text of a passage in one translation, verse by verse. Free. A reference that does not exist, or is longer than 200 verses, is 400. Needs the scope `verses`.',
        tags: ['Passages'],
        params: PassageParams,
        querystring: PassageQuery,
        response: {
          200: named(PassageResponse, { description: 'The exact text of the passage.' }),
          ...errorResponses(400, 401, 403, 404, 405, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'verses', needsNoDatabase: true }),
      handler: async ({ params, query }) => readPassage({ ...params, ...query }),
    })

    app.route({
      method: 'GET',
      url: '/translations',
      schema: {
        operationId: 'listTranslations',
        summary: 'List the translations',
        description:
          'The Bible translations of this installation, with their licences. Free. Needs the scope `verses`.',
        tags: ['Passages'],
        querystring: TranslationsQuery,
        response: {
          200: named(TranslationsResponse, { description: 'One page of the translations.' }),
          ...errorResponses(400, 401, 403, 405, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'verses', needsNoDatabase: true }),
      handler: async ({ query }) => pageOf(listTranslations(), query, ({ id }) => id),
    })
  }
