import { once } from 'node:events'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeEngine } from '../../tests/fake-engine.ts'
import { inMemoryCredits } from '../../tests/in-memory-credits.ts'
import { aCaller, bearer, inProcessApp, LIVE_KEY, WRONG_SCOPE_KEY } from '../../tests/in-process-app.ts'
import { sampleRequests } from '../../tests/sample-requests.ts'
import { createMemoryLimiter } from '../access/rate-limits/index.ts'
import type { RequestRecord } from '../access/usage/index.ts'
import { AppError } from '../errors.ts'

let app: FastifyInstance
let clients: Client[] = []
let records: RequestRecord[] = []

afterEach(async () => {
  for (const client of clients) await client.close()
  clients = []
  records = []
  await app.close()
})

/** A service on a port of its own, whose records are in `records`. */
async function serve(over: Parameters<typeof inProcessApp>[0] = {}): Promise<string> {
  app = await inProcessApp({ noteRecord: (record) => records.push(record), ...over })
  return app.listen({ host: '127.0.0.1', port: 0 })
}

type Era = 'present' | '2025'

async function connect(
  address: string,
  { key = LIVE_KEY, era = 'present' as Era, headers = {} } = {},
): Promise<Client> {
  const mode = era === 'present' ? 'auto' : 'legacy'
  const client = new Client({ name: 'a-test', version: '1.0.0' }, { versionNegotiation: { mode } })
  clients.push(client)
  const requestInit = { headers: { Authorization: `Bearer ${key}`, ...headers } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit }))
  return client
}

type Result = {
  content: { type: string; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
}

async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Result & { text: string }> {
  const result = (await client.callTool({ name, arguments: args })) as Result
  return { ...result, text: result.content.map(({ text }) => text).join('\n') }
}

/** Arguments that each tool takes, and what its text must say of the reply. */
const goodCalls: [string, Record<string, unknown>, string][] = [
  ['search_verses', { query: 'God so loved the world', limit: 3 }, 'John 3:16 (WEB): For God so loved'],
  ['get_passage', { reference: 'John 3:16', translation: 'WEB' }, 'John 3:16 (WEB)\nFor God so loved'],
  ['verify_text', { text: 'John 3:16' }, 'nothing was verified'],
  ['answer', { prompt: 'What is love?', detail: 'brief' }, 'Sources:\n[1] John 3:16 (WEB)'],
  ['study_passage', { passage: 'John 3:16' }, 'A study.'],
  ['topic', { topic: 'anxiety' }, 'Anxiety: Cast every care on God.'],
]
const names = goodCalls.map(([name]) => name)

describe.each<Era>(['present', '2025'])('a client of the protocol of %s', (era) => {
  it('is shown tools that say all there is to say of them', async () => {
    const client = await connect(await serve(), { era })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(names)
    for (const { name, title, description = '', inputSchema, outputSchema, annotations } of tools) {
      expect(title, name).toBeTruthy()
      // each sends whoever wants something else to the tool for that
      expect(
        names.filter((other) => other !== name && description.includes(other)),
        name,
      ).not.toEqual([])
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false, required: [expect.any(String)] })
      for (const field of Object.values(inputSchema.properties ?? {})) expect(field).toHaveProperty('description')
      expect(outputSchema).toMatchObject({ type: 'object', properties: expect.any(Object) })
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false })
    }
  })

  it.each(goodCalls)('gets from %s what the service replies, and a text', async (name, args, text) => {
    const client = await connect(await serve(), { era })
    await client.listTools() // from now on the client checks results against their schemas
    const result = await call(client, name, args)
    expect(result.isError ?? false).toBe(false)
    expect(result.text).toContain(text)
    expect(Object.keys(result.structuredContent ?? {}).length).toBeGreaterThan(1)
  })

  it('reads passages by their address, and is helped with translations', async () => {
    const client = await connect(await serve(), { era })
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates).toMatchObject([{ uriTemplate: 'berea://passage/{translation}/{reference}' }])
    const { contents } = await client.readResource({ uri: 'berea://passage/web/John%203%3A16' })
    expect(contents).toMatchObject([{ mimeType: 'text/plain', text: expect.stringContaining('For God so loved') }])
    const list = await client.readResource({ uri: 'berea://translations' })
    expect(JSON.parse((list.contents[0] as { text: string }).text).data).toHaveLength(3)
    const ref = { type: 'ref/resource' as const, uri: resourceTemplates[0]!.uriTemplate }
    const { completion } = await client.complete({ ref, argument: { name: 'translation', value: 'rv' } })
    expect(completion.values).toEqual(['RV1909'])
    for (const uri of ['berea://passage/WEB/John%2099', 'berea://passage/NONE/John%203:16', 'berea://passage/WEB/%ff'])
      await expect(client.readResource({ uri }), uri).rejects.toThrow(/bad_request: .+/)
  })

  it('gets a prompt that has it verify before it answers', async () => {
    const client = await connect(await serve(), { era })
    expect((await client.listPrompts()).prompts).toMatchObject([
      { name: 'cite_scripture', arguments: [{ name: 'question', required: true }, { name: 'translation' }] },
    ])
    const asked = { name: 'cite_scripture', arguments: { question: 'What is hope?', translation: 'KJV' } }
    const [message] = (await client.getPrompt(asked)).messages
    const { text } = message!.content as { text: string }
    for (const part of ['What is hope?', 'KJV', 'verify_text', 'danger']) expect(text).toContain(part)
    await expect(client.getPrompt({ name: 'cite_scripture', arguments: {} })).rejects.toThrow('`question` is required')
  })
})

