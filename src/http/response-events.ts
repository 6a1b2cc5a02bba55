import type { FastifyRequest } from 'fastify'
import { envelopeFor } from './error-envelope.ts'
import { idOfStream, idOfStreamEnd } from './last-event-id.ts'
import type { StreamForm } from './streamed.ts'

/** An event-source client asks once more after this time, and is answered 204, after which it stays away. */
const retryMs = 10_000

/**
 * The service's own events: `response.started`, the main text as `response.delta`, each source as `response.citation`, and
 * at the end `response.completed` with the whole reply or `response.error` with the envelope. The last has with it what
 * keeps an event-source client from starting over. A reply that is given again has no deltas.
 */
export function responseEvents<T extends object>(request: FastifyRequest): StreamForm<T> {
  const last = `id: ${idOfStreamEnd(request)}\nretry: ${retryMs}\n`
  return {
    hasEventIds: true,
    hasTextWhenReplayed: false,
    start: () =>
      written(
        'response.started',
        {
          ...(request.replyId === undefined ? {} : { id: request.replyId }),
          request_id: request.id,
          createdAt: request.startedAt.time.toISOString(),
        },
        `id: ${idOfStream(request)}\n`,
      ),
    unit: ({ delta, citations }) => [
      written('response.delta', { delta }),
      ...citations.map((citation) => written('response.citation', { citation })),
    ],
    end: (whole) => written('response.completed', whole, last),
    error: (refusal) => written('response.error', envelopeFor(refusal, request.id), last),
  }
}

const written = (event: string, data: object, more = '') => `event: ${event}\ndata: ${JSON.stringify(data)}\n${more}\n`
