import { describe, expect, it } from 'vitest'
import { Berea, type BereaOptions, ConfigurationError, RateLimitError, StreamError } from '../../sdk/src/index.ts'
import { event, hangUp, pieces, refusal, scriptedServer } from './scripted-server.ts'

const started = event('response.started', { id: 'ans_1', request_id: 'req_stream', createdAt: '2026-05-01T00:00:00Z' })
const delta = (text: string) => event('response.delta', { delta: text })
const citation = { id: 1, reference: 'John 3:16' }
const cited = event('response.citation', { citation })
const reply = { id: 'ans_1', answerMarkdown: 'God is love. [1] Señor. ', citations: [citation] }
const completed = event('response.completed', reply)
const whole = [started, delta('God is love. [1] '), cited, delta('Señor. '), completed]

const streamFrom = (baseUrl: string, options: Partial<BereaOptions> = {}, signal?: AbortSignal) =>
  new Berea({ apiKey: 'ssa_test_key', baseUrl, ...options }).assistant.stream({ prompt: 'Hope?' }, { signal })

/** Reads a stream to its end: the types of its events, and what was thrown. */
async function read(stream: ReturnType<typeof streamFrom>) {
  const types: string[] = []
  try {
    for await (const { type } of stream) types.push(type)
    return { types }
  } catch (error) {
    return { types, error }
  }
}

const allTypes = ['started', 'delta', 'citation', 'delta', 'completed'].map((name) => `response.${name}`)

describe('a stream', () => {
  it('is read event by event, wherever its bytes were cut', async () => {
    const bytes = new TextEncoder().encode(`: hello\n\n${whole.join('')}`)
    const { baseUrl, asked } = await scriptedServer(pieces([...bytes].map((byte) => Uint8Array.of(byte))))
    const stream = streamFrom(baseUrl)
    expect(await read(stream)).toEqual({ types: allTypes })
    expect(stream.text).toBe(reply.answerMarkdown)
    expect(stream.citations).toEqual([citation])
    expect(await stream.finalReply()).toEqual(reply)
    expect(JSON.parse(asked[0]!.body)).toEqual({ prompt: 'Hope?', stream: true })
    expect(asked[0]!.headers).toMatchObject({ accept: 'text/event-stream', 'idempotency-key': expect.any(String) })
  })

  it('tells its listeners, and gives the whole reply, by one request that waits for its reader', async () => {
    const { baseUrl, asked } = await scriptedServer(pieces(whole))
    const stream = streamFrom(baseUrl)
    const deltas: string[] = []
    const ids: number[] = []
    stream
      .on('response.delta', (data) => deltas.push(data.delta))
      .on('response.citation', (data) => ids.push(data.citation.id))
    expect(asked).toHaveLength(0)
    expect(await Promise.all([stream.finalReply(), stream.finalReply()])).toEqual([reply, reply])
    expect([deltas.join(''), ids, asked.length]).toEqual([reply.answerMarkdown, [1], 1])
    expect(() => stream[Symbol.asyncIterator]()).toThrow(ConfigurationError)
  })

  it('passes over events that it does not know', async () => {
    const later = `${event('response.thought', 'not for this client')}data: nameless\n\n`
    const { baseUrl } = await scriptedServer(pieces([started, later, ...whole.slice(1)]))
    expect(await read(streamFrom(baseUrl))).toEqual({ types: allTypes })
  })

  it('has its text in pieces also where a stored reply is given again', async () => {
    const { baseUrl } = await scriptedServer(pieces([started, completed]))
    const stream = streamFrom(baseUrl)
    const types = ['started', 'delta', 'citation', 'completed'].map((name) => `response.${name}`)
    expect(await read(stream)).toEqual({ types })
    expect(stream.text).toBe(reply.answerMarkdown)
  })

  it.each([
    ['ends', 'end'],
    ['breaks', 'break'],
    ['falls silent', 'silence'],
  ] as const)('that %s before its last event is an error and no short answer', async (_, after) => {
    const cut = whole.slice(0, 3)
    const requestId = 'req_stream'
    // the last event came, but for the line that ends it
    for (const sent of [cut, [...cut, completed.slice(0, -1)]]) {
      const { baseUrl, asked } = await scriptedServer(pieces(sent, after))
      const stream = streamFrom(baseUrl, { timeout: 300 })
      const { types, error } = await read(stream)
      expect(types).toEqual(allTypes.slice(0, 3))
      expect(error).toMatchObject(after === 'silence' ? { name: 'TimeoutError' } : { name: 'StreamError', requestId })
      await expect(stream.finalReply()).rejects.toBe(error)
      // it would be made and charged anew
      expect(asked).toHaveLength(1)
    }
  })

  it('throws what the service says in the middle of it', async () => {
    const envelope = {
      error: { message: 'Wait.', type: 'rate_limit_error', code: 'rate_limited' },
      request_id: 'req_9',
    }
    const { baseUrl } = await scriptedServer(pieces([started, event('response.error', envelope)]))
    const stream = streamFrom(baseUrl)
    const { error } = await read(stream)
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({ message: 'Wait.', code: 'rate_limited', requestId: 'req_9', status: undefined })
  })

  it('throws for an event that is no JSON, and for a reply that is no stream', async () => {
    const broken = await scriptedServer(pieces([started, 'event: response.delta\ndata: {"del\n\n']))
    expect((await read(streamFrom(broken.baseUrl))).error).toMatchObject({
      name: 'StreamError',
      requestId: 'req_stream',
    })
    const page = await scriptedServer((response) => response.end('<h1>Hello</h1>'))
    expect((await read(streamFrom(page.baseUrl))).error).toBeInstanceOf(StreamError)
  })

  it('is asked for again where it had not begun', async () => {
    const busy = refusal(429, 'rate_limited', { 'Retry-After': '0' })
    const { baseUrl, asked } = await scriptedServer(busy, hangUp, pieces(whole))
    expect(await read(streamFrom(baseUrl))).toEqual({ types: allTypes })
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(asked).toHaveLength(3)
  })

  it('may be read slowly', async () => {
    const { baseUrl } = await scriptedServer(pieces(whole))
    const stream = streamFrom(baseUrl, { timeout: 300 })
    for await (const { type } of stream)
      if (type === 'response.started') await new Promise((resolve) => setTimeout(resolve, 600))
    expect(stream.text).toBe(reply.answerMarkdown)
  })
})

