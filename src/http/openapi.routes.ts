import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import { errorResponses } from './error-envelope.ts'

/** The contract itself, for tools and code generators. Needs no key. */
export const openapiRoutes = (): FastifyPluginAsync => async (app) => {
  let document: string | undefined
  app.get(
    '/openapi.json',
    {
      schema: {
        operationId: 'getOpenapi',
        summary: 'This OpenAPI document',
        description: 'The machine-readable contract. Needs no key.',
        tags: ['Contract'],
        security: [],
        response: {
          200: Type.Object({}, { additionalProperties: true, description: 'An OpenAPI 3.1 document.' }),
          ...errorResponses(405, 500),
        },
      },
    },
    async (_request, reply) => {
      document ??= JSON.stringify(app.swagger())
      return reply
        .type('application/json; charset=utf-8')
        .header('Cache-Control', 'public, max-age=300')
        .serializer(String)
        .send(document)
    },
  )
}
