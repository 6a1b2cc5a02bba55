import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDeterministicEmbedder } from './deterministic.ts'
import type { EmbeddingError } from './embedding-error.ts'
import {
  answerStatus,
  answerWell,
  type Behaviour,
  type EmbeddingServer,
  send,
  startEmbeddingServer,
} from './embedding-server.test-data.ts'
import { createOpenAiEmbedder, type OpenAiSettings } from './openai-compatible.ts'

const key = 'sk-the-whole-secret'
const texts = ['In the beginning', 'God made the heaven', 'and the earth']

let server: EmbeddingServer
let pauses: number[]
beforeEach(async () => {
  server = await startEmbeddingServer()
  pauses = []
})
afterEach(() => server.close())

const patient = { timeoutMs: 5_000, tries: 3, longestPauseMs: 60_000 }
const embedderOf = (settings: Partial<OpenAiSettings> = {}, timeoutMs = 5_000) =>
  createOpenAiEmbedder(
    { url: server.url, model: 'some', apiKey: key, ...settings },
    {
      patience: {
        query: { ...patient, timeoutMs, tries: 2, longestPauseMs: 1_000 },
        document: { ...patient, timeoutMs },
      },
      pause: async (ms) => {
        pauses.push(ms)
      },
      now: () => Date.parse('2026-05-01T00:00:00Z'),
    },
  )
const errorOf = async (embedding: Promise<unknown>) =>
  (await embedding.then(
    () => undefined,
    (error: unknown) => error,
  )) as EmbeddingError

/** Behaves one way after the other, and then as the last. */
const inTurn =
  (...behaviours: Behaviour[]): Behaviour =>
  (request, response, count) =>
    behaviours[Math.min(count, behaviours.length - 1)]!(request, response, count)

describe('createOpenAiEmbedder', () => {
  it('asks as the API wants it, and gives vectors of length 1', async () => {
    const vectors = await embedderOf({ dimensions: 8 }).embed(texts, 'document')
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]!.body).toEqual({ model: 'some', input: texts, encoding_format: 'float', dimensions: 8 })
    expect(server.requests[0]!.headers).toMatchObject({
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
    })
    const expected = await createDeterministicEmbedder({ size: 8 }).embed(texts, 'document')
    for (const [row, vector] of vectors.entries()) {
      for (const [place, value] of vector.entries()) expect(value).toBeCloseTo(expected[row]![place]!, 5)
    }
  })

  it('asks without a key and dimensions where there are none, and puts the prefix of the purpose first', async () => {
    const embedder = embedderOf({ apiKey: undefined, prefixes: { query: 'query: ', document: 'passage: ' } })
    await embedder.embed(['God'], 'query')
    await embedder.embed(['God'], 'document')
    expect(server.requests.map(({ body }) => body.input)).toEqual([['query: God'], ['passage: God']])
    expect(server.requests[0]!.headers).not.toHaveProperty('authorization')
    expect(server.requests[0]!.body).not.toHaveProperty('dimensions')
  })

  it('asks nothing for no texts', async () => {
    expect(await embedderOf().embed([], 'document')).toEqual([])
    expect(server.requests).toHaveLength(0)
  })

  it('has another name for everything that changes its vectors, and none for the key', () => {
    const all: Partial<OpenAiSettings>[] = [
      {},
      { url: `${server.url}/other` },
      { model: 'other' },
      { dimensions: 8 },
      { prefixes: { query: 'q: ' } },
      { prefixes: { document: 'q: ' } },
    ]
    expect(new Set(all.map((settings) => embedderOf(settings).name)).size).toBe(all.length)
    expect(embedderOf({ apiKey: 'other', batch: 1, url: `${server.url}/` }).name).toBe(embedderOf().name)
    expect(embedderOf().name).not.toContain(key)
  })

  it('puts vectors in the order of their texts, whatever order they come in', async () => {
    const vectors = [
      [1, 0],
      [0, 1],
      [0, -1],
    ]
    const entries = vectors.map((embedding, index) => ({ index, embedding }))
    server.behave((_, response) => send(response, [entries[2], entries[0], entries[1]]))
    expect((await embedderOf().embed(texts, 'document')).map((vector) => [...vector])).toEqual(vectors)
  })

  it('takes vectors without numbers as they come', async () => {
    server.behave((_, response) => send(response, [{ embedding: [3, 4] }]))
    expect([...(await embedderOf().embed(['God'], 'query'))[0]!]).toEqual([Math.fround(0.6), Math.fround(0.8)])
  })
})

