import { describe, expect, it } from 'vitest'
import {
  AuthenticationError,
  BadRequestError,
  Berea,
  BereaError,
  type BereaOptions,
  ConfigurationError,
  ConnectionError,
  InsufficientCreditsError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '../../sdk/src/index.ts'
import { type Asked, breakOff, hangUp, json, refusal, scriptedServer } from './scripted-server.ts'

const client = (baseUrl: string, options: Partial<BereaOptions> = {}) =>
  new Berea({ apiKey: 'ssa_test_key', baseUrl, ...options })
const keysOf = (asked: readonly Asked[]) => asked.map(({ headers }) => headers['idempotency-key'])
const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )
const answer = { id: 'ans_1', answerMarkdown: 'Amen.' }
const question = { prompt: 'What is hope?' }

describe('a request that failed in passing', () => {
  it.each([
    ['429 with Retry-After', refusal(429, 'rate_limited', { 'Retry-After': '0' })],
    ['503', refusal(503, 'server_error', { 'Retry-After': '0' })],
    ['500', refusal(500, 'server_error')],
    ['a page of a proxy', json(502, 'Bad gateway')],
    ['a connection that broke', hangUp],
    ['a reply that broke off', breakOff],
  ] satisfies [string, Parameters<typeof scriptedServer>[0]][])(
    'is sent again after %s, under the same key',
    async (_, step) => {
      const { baseUrl, asked } = await scriptedServer(step, json(200, answer))
      expect(await client(baseUrl).assistant.answer(question)).toEqual(answer)
      expect(asked).toHaveLength(2)
      const [first, second] = keysOf(asked)
      expect(first).toMatch(/^[0-9a-f]{32}$/)
      expect(second).toBe(first)
      expect(asked[1]).toEqual(asked[0])
    },
  )

  it('is sent as often as maxRetries says, and then thrown as it was', async () => {
    const { baseUrl, asked } = await scriptedServer(refusal(429, 'rate_limited', { 'Retry-After': '0' }))
    const error = await thrownBy(client(baseUrl, { maxRetries: 1 }).verses.search({ query: 'hope' }))
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({ status: 429, code: 'rate_limited', requestId: 'req_1', retryAfter: 0 })
    expect(asked).toHaveLength(2)
    await thrownBy(client(baseUrl).verses.search({ query: 'hope' }, { maxRetries: 0 }))
    expect(asked).toHaveLength(3)
  })

  it('waits for no longer than a window of the limits: who is to wait longer is told so', async () => {
    const { baseUrl, asked } = await scriptedServer(refusal(429, 'rate_limited', { 'Retry-After': '3600' }))
    expect(await thrownBy(client(baseUrl).usage.get())).toMatchObject({ retryAfter: 3_600 })
    expect(asked).toHaveLength(1)
  })

  it('is not sent again without a key where it may have been charged, and is where the service refused it', async () => {
    const options = { idempotencyKey: null }
    const lost = await scriptedServer(hangUp)
    expect(await thrownBy(client(lost.baseUrl).assistant.answer(question, options))).toBeInstanceOf(ConnectionError)
    expect(keysOf(lost.asked)).toEqual([undefined])
    const busy = await scriptedServer(refusal(429, 'rate_limited', { 'Retry-After': '0' }), json(200, answer))
    expect(await client(busy.baseUrl).assistant.answer(question, options)).toEqual(answer)
  })

  it('has another key with every call, its caller’s where one is given, and none where nothing is charged', async () => {
    const { baseUrl, asked } = await scriptedServer(json(200, { data: [], nextCursor: null }))
    const berea = client(baseUrl)
    await berea.assistant.answer(question)
    await berea.assistant.answer(question)
    await berea.assistant.answer(question, { idempotencyKey: 'order-66' })
    await berea.verses.verify({ text: 'x' })
    await berea.topics.list()
    const [first, second, ...others] = keysOf(asked)
    expect(first).not.toBe(second)
    expect(others).toEqual(['order-66', undefined, undefined])
  })
})

describe('a request that was refused', () => {
  it.each([
    [400, 'bad_request', BadRequestError],
    [401, 'invalid_api_key', AuthenticationError],
    [402, 'insufficient_credits', InsufficientCreditsError],
    [403, 'insufficient_scope', PermissionError],
    [404, 'not_found', NotFoundError],
    [413, 'request_too_large', BadRequestError],
    [418, 'of_a_later_revision', BereaError],
  ])('throws an error of its own class for %i, and is not sent again', async (status, code, Class) => {
    const { baseUrl, asked } = await scriptedServer(refusal(status, code, {}, '/prompt'))
    const error = await thrownBy(client(baseUrl).assistant.answer(question))
    expect(error?.constructor).toBe(Class)
    expect(error).toBeInstanceOf(BereaError)
    const type = 'api_error'
    expect(error).toMatchObject({ message: `It is ${code}.`, status, code, type, param: '/prompt', requestId: 'req_1' })
    expect(asked).toHaveLength(1)
  })

  it('tells of a page that is not the service’s, without showing it', async () => {
    const { baseUrl } = await scriptedServer((response) => response.writeHead(500).end('<h1>Oops</h1>'))
    const error = await thrownBy(client(baseUrl, { maxRetries: 0 }).usage.get())
    expect(error).toBeInstanceOf(ServerError)
    expect(error).toMatchObject({ status: 500, code: undefined, message: expect.stringContaining('baseUrl') })
    const page = await scriptedServer((response) => response.end('<h1>Hello</h1>'))
    const wrong = await thrownBy(client(page.baseUrl, { maxRetries: 0 }).usage.get())
    expect(wrong).toMatchObject({ name: 'ConnectionError', message: expect.stringContaining('not JSON') })
  })
})

