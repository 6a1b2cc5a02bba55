import type { CallWatch } from './call-watch.ts'
import type { HttpReply } from './http-reply.ts'
import { ModelError } from './model-error.ts'
import { createSseParser } from './sse-events.ts'
import type { Step, Wire } from './wire.ts'

type Reply = Pick<HttpReply, 'headers' | 'body'>
type Reading = { wire: Wire; watch: CallWatch; mostBytes: number; hasText: () => boolean }

const mostEventCharacters = 2 ** 20

/**
 * The steps of a reply with status 200, as they come: Server-Sent Events, or JSON from who does not stream.
 * @throws ModelError `too_large`, `malformed`, `broken_stream`; what the connection throws when it breaks
 */
export async function* readSteps(reply: Reply, reading: Reading): AsyncGenerator<Step, void, undefined> {
  const type = String(reply.headers['content-type'] ?? '').toLowerCase()
  const encoding = String(reply.headers['content-encoding'] ?? 'identity').toLowerCase()
  if (type.includes('html') || encoding !== 'identity') throw noAnswer()

  const { wire, hasText } = reading
  const next = piecesOf(reply, reading)
  const first = await next()
  if (first !== undefined && startsAsJson(first)) return yield* await readJson(first, next, wire)
  const parser = createSseParser(mostEventCharacters)
  for (let piece = first; piece !== undefined; piece = await next())
    for (const event of parser.push(piece)) yield wire.readEvent(event, hasText())
  for (const event of parser.end()) yield wire.readEvent(event, hasText())
}

type NextPiece = () => Promise<Uint8Array | undefined>

/** The body as it comes, counted and watched. Leaves it open: whoever opened it closes it. */
function piecesOf({ body }: Reply, { watch, mostBytes }: Reading): NextPiece {
  let bytes = 0
  return async () => {
    watch.listen()
    const piece = await body.next()
    bytes += piece?.length ?? 0
    if (bytes > mostBytes) throw new ModelError('too_large', 'The provider’s reply is too long.', { mayHaveCost: true })
    return piece
  }
}

async function readJson(first: Uint8Array, next: NextPiece, wire: Wire): Promise<Step[]> {
  const parts: Uint8Array[] = []
  for (let piece: Uint8Array | undefined = first; piece !== undefined; piece = await next()) parts.push(piece)
  const steps = wire.readWhole(parsed(Buffer.concat(parts).toString('utf8')))
  if (steps === undefined) throw noAnswer()
  return [...steps]
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