describe('whoever leaves a stream', () => {
  it.each([
    ['in the middle', whole.slice(0, 2), 'response.delta'],
    ['at its last event, which the service does not end', whole, 'response.completed'],
  ])('ends the request by leaving the loop %s', async (_, sent, last) => {
    let isLeft = false
    const { baseUrl } = await scriptedServer((response) => {
      response.once('close', () => {
        isLeft = true
      })
      pieces(sent, 'silence')(response)
    })
    const stream = streamFrom(baseUrl)
    for await (const { type } of stream) if (type === last) break
    await expect.poll(() => isLeft).toBe(true)
    if (last === 'response.completed') expect(await stream.finalReply()).toEqual(reply)
    else await expect(stream.finalReply()).rejects.toThrow('The stream was left before its end.')
  })

  it('gets the reason of their signal', async () => {
    const { baseUrl } = await scriptedServer(pieces(whole.slice(0, 2), 'silence'))
    const leaving = new AbortController()
    const stream = streamFrom(baseUrl, {}, leaving.signal)
    stream.on('response.delta', () => leaving.abort(new Error('the page was closed')))
    await expect(stream.finalReply()).rejects.toThrow('the page was closed')
    expect(stream.text).toBe('God is love. [1] ')
  })

  it('before it began sends nothing', async () => {
    const { baseUrl, asked } = await scriptedServer(pieces(whole))
    const stream = streamFrom(baseUrl)
    stream.abort()
    await expect(stream.finalReply()).rejects.toBeInstanceOf(StreamError)
    await expect(streamFrom(baseUrl, {}, AbortSignal.abort()).finalReply()).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(asked).toHaveLength(0)
  })
})
