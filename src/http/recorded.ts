import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../errors.ts'
import { setStandardHeaders } from './standard-headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the request was refused. */
    errorCode: ErrorCode | undefined
  }
}

/**
 * Outermost: gives every request its id and the standard headers, and sees to it that each leaves one line behind,
 * refused ones too. The line is metadata only: never a body, a query, a header or the path as sent.
 * The stored request record takes the place of the line's last part when usage is kept.
 */
export function recordRequests(app: FastifyInstance): void {
  app.decorateRequest('errorCode', undefined)
  app.addHook('onRequest', async (request, reply) => setStandardHeaders(request, reply))
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { ...identity(request), status: reply.statusCode, latencyMs: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    )
  })
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ ...identity(request), clientLeft: true }, 'request aborted')
  })
}

function identity(request: FastifyRequest) {
  const { keyId, accountId } = request.caller ?? {}
  const { method, routeOptions, errorCode } = request
  return { method, route: routeOptions.url, errorCode, keyId, accountId }
}
