import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Format, FormatName, Said } from './upstream-formats.test-data.ts'

/** Stands in all that an upstream says beside an answer; none of it may come out anywhere. */
export const secret = 'UPSTREAM-SECRET-sk-live-0123456789'

export type Exchange = {
  request: IncomingMessage
  reply: ServerResponse
  format: Format
  name: FormatName
  streaming: boolean
  /** The body as it was sent. */
  asked: Record<string, unknown>
}

type Fault = (exchange: Exchange) => void | Promise<void>

export const goodText = ['In the', ' beginning', ' was', ' an answer', ' — ¡sí! 🙏', '.']
export const trueCounts = { input: 42, output: 17 }
const eventStream = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }
const json = { 'content-type': 'application/json' }

/** A right answer of what is said, streamed or whole as it was asked for. */
const says =
  (said: Said): Fault =>
  ({ reply, format, streaming }) => {
    reply.writeHead(200, streaming ? eventStream : json)
    reply.end(streaming ? format.events(said).join('') : JSON.stringify(format.whole(said)))
  }

const fails =
  (status: number, code: string, headers: Record<string, string> | (() => Record<string, string>) = {}): Fault =>
  ({ reply, format }) => {
    reply.writeHead(status, { ...json, ...(typeof headers === 'function' ? headers() : headers) })
    reply.end(JSON.stringify(format.error(status, code, `No: ${secret} at /srv/internal/run.py:12`)))
  }

const bytesOf = (events: readonly string[]): Buffer => Buffer.from(events.join(''))

const written =
  (type: string | undefined, text: string | ((exchange: Exchange) => string), status = 200): Fault =>
  (exchange) => {
    exchange.reply.writeHead(status, type === undefined ? {} : { 'content-type': type })
    exchange.reply.end(typeof text === 'string' ? text : text(exchange))
  }

/** Goes on for as long as somebody reads. */
const endless =
  (block: (format: Format) => string): Fault =>
  async ({ reply, format }) => {
    reply.writeHead(200, eventStream)
    const once = block(format)
    const bytes = Buffer.from(once.repeat(Math.ceil(65_536 / once.length)))
    const closed = new Promise((resolve) => reply.once('close', resolve))
    while (!reply.destroyed) {
      if (reply.write(bytes)) await new Promise(setImmediate)
      else await Promise.race([closed, new Promise((resolve) => reply.once('drain', resolve))])
    }
  }

const html = `<!doctype html><html><h1>${secret}</h1></html>`

