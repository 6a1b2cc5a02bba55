import type { FastifyReply, FastifyRequest } from 'fastify'

/** Label of the public contract; changed only when the contract is, with an ADR. */
const API_REVISION = '2026.05-v1'

/** Headers of every reply, refusals too. `/v1` also names its version and what is kept of a request. */
export function setStandardHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('X-Request-Id', request.id)
  reply.header('X-Content-Type-Options', 'nosniff')
  if (reply.getHeader('Cache-Control') === undefined) reply.header('Cache-Control', 'no-store')
  if (/^\/v1(?:[/?]|$)/.test(request.url)) {
    reply.header('X-API-Version', 'v1')
    reply.header('X-API-Revision', API_REVISION)
    reply.header('X-Data-Retention', 'metadata-only')
  }
}
