import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Engine } from '../../engine/engine.ts'
import { errorResponses, type Gate, named } from '../../http/index.ts'
import { VerseVerifyRequest, VerseVerifyResponse } from './verse-verify.schemas.ts'

type Deps = { gate: Gate; verifyVerses: Engine['verifyVerses'] }

export const verseVerifyRoutes =
  ({ gate, verifyVerses }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/verses/verify',
      schema: {
        operationId: 'verifyVerses',
        summary: 'Check quotations and references',
        description:
          'Finds the quotations and references in a text (words in quotation marks or a block quotation, and words beside a reference that are nearly the verse’s or follow “says:”) and says of each whether it is right, and what is true where it is not. Free. Needs the scope `verses`.',
        tags: ['Passages'],
        body: named(VerseVerifyRequest),
        response: {
          200: named(VerseVerifyResponse, { description: 'Every quotation and reference of the text.' }),
          ...errorResponses(400, 401, 403, 405, 413, 415, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'verses', needsNoDatabase: true }),
      handler: async ({ body }) => verifyVerses(body),
    })
  }