/** Every way to misbehave, by the name under which a test asks for it as a model. @param pieces the right answer */
export function faultsSaying(pieces: readonly string[]): Record<string, Fault> {
  const good: Said = { pieces, counts: trueCounts }

  /** The first half of a good stream, then whatever comes instead of the rest. */
  const half =
    (then: (exchange: Exchange) => void): Fault =>
    (exchange) => {
      const events = exchange.format.events(good)
      exchange.reply.writeHead(200, eventStream)
      exchange.reply.write(bytesOf(events.slice(0, Math.ceil(events.length / 2))), () => then(exchange))
    }

  const inPieces =
    (size: number, pauseMs: number, change: (text: string) => string = (text) => text): Fault =>
    async ({ reply, format }) => {
      const bytes = Buffer.from(change(format.events(good).join('')))
      reply.writeHead(200, eventStream)
      for (let from = 0; from < bytes.length && !reply.destroyed; from += size) {
        reply.write(bytes.subarray(from, from + size))
        // a turn of the loop sends the piece by itself
        await (pauseMs > 0 ? sleep(pauseMs) : new Promise(setImmediate))
      }
      reply.end()
    }

  const streamOf = ({ format }: Exchange, said: Said = good) => format.events(said)
  const counted = (input: unknown, output: unknown): Fault => says({ pieces, counts: { input, output } })
  return {
    none: says(good),

    'status-307': ({ reply }) => void reply.writeHead(307, { location: `http://127.0.0.1:1/${secret}` }).end(),
    'status-400': fails(400, 'invalid_request_error'),
    'status-400-long': fails(400, 'context_length_exceeded'),
    'status-401': fails(401, 'invalid_api_key'),
    'status-402': fails(402, 'billing_error'),
    'status-403': fails(403, 'permission_error'),
    'status-404': fails(404, 'not_found_error'),
    'status-408': fails(408, 'timeout_error'),
    'status-413': fails(413, 'request_too_large'),
    'status-429': fails(429, 'rate_limit_error', { 'retry-after': '1' }),
    'status-429-bare': fails(429, 'rate_limit_error'),
    'status-429-date': fails(429, 'rate_limit_error', () => ({
      'retry-after': new Date(Date.now() + 3_000).toUTCString(),
    })),
    'status-429-huge': fails(429, 'rate_limit_error', { 'retry-after': '86400' }),
    'status-429-quota': fails(429, 'insufficient_quota'),
    'status-500': fails(500, 'api_error'),
    'status-502-html': written('text/html', html, 502),
    'status-503-empty': ({ reply }) => void reply.writeHead(503).end(),
    'status-504': fails(504, 'timeout_error'),
    'status-529': fails(529, 'overloaded_error'),
    'status-500-endless': async ({ reply }) => {
      reply.writeHead(500, json)
      while (!reply.destroyed && reply.write(secret.repeat(500))) await new Promise(setImmediate)
    },
    'status-500-hang': ({ reply }) => void reply.writeHead(500, { ...json, 'content-length': '500' }).write('{'),
    'status-204': ({ reply }) => void reply.writeHead(204).end(),

    hang: () => {},
    'hang-headers': ({ reply }) => reply.writeHead(200, eventStream).flushHeaders(),
    'hang-half': half(() => {}),
    reset: ({ request }) => void request.socket.destroy(),
    'reset-half': half(({ request }) => void request.socket.destroy()),
    'bad-chunk-half': half(({ request }) => void request.socket.write(`zz${secret}\r\n\r\n`)),
    'end-half': half(({ reply }) => void reply.end()),
    'not-http': ({ request }) => void request.socket.end(`SSH-2.0-${secret}\r\n`),
    'long-headers': ({ reply }) => void reply.writeHead(200, { 'x-long': secret.repeat(3_000) }).end(),
    close: (exchange) => {
      exchange.reply.setHeader('connection', 'close')
      return says(good)(exchange)
    },

    'empty-body': written('text/event-stream', ''),
    'html-200': written('text/html', html),
    'bad-json': written('application/json', `not JSON ${secret}`),
    'half-json': written('application/json', ({ format }) => JSON.stringify(format.whole(good)).slice(0, 60)),
    'other-json': written('application/json', JSON.stringify({ hello: secret })),
    'deep-json': written('application/json', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
    'huge-json': written('application/json', ({ format }) =>
      JSON.stringify(format.whole({ ...good, pieces: ['x'.repeat(16 * 2 ** 20)] })),
    ),
    'error-json': written('application/json', ({ format }) =>
      JSON.stringify(format.error(529, 'overloaded_error', secret)),
    ),
    'plain-json': written('application/json; charset=utf-8', ({ format }) => JSON.stringify(format.whole(good))),
    'untyped-json': written(undefined, ({ format }) => ` ${JSON.stringify(format.whole(good))}`),
    'wrong-type': written('text/plain', (exchange) => streamOf(exchange).join('')),
    'json-type': written('application/json', (exchange) => streamOf(exchange).join('')),
    'stream-type': written('text/event-stream', ({ format }) => JSON.stringify(format.whole(good))),
    untyped: written(undefined, (exchange) => streamOf(exchange).join('')),
    gzip: ({ reply }) =>
      void reply.writeHead(200, { ...eventStream, 'content-encoding': 'gzip' }).end(Buffer.from([0x1f, 0x8b, 8, 0])),
    'bad-event': written('text/event-stream', `data: {"oops ${secret}\n\n`),
    'bad-event-half': half(({ reply }) => void reply.end(`data: {"oops ${secret}\n\n`)),
    'odd-events': (exchange) =>
      written(
        'text/event-stream',
        ['[]', '1', 'null', '"x"', '{}', '{"choices":7,"type":7,"candidates":{}}']
          .map((data) => `data: ${data}\n\n`)
          .concat(streamOf(exchange))
          .join(''),
      )(exchange),
    'proto-keys': (exchange) =>
      written(
        'text/event-stream',
        `data: {"__proto__":{"error":{"message":"${secret}"},"polluted":1}}\n\n${streamOf(exchange).join('')}`,
      )(exchange),

    'split-1': inPieces(1, 0),
    'split-7': inPieces(7, 0),
    crlf: inPieces(5, 0, (text) => text.replaceAll('\n', '\r\n')),
    cr: inPieces(11, 0, (text) => text.replaceAll('\n', '\r')),
    comments: inPieces(
      4_096,
      0,
      (text) =>
        `\uFEFF: PROCESSING ${secret}\n\nid: 7\nretry: 10\n\n${text.replaceAll('\n\n', '\n\n: still here\n\n')}`,
    ),
    drip: inPieces(1, 20),
    'no-last-line': (exchange) => written('text/event-stream', streamOf(exchange).join('').trimEnd())(exchange),
    'no-done': (exchange) => {
      const ends = /data: \[DONE\]|event: message_stop/
      return written(
        'text/event-stream',
        streamOf(exchange)
          .filter((event) => !ends.test(event))
          .join(''),
      )(exchange)
    },
    'done-then-open': (exchange) => {
      exchange.reply.writeHead(200, eventStream)
      exchange.reply.write(streamOf(exchange).join(''))
    },
    'done-then-more': (exchange) =>
      written(
        'text/event-stream',
        (at) => streamOf(at).join('') + (at.name === 'google' ? '' : streamOf(at).join('')),
      )(exchange),
    'finish-then-open': (exchange) => {
      const events = streamOf(exchange, { pieces, counts: undefined })
      exchange.reply.writeHead(200, eventStream)
      exchange.reply.write(events.filter((event) => !/\[DONE\]|message_stop/.test(event)).join(''))
    },
    'finish-then-reset': (exchange) => {
      const events = streamOf(exchange, { pieces, counts: undefined })
      exchange.reply.writeHead(200, eventStream)
      const sent = events.filter((event) => !/\[DONE\]|message_stop/.test(event)).join('')
      exchange.reply.write(sent, () => setTimeout(() => exchange.request.socket.destroy(), 30))
    },
    'twice-finished': (exchange) => {
      const events = streamOf(exchange)
      const at = events.findIndex((event) =>
        /"(finish_reason":"stop|stop_reason":"end_turn|finishReason":"STOP)"/.test(event),
      )
      written('text/event-stream', events.toSpliced(at, 0, events[at]!).join(''))(exchange)
    },
    'error-first': (exchange) =>
      written('text/event-stream', exchange.format.failure(529, 'overloaded_error', secret))(exchange),
    'error-first-limit': (exchange) =>
      written('text/event-stream', exchange.format.failure(429, 'rate_limit_error', secret))(exchange),
    'error-half': half(({ reply, format }) => void reply.end(format.failure(500, 'api_error', secret))),
    reasoning: (exchange) => {
      const events = streamOf(exchange)
      const first = exchange.name === 'google' ? 0 : exchange.name === 'openai' ? 1 : 2
      written('text/event-stream', events.toSpliced(first, 0, exchange.format.thought(secret)).join(''))(exchange)
    },
    'half-emoji': says({ pieces: ['pray \ud83d', '\ude4f', ' \ud83d', 'alone', ' end \ud83d'], counts: trueCounts }),
    unicode: says({ pieces: ['a\u202E b\u0000 \u200B e\u0301 \uFDFA'], counts: trueCounts }),
    'long-line': written('text/event-stream', `data: ${'x'.repeat(2 * 2 ** 20)}`),
    endless: endless(
      (format) => format.events({ pieces: ['word '.repeat(200)] }).find((event) => event.includes('word'))!,
    ),
    'endless-comments': endless(() => `: ${secret}\n\n`),
    'endless-line': endless(() => secret),
    'endless-thought': endless((format) => format.thought(secret.repeat(20))),

    length: says({ ...good, reason: 'length' }),
    filter: says({ ...good, reason: 'filter' }),
    refusal: says({ pieces: [], reason: 'refusal', refusal: secret, counts: trueCounts }),
    tool: says({ pieces: [], reason: 'tool', counts: trueCounts }),
    'no-text': says({ pieces: [], counts: trueCounts }),
    'no-choices': written('text/event-stream', 'data: {"choices":[],"candidates":[]}\n\ndata: [DONE]\n\n'),

    'no-counts': says({ pieces, counts: undefined }),
    'null-counts': says({ pieces, counts: null }),
    'zero-counts': counted(0, 0),
    'zero-input': counted(0, 17),
    'negative-counts': counted(-42, -17),
    'huge-counts': counted(9e15, 9e15),
    'text-counts': counted('12', 'NaN'),
    'float-counts': counted(1.5, 2.5),
    'low-counts': counted(4, 1),
    'twice-counted': (exchange) => {
      const events = streamOf(exchange)
      const at = events.findLastIndex((event) => /completion_tokens|output_tokens|promptTokenCount/.test(event))
      written('text/event-stream', events.toSpliced(at, 0, events[at]!).join(''))(exchange)
    },
  }
}

export const faults = faultsSaying(goodText)