describe('a caller', () => {
  it('who leaves gets the reason of the signal, while waiting for a reply and before a retry', async () => {
    for (const step of [() => {}, refusal(429, 'rate_limited', { 'Retry-After': '50' })]) {
      const { baseUrl, asked } = await scriptedServer(step)
      const leaving = new AbortController()
      const thrown = thrownBy(client(baseUrl).assistant.answer(question, { signal: leaving.signal }))
      await expect.poll(() => asked.length).toBe(1)
      leaving.abort(new Error('the page was closed'))
      expect(String(await thrown)).toBe('Error: the page was closed')
      expect(asked).toHaveLength(1)
    }
  })

  it('who had left before sends nothing', async () => {
    const { baseUrl, asked } = await scriptedServer(json(200, answer))
    const thrown = await thrownBy(client(baseUrl).assistant.answer(question, { signal: AbortSignal.abort() }))
    expect(thrown).toMatchObject({ name: 'AbortError' })
    expect(asked).toHaveLength(0)
  })

  it('waits for no longer than timeout', async () => {
    const { baseUrl, asked } = await scriptedServer(() => {})
    const error = await thrownBy(client(baseUrl, { timeout: 50, maxRetries: 1 }).usage.get())
    expect(error).toBeInstanceOf(TimeoutError)
    expect(asked).toHaveLength(2)
  })

  it('gets the headers that say what happened', async () => {
    const headers = {
      'X-Request-Id': 'req_2',
      'X-RateLimit-Limit': '100',
      'X-RateLimit-Remaining': '99',
      'X-RateLimit-Reset': '1777593660',
      'Idempotency-Replayed': 'true',
    }
    const { baseUrl } = await scriptedServer(json(200, answer, headers), json(200, answer))
    const seen: unknown[] = []
    const options = { onResponse: (info: unknown) => seen.push(info) }
    await client(baseUrl).assistant.answer(question, options)
    await client(baseUrl).assistant.answer(question, options)
    expect(seen).toEqual([
      {
        status: 200,
        requestId: 'req_2',
        isReplayed: true,
        rateLimit: { limit: 100, remaining: 99, resetsAt: 1_777_593_660 },
      },
      { status: 200, requestId: null, isReplayed: false, rateLimit: null },
    ])
  })

  it('who cannot take what they are told gets their own error, and the request is not sent again', async () => {
    const { baseUrl, asked } = await scriptedServer(json(200, answer))
    const onResponse = () => {
      throw new Error('my own')
    }
    expect(String(await thrownBy(client(baseUrl).assistant.answer(question, { onResponse })))).toBe('Error: my own')
    expect(asked).toHaveLength(1)
  })

  it('may have a server of their own, which adds the key, and a fetch of their own', async () => {
    const { baseUrl, asked } = await scriptedServer(json(200, answer))
    const urls: string[] = []
    const fetch: NonNullable<BereaOptions['fetch']> = (url, init) => {
      urls.push(url)
      return globalThis.fetch(url, init)
    }
    await client(`${baseUrl}//`, { apiKey: null, fetch }).passages.get('1 John 4:8/9?', { translation: 'KJV' })
    expect(asked[0]).toMatchObject({ method: 'GET', path: '/v1/passages/1%20John%204%3A8%2F9%3F?translation=KJV' })
    expect(asked[0]!.headers.authorization).toBeUndefined()
    expect(urls).toEqual([`${baseUrl}/passages/1%20John%204%3A8%2F9%3F?translation=KJV`])
  })

  it('is told of what cannot work before anything is sent, and no message has the key', async () => {
    const secret = 'ssa_live_secret\n'
    const options = [{ apiKey: secret }, { apiKey: '' }, { timeout: 0 }, { timeout: 2 ** 31 }, { maxRetries: -1 }]
    for (const each of options) {
      const makeClient = () => client('http://127.0.0.1:1', each)
      expect(makeClient).toThrow(ConfigurationError)
      expect(makeClient).not.toThrow('secret')
    }
    const { baseUrl, asked } = await scriptedServer(json(200, answer))
    const streamed = { ...question, stream: true }
    const berea = client(baseUrl)
    for (const work of [
      berea.assistant.answer(streamed),
      berea.assistant.answer(question, { idempotencyKey: 'zwölf' }),
      berea.assistant.answer(question, { timeout: Number.POSITIVE_INFINITY }),
      berea.topics.get('..'),
    ])
      expect(await thrownBy(work)).toBeInstanceOf(ConfigurationError)
    expect(asked).toHaveLength(0)
    expect(JSON.stringify(client(baseUrl))).not.toContain('ssa_test_key')
  })
})