describe('the door', () => {
  const { body, headers } = sampleRequests['POST /mcp']!
  const post = (over: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/mcp',
      payload: body!,
      headers: { ...headers, 'content-type': 'application/json', ...bearer(LIVE_KEY), ...over },
    })

  it.each([
    ['no key', { authorization: '' }],
    ['a wrong key', bearer('ssa_live_unknown')],
    ['another scheme', { authorization: `Basic ${LIVE_KEY}` }],
  ])('refuses %s in the envelope of the service, with a challenge', async (_, over) => {
    await serve()
    const response = await post(over)
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toMatch(/^Bearer/)
    expect(response.json()).toMatchObject({
      error: { code: 'invalid_api_key' },
      request_id: expect.stringMatching(/^req_/),
    })
  })

  it('counts failed attempts, as /v1 does', async () => {
    const limits = { ipFailures: 2, ipRequests: 100, global: 100, route: 100, ipAuthenticated: 100 }
    await serve({ limits })
    const statuses = []
    for (const _ of [1, 2, 3]) statuses.push((await post(bearer('ssa_live_unknown'))).statusCode)
    expect(statuses).toEqual([401, 401, 429])
  })

  it('offers no stream and keeps no session', async () => {
    await serve()
    for (const method of ['GET', 'DELETE'] as const) {
      const response = await app.inject({ method, url: '/mcp', headers: bearer(LIVE_KEY) })
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST'])
    }
    const { headers: sent } = await post()
    expect(sent['mcp-session-id']).toBeUndefined()
  })

  it.each<[string, Record<string, string>, number]>([
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page without a name', { origin: 'null' }, 403],
    [
      'a page that pointed its name at this machine',
      { host: 'evil.example:4310', origin: 'http://evil.example:4310' },
      403,
    ],
    ['another name of this machine’s address', { host: 'evil.example' }, 403],
    ['a page of this machine', { origin: 'http://localhost:6274', host: 'localhost:4310' }, 200],
  ])('answers %s with %j → %i', async (_, over, status) => {
    await serve()
    const response = await post(over)
    expect(response.statusCode).toBe(status)
    if (status === 403) expect(response.json().error).toMatchObject({ code: 'forbidden' })
  })
})

