import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '../errors.ts'
import { refusalOf } from './error-handler.ts'
import { openEventStream } from './event-stream.ts'
import { isRepeatedStream } from './last-event-id.ts'
import { sinceStart } from './recorded.ts'
import { streamUnits } from './stream-units.ts'

type Citation = { id: number; spans: readonly { start: number; end: number }[] }
type Streamable = { citations: readonly Citation[] }

type Unit = { delta: string; citations: readonly Citation[] }

/** How a streamed reply is written down; each function gives whole blocks of Server-Sent Events. */
export type StreamForm<T> = {
  /** Whether its events have ids, by which a client that connects again by itself is known. */
  hasEventIds: boolean
  /** Whether a reply that is given again has its text in units too, for clients that read nothing else. */
  hasTextWhenReplayed: boolean
  /** @param whole the reply, where it was there before the stream began */
  start: (whole?: T) => string
  unit: (unit: Unit) => string[]
  end: (whole: T) => string
  /** In the place of `end`, where something failed after the start. */
  error: (refusal: AppError) => string
}

/** How the work of a streamed reply tells what there is to send already. */
export type Sending = {
  /** The request was admitted: what is refused from here on is an event. */
  admitted: () => void
  /** The next unit of the main text, checked and final, with the sources that come up first in it. */
  onUnit: (unit: Unit) => Promise<void>
}

/**
 * Sends a reply as events: its start once the request was admitted, its main text in checked units with each source where
 * it first comes up, and its end or an error. An event-source client that only connected again by itself gets 204.
 * @param field the one that holds the main text
 * @param work makes the reply; what it throws before it was admitted is a plain refusal
 */
export async function streamed<T extends Streamable>(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, field }: { form: StreamForm<T>; field: keyof T & string },
  work: (sending: Sending) => Promise<T>,
): Promise<FastifyReply> {
  if (form.hasEventIds && isRepeatedStream(request)) return reply.code(204).send()
  const stream = openEventStream(request, reply)
  const start = (whole?: T) => {
    if (stream.isStarted()) return
    request.firstByteMs ??= sinceStart(request)
    stream.start(form.start(whole))
  }
  let sent = ''
  const known = new Set<number>()
  const onUnit: Sending['onUnit'] = async (unit) => {
    start()
    sent += unit.delta
    for (const { id } of unit.citations) known.add(id)
    const [text = '', ...sources] = form.unit(unit)
    await stream.send(text)
    if (!request.hasLeft) request.deliveredBytes += Buffer.byteLength(unit.delta)
    for (const block of sources) await stream.send(block)
  }
  try {
    const whole = await work({ admitted: () => start(), onUnit })
    start(whole)
    if (!request.isReplayed || form.hasTextWhenReplayed) {
      const text = String(whole[field])
      if (!text.startsWith(sent)) throw new Error('the text of a reply does not begin with what was streamed of it')
      for (const unit of unitsOf(text, sent.length, whole.citations, known)) await onUnit(unit)
    }
    await stream.send(form.end(whole))
  } catch (error) {
    if (!stream.isStarted()) throw error
    await stream.send(form.error(refusalOf(error, request)))
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
): Generator<Unit> {
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