describe('what may pass', () => {
  it('is tried again: after the pause that is asked for, else after a longer one each time', async () => {
    server.behave(inTurn(answerStatus(429, { 'retry-after': '7' }), answerStatus(503), answerWell()))
    expect(await embedderOf().embed(texts, 'document')).toHaveLength(3)
    expect(pauses).toEqual([7_000, 1_000])
  })

  it('is tried again at the date that is asked for', async () => {
    server.behave(inTurn(answerStatus(503, { 'retry-after': 'Fri, 01 May 2026 00:00:20 GMT' }), answerWell()))
    await embedderOf().embed(texts, 'document')
    expect(pauses).toEqual([20_000])
  })

  it('is not tried again when a longer pause is asked for than anyone waits', async () => {
    server.behave(answerStatus(429, { 'retry-after': '2' }))
    expect(await errorOf(embedderOf().embed(['God'], 'query'))).toMatchObject({
      name: 'EmbeddingError',
      kind: 'rate_limited',
      message: expect.stringContaining('too many requests (429)'),
    })
    expect(pauses).toEqual([])
    expect(server.requests).toHaveLength(1)
  })

  it('is given up when it does not pass, with a sentence that has neither key nor body', async () => {
    server.behave(answerStatus(500))
    const error = await errorOf(embedderOf().embed(texts, 'document'))
    expect(error).toMatchObject({ kind: 'unreachable' })
    expect(error.message).toBe(`The embedding service at ${server.url}/embeddings fails (500): its own log says why.`)
    expect(error.cause).toBeUndefined()
    expect(server.requests).toHaveLength(3)
    expect(pauses).toEqual([500, 1_000])
  })

  it('is a service that does not answer in time', async () => {
    server.behave(() => {})
    expect(await errorOf(embedderOf({}, 40).embed(['God'], 'query'))).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('did not answer within 0.04 s'),
    })
    expect(server.requests).toHaveLength(2)
  })

  it('is a body that stops halfway', async () => {
    server.behave(
      inTurn((_, response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('{"data":', () => response.destroy())
      }, answerWell()),
    )
    expect(await embedderOf().embed(texts, 'document')).toHaveLength(3)
  })

  it('is a service that is not there', async () => {
    await server.close()
    const error = await errorOf(embedderOf().embed(['God'], 'query'))
    expect(error).toMatchObject({ kind: 'unreachable', message: expect.stringContaining('(ECONNREFUSED)') })
    expect(pauses).toEqual([500])
    server = await startEmbeddingServer()
  })
})

