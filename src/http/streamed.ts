import type { FastifyReply, FastifyRequest } from 'fastify'
import { envelopeFor } from './error-envelope.ts'
import { refusalOf } from './error-handler.ts'
import { openEventStream } from './event-stream.ts'
import { isRepeatedStream } from './last-event-id.ts'
import { sinceStart } from './recorded.ts'
import { streamUnits } from './stream-units.ts'

type Citation = { id: number; spans: readonly { start: number; end: number }[] }
type Streamable = { citations: readonly Citation[] }

/** How the work of a streamed reply tells what there is to send already. */
export type Sending = {
  /** The request was admitted: what is refused from here on is an event. */
  admitted: () => void
  /** The next unit of the main text, checked and final, with the sources that come up first in it. */
  onUnit: (unit: { delta: string; citations: readonly Citation[] }) => Promise<void>
}

/**
 * Sends a reply as events: `response.started` once the request was admitted, its main text in checked units as
 * `response.delta`, each source as `response.citation` when it first comes up, and at the end `response.completed` with
 * the whole reply or `response.error` with the envelope. A reply that is given again has no deltas. An event-source client
 * that only connected again by itself gets 204.
 * @param field the one that holds the main text
 * @param work makes the reply; what it throws before it was admitted is a plain refusal
 */
export async function streamed<T extends Streamable>(
  request: FastifyRequest,
  reply: FastifyReply,
  field: keyof T & string,
  work: (sending: Sending) => Promise<T>,
): Promise<FastifyReply> {
  if (isRepeatedStream(request)) return reply.code(204).send()
  const stream = openEventStream(request, reply)
  const start = () => {
    request.firstByteMs ??= sinceStart(request)
    stream.start('response.started', {
      ...(request.replyId === undefined ? {} : { id: request.replyId }),
      request_id: request.id,
      createdAt: request.startedAt.time.toISOString(),
    })
  }
  let sent = ''
  const known = new Set<number>()
  const onUnit: Sending['onUnit'] = async ({ delta, citations }) => {
    start()
    sent += delta
    await stream.send('response.delta', { delta })
    if (!request.hasLeft) request.deliveredBytes += Buffer.byteLength(delta)
    for (const citation of citations) {
      known.add(citation.id)
      await stream.send('response.citation', { citation })
    }
  }
  try {
    const whole = await work({ admitted: start, onUnit })
    start()
    if (!request.isReplayed) {
      const text = String(whole[field])
      if (!text.startsWith(sent)) throw new Error('the text of a reply does not begin with what was streamed of it')
      for (const unit of unitsOf(text, sent.length, whole.citations, known)) await onUnit(unit)
    }
    await stream.finish('response.completed', whole)
  } catch (error) {
    if (!stream.isStarted()) throw error
    const refusal = refusalOf(error, request)
    await stream.finish('response.error', envelopeFor(refusal, request.id))
  } finally {
    stream.end()
  }
  return reply
}

/** What of a text is still to be sent, each source with the unit in which its marker first stands, or with the last. */
function* unitsOf(
  text: string,
  from: number,
  citations: readonly Citation[],
  known: ReadonlySet<number>,
): Generator<{ delta: string; citations: Citation[] }> {
  const spans = citations.flatMap((citation) => citation.spans)
  let waiting = citations.filter(({ id }) => !known.has(id))
  const units = streamUnits(text, spans, from)
  for (const [place, delta] of units.entries()) {
    const isLast = place === units.length - 1
    const here = waiting.filter(({ id }) => isLast || delta.includes(`[${id}]`))
    waiting = waiting.filter((citation) => !here.includes(citation))
    yield { delta, citations: here }
  }
}
