import { ModelError } from './model-error.ts'

/** One Server-Sent Event: `name` is `message` where none was given. */
export type SseEvent = { name: string; data: string }

/** Takes bytes as they come and gives the events that they complete. */
export type SseParser = {
  /** @throws ModelError `too_large` when one event is over the limit */
  push: (bytes: Uint8Array) => SseEvent[]
  /** The event that the end of the stream completes: not every server sends the last empty line. */
  end: () => SseEvent[]
}

/**
 * Parses Server-Sent Events cut anywhere, within a character too. Lines end with LF, CR or CR LF; comments and the
 * fields `id` and `retry` are left out.
 * @param mostCharacters of one event
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 */
export function createSseParser(mostCharacters: number): SseParser {
  const decoder = new TextDecoder()
  let line = ''
  let endedWithCr = false
  let name = ''
  let data: string[] = []
  let characters = 0

  const count = (more: number) => {
    characters += more
    if (characters <= mostCharacters) return
    throw new ModelError('too_large', 'The provider sends an event that is too long.', { mayHaveCost: true })
  }
  const dispatch = (): SseEvent[] => {
    const event = { name: name === '' ? 'message' : name, data: data.join('\n') }
    const isEmpty = data.length === 0
    name = ''
    data = []
    characters = 0
    return isEmpty ? [] : [event]
  }
  const take = (whole: string): SseEvent[] => {
    if (whole === '') return dispatch()
    const colon = whole.indexOf(':')
    const field = colon < 0 ? whole : whole.slice(0, colon)
    const value = colon < 0 ? '' : whole.slice(whole[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'data') data.push(value)
    else if (field === 'event') name = value
    else characters -= whole.length // comments may go on for ever
    return []
  }
  // only what is new is searched, so that a long line in small pieces stays cheap
  const takeText = (text: string): SseEvent[] => {
    const events: SseEvent[] = []
    let from = endedWithCr && text.startsWith('\n') ? 1 : 0
    if (text !== '') endedWithCr = text.endsWith('\r')
    for (;;) {
      const end = nextLineEnd(text, from)
      const piece = text.slice(from, end < 0 ? text.length : end)
      count(piece.length)
      line += piece
      if (end < 0) return events
      events.push(...take(line))
      line = ''
      from = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
    }
  }

  return {
    push: (bytes) => takeText(decoder.decode(bytes, { stream: true })),
    end: () => {
      const events = takeText(decoder.decode())
      if (line !== '') events.push(...take(line))
      line = ''
      events.push(...dispatch())
      return events
    },
  }
}

function nextLineEnd(text: string, from: number): number {
  const lf = text.indexOf('\n', from)
  const cr = text.indexOf('\r', from)
  if (cr < 0) return lf
  return lf < 0 ? cr : Math.min(lf, cr)
}
