import type { Dispatcher } from 'undici'
import type { CallWatch } from './call-watch.ts'
import { ModelError } from './model-error.ts'
import { createSseParser } from './sse-events.ts'
import type { Step, Wire } from './wire.ts'

type Reply = Pick<Dispatcher.ResponseData, 'headers' | 'body'>
type Reading = { wire: Wire; watch: CallWatch; mostBytes: number; hasText: () => boolean }

const mostEventCharacters = 2 ** 20

/**
 * The steps of a reply with status 200, as they come: Server-Sent Events, or JSON from who does not stream.
 * @throws ModelError `too_large`, `malformed`, `broken_stream`; what the connection throws when it breaks
 */
export async function* readSteps(reply: Reply, reading: Reading): AsyncGenerator<Step, void, undefined> {
  const pieces = piecesOf(reply, reading)
  const type = String(reply.headers['content-type'] ?? '').toLowerCase()
  const encoding = String(reply.headers['content-encoding'] ?? 'identity').toLowerCase()
  if (type.includes('html') || encoding !== 'identity') throw noAnswer()

  const { wire, hasText } = reading
  const parser = createSseParser(mostEventCharacters)
  let isFirst = true
  for await (const piece of pieces) {
    if (isFirst && startsAsJson(piece)) return yield* readJson(piece, pieces, reading)
    isFirst = false
    for (const event of parser.push(piece)) yield wire.readEvent(event, hasText())
  }
  for (const event of parser.end()) yield wire.readEvent(event, hasText())
}

/** The body as it comes, counted and watched. Leaves it open: whoever opened it closes it. */
async function* piecesOf({ body }: Reply, { watch, mostBytes }: Reading): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0
  watch.listen()
  for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    bytes += piece.length
    if (bytes > mostBytes) throw new ModelError('too_large', 'The provider’s reply is too long.', { mayHaveCost: true })
    yield piece
    watch.listen()
  }
}

async function* readJson(
  first: Uint8Array,
  pieces: AsyncIterable<Uint8Array>,
  { wire }: Reading,
): AsyncGenerator<Step, void, undefined> {
  const parts = [first]
  for await (const piece of pieces) parts.push(piece)
  const steps = wire.readWhole(parsed(Buffer.concat(parts).toString('utf8')))
  if (steps === undefined) throw noAnswer()
  yield* steps
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw noAnswer()
  }
}

const noAnswer = () =>
  new ModelError('malformed', 'The provider sends something that is no answer of a model: check its address.', {
    mayHaveCost: true,
  })

/** Not every server says what it sends. JSON begins with a bracket, and no event does. */
const startsAsJson = (piece: Uint8Array): boolean => {
  const first = piece.find((byte) => byte > 0x20)
  return first === 0x7b || first === 0x5b
}
