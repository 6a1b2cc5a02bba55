import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Engine } from '../../engine/engine.ts'
import {
  type Concurrent,
  callerOf,
  errorResponses,
  type Gate,
  type Idempotent,
  type Metered,
  named,
} from '../../http/index.ts'
import { composeReply, type GuardFor, type ReplyDeps } from '../reply/index.ts'
import { VerseSearchRequest, VerseSearchResponse } from './verse-search.schemas.ts'

type Deps = ReplyDeps & {
  gate: Gate
  metered: Metered
  concurrent: Concurrent
  idempotent: Idempotent
  guardFor: GuardFor
  searchVerses: Engine['searchVerses']
}

export const verseSearchRoutes =
  ({ gate, metered, concurrent, idempotent, guardFor, searchVerses, ...replyDeps }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/verses/search',
      schema: {
        operationId: 'searchVerses',
        summary: 'Find verses on a topic',
        description:
          'Finds passages by meaning, by topic, by words, by a quotation as it is remembered, or by reference. Costs 1 credit. Needs the scope `verses`.',
        tags: ['Verse search'],
        body: named(VerseSearchRequest),
        response: {
          200: named(VerseSearchResponse, { description: 'The passages found, best first.' }),
          ...errorResponses(400, 401, 402, 403, 405, 413, 415, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'verses' }),
      handler: async (request, reply) => {
        const { body } = request
        const search = async () =>
          composeReply(
            replyDeps,
            await metered(request, priceSearch(body), 'vs', () =>
              searchVerses({ ...body, guard: guardFor(callerOf(request), { text: body.query }) }),
            ),
          )
        return concurrent(request, reply, () => idempotent(request, reply, search))
      },
    })
  }

/** What the price of a search is estimated from. */
export const priceSearch = ({ query }: { query: string }) =>
  ({ endpoint: 'verses.search', requestBytes: Buffer.byteLength(query), maxOutputTokens: 0 }) as const