describe('what is refused', () => {
  it.each<[string, Record<string, unknown>, RegExp]>([
    ['search_verses', { quer: 'x' }, /^bad_request: `query` is required\.\nField: query$/],
    [
      'search_verses',
      { query: 'x', limt: 1 },
      /^bad_request: Unknown field `limt`; did you mean `limit`\?\nField: limt$/,
    ],
    ['search_verses', { query: 'x', limit: 500 }, /must be from 1 to 100\.\nField: limit$/],
    ['answer', { prompt: 'x', stream: true }, /^bad_request: Unknown field `stream`/],
    ['answer', { prompt: 'x', history: [{ role: 'user' }] }, /\nField: history\[0\]\.text$/],
    ['get_passage', { reference: 5 }, /must be a string\.\nField: reference$/],
  ])('of the arguments of %s: %j', async (name, args, text) => {
    const client = await connect(await serve())
    const result = await call(client, name, args)
    expect(result).toMatchObject({ isError: true, text: expect.stringMatching(text) })
    expect(records).toEqual([])
  })

  it('by the service is told with its code, field, remedy and request id', async () => {
    const client = await connect(await serve())
    const result = await call(client, 'get_passage', { reference: 'John 3:16', translation: 'NIV' })
    expect(result.isError).toBe(true)
    expect(result.text).toMatch(
      /^bad_request: Unknown translation; the known are WEB, KJV, RV1909\.\nField: translation\nRequest: req_\w{26}$/,
    )
    const [{ id, status }] = records as [RequestRecord]
    expect(result.text).toContain(id)
    expect(status).toBe(400)
  })

  it('for want of a scope names it', async () => {
    const client = await connect(await serve(), { key: WRONG_SCOPE_KEY })
    const result = await call(client, 'answer', { prompt: 'What is grace?' })
    expect(result).toMatchObject({
      isError: true,
      text: expect.stringContaining('insufficient_scope: This key lacks the scope `assistant`'),
    })
  })

  it('where no entry of the guide is meant', async () => {
    const client = await connect(await serve({ engine: fakeEngine({ listTopics: () => [] }) }))
    const result = await call(client, 'topic', { topic: 'no such thing' })
    expect(result).toMatchObject({ isError: true, text: expect.stringMatching(/^not_found: .+\nField: topic$/) })
  })

  it('at a limit says how long to wait; lists are not counted and a tool counts once', async () => {
    const now = () => new Date('2026-05-01T12:00:00.000Z')
    const client = await connect(
      await serve({
        limiter: createMemoryLimiter(now),
        authenticate: async () => aCaller({ requestsPerMinute: { key: 2, account: 100 } }),
      }),
    )
    await client.listTools()
    const asked = () => call(client, 'get_passage', { reference: 'John 3:16' })
    expect([(await asked()).isError, (await asked()).isError]).toEqual([undefined, undefined])
    expect(await asked()).toMatchObject({
      isError: true,
      text: expect.stringMatching(
        /^rate_limited: More than 2 requests of this key in a minute; wait \d+ seconds .+\nRetry after: \d+ s\nRequest: /,
      ),
    })
  })

  it('is not charged: neither bad arguments, nor an empty account, nor work that fails', async () => {
    const store = inMemoryCredits()
    const now = () => new Date('2026-05-01T12:00:00.000Z')
    const writeAnswer = async () => {
      throw new Error('the secret of the work')
    }
    const client = await connect(
      await serve({
        credits: { store, now, leaseMs: 90_000, ceilings: { day: null, month: null } },
        engine: fakeEngine({ writeAnswer }),
      }),
    )
    expect((await call(client, 'answer', { prompt: '' })).isError).toBe(true)
    const failed = await call(client, 'answer', { prompt: 'What is grace?' })
    expect(failed).toMatchObject({ isError: true, text: expect.stringMatching(/^server_error: Something went wrong/) })
    expect(JSON.stringify(failed)).not.toContain('secret')
    const day = { ownerId: 'acct_1', period: 'day' as const, startsOn: '2026-05-01', amount: 0, cap: 1 }
    expect(await store.hold({ id: 'probe' } as never, [day])).toMatchObject([{ spent: 0, reserved: 0 }])
  })

  it('for want of credits says of which cap, and nothing is worked on', async () => {
    const { credits } = aCaller()
    let worked = 0
    const client = await connect(
      await serve({
        authenticate: async () => aCaller({ credits: { ...credits, accountCaps: { day: 0, month: 10 } } }),
        engine: fakeEngine({ writeAnswer: async () => Promise.reject(new Error(`worked ${++worked} times`)) }),
      }),
    )
    const result = await call(client, 'answer', { prompt: 'What is grace?' })
    expect(result).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^insufficient_credits: .+day cap of 0 only 0 are left/),
    })
    expect(worked).toBe(0)
  })
})

describe('what the service knows of a call', () => {
  it('is the endpoint, that it came through MCP, and its charge', async () => {
    const address = await serve()
    const client = await connect(address)
    const { structuredContent } = await call(client, 'search_verses', { query: 'God so loved the world' })
    expect(structuredContent).toMatchObject({ billing: { creditsCharged: 1 } })
    await call(client, 'get_passage', { reference: 'John 3:16' })
    await fetch(`${address}/v1/passages/John%203:16`, { headers: { ...bearer(LIVE_KEY), 'x-via': 'mcp', via: 'mcp' } })
    // what was charged has its record with its settlement; these are the free ones
    expect(records.map(({ endpoint, via, clientLeft }) => ({ endpoint, via, clientLeft }))).toEqual([
      { endpoint: 'passages', via: 'mcp', clientLeft: false },
      { endpoint: 'passages', via: 'api', clientLeft: false },
    ])
  })

  it('is the address of the caller, also behind a proxy', async () => {
    const seen: [string, string][] = []
    const address = await serve({
      config: {
        publicUrl: 'http://127.0.0.1:4310',
        securityContact: 'mailto:s@localhost',
        trustedProxies: ['127.0.0.1'],
      },
      authenticate: async (key, ip) => {
        seen.push([key, ip])
        return aCaller()
      },
    })
    const client = await connect(address, { headers: { 'X-Forwarded-For': '203.0.113.7' } })
    seen.length = 0
    await call(client, 'get_passage', { reference: 'John 3:16' })
    expect(seen).toEqual([
      [LIVE_KEY, '203.0.113.7'],
      [LIVE_KEY, '203.0.113.7'],
    ])
  })

  it('is that the caller left: the work is told to stop', async () => {
    const begun = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<void>()
    const address = await serve({
      engine: fakeEngine({
        writeAnswer: async (_, calling) => {
          begun.resolve()
          await once(calling!.signal, 'abort')
          stopped.resolve()
          throw new AppError('bad_request', 'too late')
        },
      }),
    })
    const client = await connect(address)
    const leaving = new AbortController()
    const result = client.callTool({ name: 'answer', arguments: { prompt: 'x' } }, { signal: leaving.signal })
    await begun.promise
    leaving.abort()
    await expect(result).rejects.toThrow()
    await stopped.promise
  })
})