describe('what does not pass', () => {
  it.each([
    [401, {}, 'does not take the key (401): set BEREA_EMBEDDER_KEY to one that may use “some”.'],
    [404, {}, 'has no model “some” or no embeddings (404)'],
    [400, {}, 'does not take the request (400)'],
    [302, { location: 'http://127.0.0.1:1/' }, 'sends elsewhere (302), which is not followed'],
  ])('is asked once: %i', async (status, headers, message) => {
    server.behave(answerStatus(status, headers))
    const error = await errorOf(embedderOf().embed(texts, 'document'))
    expect(error).toMatchObject({ kind: 'refused', message: expect.stringContaining(message) })
    expect(JSON.stringify([error.message, error.cause])).not.toContain(key)
    expect(server.requests).toHaveLength(1)
  })

  it('is a key that is missing', async () => {
    server.behave(answerStatus(401))
    const error = await errorOf(embedderOf({ apiKey: undefined }).embed(texts, 'document'))
    expect(error.message).toContain('wants a key (401): set BEREA_EMBEDDER_KEY.')
  })

  it.each<[string, unknown[], string]>([
    ['too few vectors', [{ index: 0, embedding: [1] }], 'answers 3 texts with 1 vectors'],
    ['none', [], 'answers 3 texts with 0 vectors'],
    ['a number twice', [0, 1, 1].map((index) => ({ index, embedding: [1] })), 'misnumbers them'],
    ['a number too high', [0, 1, 2 ** 31].map((index) => ({ index, embedding: [1] })), 'misnumbers them'],
    ['vectors as text', [0, 1, 2].map((index) => ({ index, embedding: 'AAAA' })), 'without a list of vectors'],
    ['empty vectors', [0, 1, 2].map((index) => ({ index, embedding: [] })), 'an empty vector'],
    ['null among the numbers', [0, 1, 2].map((index) => ({ index, embedding: [1, null] })), 'no finite number'],
    ['nothing but zeros', [0, 1, 2].map((index) => ({ index, embedding: [0, 0] })), 'whose length is 0'],
    ['numbers past all measure', [0, 1, 2].map((index) => ({ index, embedding: [1e200] })), 'length is Infinity'],
    ['other sizes', [1, 2, 3].map((size, index) => ({ index, embedding: Array(size).fill(1) })), 'of 1 and of 2'],
  ])('is a reply with %s', async (_, data, message) => {
    server.behave((_request, response) => send(response, data))
    const error = await errorOf(embedderOf().embed(texts, 'document'))
    expect(error).toMatchObject({ kind: 'wrong_shape', message: expect.stringContaining(message) })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['HTML', '<!doctype html><title>Welcome</title>', 'not JSON'],
    ['NaN', '{"data":[{"index":0,"embedding":[NaN]}]}', 'not JSON'],
    ['an error with status 200', '{"error":{"message":"no"}}', 'without a list of vectors'],
  ])('is a reply of %s', async (_, body, message) => {
    server.behave((_request, response) => void response.end(body))
    const error = await errorOf(embedderOf().embed(texts, 'document'))
    expect(error).toMatchObject({ kind: 'wrong_shape', message: expect.stringContaining(message) })
  })

  it('is a provider that does not know dimensions', async () => {
    const error = await errorOf(embedderOf({ dimensions: 4 }).embed(texts, 'document'))
    expect(error.message).toContain('gives 8 numbers a text where 4 were asked for')
  })

  it('is an abort, with its own reason, during a request or a pause', async () => {
    const stop = new AbortController()
    server.behave(() => stop.abort(new Error('enough')))
    expect(await errorOf(embedderOf().embed(texts, 'document', stop.signal))).toMatchObject({ message: 'enough' })

    const later = new AbortController()
    server.behave(answerStatus(503))
    const sleeping = createOpenAiEmbedder({ url: server.url, model: 'some' }).embed(texts, 'document', later.signal)
    await expect.poll(() => server.requests.length).toBe(2)
    later.abort(new Error('enough of that too'))
    expect(await errorOf(sleeping)).toMatchObject({ message: 'enough of that too' })
  })

  it.each([
    [{ url: 'localhost:11434' }, 'BEREA_EMBEDDER_URL is no http or https address.'],
    [{ url: 'no address' }, 'BEREA_EMBEDDER_URL is no http or https address.'],
    [{ url: `http://me:${key}@localhost/v1` }, 'the key goes into BEREA_EMBEDDER_KEY'],
    [{ url: `http://localhost/v1?api_key=${key}` }, 'the key goes into BEREA_EMBEDDER_KEY'],
    [{ apiKey: `${key}\n` }, 'BEREA_EMBEDDER_KEY is empty or has a space'],
  ])('is a setting that cannot be right: %#', (settings, message) => {
    let error: unknown
    try {
      embedderOf(settings)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toMatchObject({ kind: 'wrong_setting', message: expect.stringContaining(message) })
    expect((error as Error).message).not.toContain(key)
  })
})
