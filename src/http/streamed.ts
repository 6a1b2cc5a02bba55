import type { FastifyReply, FastifyRequest } from 'fastify'
import { envelopeFor } from './error-envelope.ts'
import { refusalOf } from './error-handler.ts'
import { openEventStream } from './event-stream.ts'
import { streamUnits } from './stream-units.ts'

type Citation = { id: number; spans: readonly { start: number; end: number }[] }
type Streamable = { citations: readonly Citation[] }

/**
 * Sends a reply as events: `response.started` once the request was admitted, its main text in checked units as
 * `response.delta`, each source as `response.citation` when it first comes up, and at the end `response.completed` with
 * the whole reply or `response.error` with the envelope. A reply that is given again has no deltas.
 * @param field the one that holds the main text
 * @param work makes the reply and tells when the request was admitted; what it throws before that is a plain refusal
 */
export async function streamed<T extends Streamable>(
  request: FastifyRequest,
  reply: FastifyReply,
  field: keyof T & string,
  work: (admitted: () => void) => Promise<T>,
): Promise<FastifyReply> {
  const stream = openEventStream(request, reply)
  const start = () =>
    stream.start('response.started', {
      ...(request.replyId === undefined ? {} : { id: request.replyId }),
      request_id: request.id,
      createdAt: request.startedAt.time.toISOString(),
    })
  try {
    const whole = await work(start)
    start()
    if (!request.isReplayed) {
      const { citations } = whole
      const waiting = [...citations]
      const spans = citations.flatMap((citation) => citation.spans)
      for (const delta of streamUnits(String(whole[field]), spans)) {
        await stream.send('response.delta', { delta })
        for (const citation of waiting.filter(({ id }) => delta.includes(`[${id}]`))) {
          await stream.send('response.citation', { citation })
          waiting.splice(waiting.indexOf(citation), 1)
        }
      }
      for (const citation of waiting) await stream.send('response.citation', { citation })
    }
    await stream.send('response.completed', whole)
  } catch (error) {
    if (!stream.isStarted()) throw error
    const refusal = refusalOf(error, request)
    await stream.send('response.error', envelopeFor(refusal, request.id))
  } finally {
    stream.end()
  }
  return reply
}
