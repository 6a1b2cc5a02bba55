import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { openapiDocument } from '../src/openapi-document.ts'
import { bearer, inProcessApp, LIVE_KEY } from './in-process-app.ts'
import { keylessV1, sampleRequests } from './sample-requests.ts'

const text = await openapiDocument()
const document = JSON.parse(text)
const app = await inProcessApp()

type Schema = {
  description?: string
  default?: unknown
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  examples?: unknown[]
}
type Media = { schema: { $ref: string }; 'x-events'?: Record<string, { $ref: string }> }
type Operation = {
  security?: []
  parameters?: { $ref?: string }[]
  requestBody?: { content: { 'application/json': { schema: { $ref: string } } } }
  responses: Record<number, { headers?: Record<string, unknown>; content?: Record<string, Media> }>
}
const schemas = Object.entries(document.components.schemas as Record<string, Schema>)

const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } })
ajv.addSchema({ $id: 'document', ...document })
const validatorOf = (name: string) => ajv.getSchema(`document#/components/schemas/${name}`)!

it('is committed as it is generated: run `npm run openapi` when this fails', () => {
  expect(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')).toBe(text)
})

it('describes every route under /v1, and none beside', () => {
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} /v1${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const routes = Object.keys(sampleRequests).filter((route) => route.includes(' /v1/'))
  expect(described.sort()).toEqual(routes.sort())
})

const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
)
const headersOf = ({ responses }: Operation, status: number) => Object.keys(responses[status]?.headers ?? {})
const isCharged = ({ responses }: Operation) => responses[402] !== undefined
const schemaOf = ({ requestBody }: Operation): Schema =>
  document.components.schemas[requestBody?.content['application/json'].schema.$ref.split('/').at(-1) ?? ''] ?? {}
const isStreamable = (operation: Operation) => schemaOf(operation).properties?.stream !== undefined
/** Streams whose events have names and ids, by which a client that connects again is known. */
const hasEvents = ({ responses }: Operation) =>
  responses[200]?.content?.['text/event-stream']?.['x-events'] !== undefined
const requestHeadersOf = ({ parameters = [] }: Operation) =>
  parameters.flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref.split('/').at(-1)]))

describe('headers', () => {
  const everywhere = ['X-Request-Id', 'X-API-Version', 'X-API-Revision', 'X-Data-Retention']
  const limits = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']

  it.each(operations)('of every reply to $name are described', ({ operation }) => {
    const keyless = operation.security !== undefined
    for (const status of Object.keys(operation.responses).map(Number)) {
      expect(headersOf(operation, status), `${status}`).toEqual(expect.arrayContaining(everywhere))
      // an address, a key or a path that is refused is counted for nobody
      const shown = !keyless && ![401, 405].includes(status)
      expect(headersOf(operation, status).filter((name) => limits.includes(name))).toEqual(shown ? limits : [])
    }
    expect(headersOf(operation, 405)).toContain('Allow')
    if (!keyless) expect(headersOf(operation, 429)).toContain('Retry-After')
    if (!keyless) expect(headersOf(operation, 401)).toContain('WWW-Authenticate')
    expect(headersOf(operation, 200).includes('Idempotency-Replayed')).toBe(isCharged(operation))
  })

  it('of a request are described where they count for something', () => {
    expect(operations.filter(({ operation }) => isCharged(operation))).toHaveLength(6)
    for (const { name, operation } of operations) {
      expect(requestHeadersOf(operation), name).toEqual([
        ...(isCharged(operation) ? ['Idempotency-Key'] : []),
        ...(hasEvents(operation) ? ['Last-Event-ID'] : []),
      ])
    }
  })

  it.each(Object.entries(sampleRequests).filter(([route]) => route.includes(' /v1/')))(
    'that %s sends are the described ones',
    async (route, { url, body }) => {
      const [method, path] = route.split(' /v1')
      const operation: Operation = document.paths[path!.replace(/:(\w+)/g, '{$1}')][method!.toLowerCase()]
      const send = (headers: Record<string, string>) =>
        app.inject({ method: method as 'GET', url, headers, ...(body ? { payload: body } : {}) })
      const key = {
        ...bearer(LIVE_KEY),
        ...(isCharged(operation) && { 'idempotency-key': `headers of ${path}`.replaceAll(' ', '-') }),
      }
      for (const response of [await send(key), await send(key), await send({})]) {
        const described = headersOf(operation, response.statusCode).map((name) => name.toLowerCase())
        const sent = Object.keys(response.headers).filter((name) =>
          /^x-(?!content-type)|^(retry|www|idempot)/.test(name),
        )
        expect(described, `${response.statusCode}`).toEqual(expect.arrayContaining(sent))
      }
    },
  )
})

describe('streams', () => {
  const streamable = operations.filter(({ operation }) => isStreamable(operation))
  const chunked = 'POST /chat/completions'
  const withEvents = streamable.filter(({ name }) => name !== chunked)

  it('are described of every endpoint that has `stream`, with each of their events', () => {
    expect(streamable).toHaveLength(5)
    expect(withEvents).toHaveLength(4)
    for (const { name, operation } of withEvents) {
      const { content } = operation.responses[200]!
      expect(Object.keys(content!), name).toEqual(['application/json', 'text/event-stream'])
      expect(content!['text/event-stream'], name).toEqual({
        schema: {
          $ref: content!['application/json']!.schema.$ref,
          description: expect.stringContaining('response.completed'),
        },
        'x-events': {
          'response.started': { $ref: '#/components/schemas/StreamStarted' },
          'response.delta': { $ref: '#/components/schemas/StreamDelta' },
          'response.citation': { $ref: '#/components/schemas/StreamCitation' },
          'response.completed': { $ref: content!['application/json']!.schema.$ref },
          'response.error': { $ref: '#/components/schemas/Error' },
        },
      })
    }
  })

  it.each(withEvents)('of $name fit what is said of each event', async ({ name, operation }) => {
    const url = `/v1${name.split(' ')[1]}`
    const { body } = sampleRequests[`POST ${url}`]!
    const { payload } = await app.inject({
      method: 'POST',
      url,
      headers: bearer(LIVE_KEY),
      payload: { ...body, stream: true },
    })
    const events = [...payload.matchAll(/^event: (.+)\ndata: (.+)$/gm)]
    expect(events.length).toBeGreaterThanOrEqual(3)
    for (const [, event, data] of events) {
      const ref = operation.responses[200]!.content!['text/event-stream']!['x-events']![event!]!.$ref
      const validate = validatorOf(ref.split('/').at(-1)!)
      expect(validate(JSON.parse(data!)), `${event} ${JSON.stringify(validate.errors)}`).toBe(true)
    }
  })
})

it('describes the stream of chat completions by the one schema of its chunks, which they fit', async () => {
  const { content } = document.paths['/chat/completions'].post.responses[200]
  expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream'])
  expect(content['text/event-stream']).toEqual({
    schema: { $ref: content['application/json'].schema.$ref, description: expect.stringContaining('[DONE]') },
    'x-chunk': { $ref: '#/components/schemas/ChatCompletionChunk' },
  })
  expect(text).not.toContain('x-chunks')
  const validate = validatorOf('ChatCompletionChunk')
  const { body } = sampleRequests['POST /v1/chat/completions']!
  const { payload } = await app.inject({
    method: 'POST',
    url: '/v1/chat/completions',
    headers: bearer(LIVE_KEY),
    payload: { ...body, stream: true, stream_options: { include_usage: true } },
  })
  const chunks = [...payload.matchAll(/^data: (\{.+)$/gm)].map(([, data]) => JSON.parse(data!))
  expect(chunks.length).toBeGreaterThanOrEqual(4)
  for (const chunk of chunks) expect(validate(chunk), JSON.stringify([chunk, validate.errors])).toBe(true)
})

it('has no default in a request that a generator could take for a field that must be sent', () => {
  const walk = (each: Schema, path: string): string[] => [
    ...(each.default === undefined ? [] : [path]),
    ...Object.entries(each.properties ?? {}).flatMap(([field, inner]) => walk(inner, `${path}.${field}`)),
    ...(each.items ? walk(each.items, `${path}[]`) : []),
    ...(each.anyOf ?? []).flatMap((branch) => walk(branch, path)),
  ]
  expect(schemas.flatMap(([name, schema]) => walk(schema, name))).toEqual([])
  const { maxOutputTokens, stream, responseFormat } = document.components.schemas.AnswerRequest.properties
  expect(
    [maxOutputTokens, stream, responseFormat].map(({ description }) => /Default `[^`]+`\.$/.exec(description)?.[0]),
  ).toEqual(['Default `1024`.', 'Default `false`.', 'Default `markdown`.'])
})

it('is served without a key, with the same content', async () => {
  expect((await app.inject('/v1/openapi.json')).json()).toEqual(document)
})

it('asks for the key everywhere but on the closed list', () => {
  expect(document.security).toEqual([{ apiKey: [] }])
  for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, { security?: [] }>>)) {
    for (const { security } of Object.values(methods))
      expect(security, path).toEqual(keylessV1.includes(`/v1${path}`) ? [] : undefined)
  }
})

describe.each(schemas)('%s', (name, schema) => {
  it('describes every field', () => {
    const undescribed: string[] = []
    const walk = (each: Schema, path: string) => {
      for (const [field, inner] of Object.entries(each.properties ?? {})) {
        const isGroup = inner.$ref !== undefined || inner.properties !== undefined
        if (!inner.description && !isGroup) undescribed.push(`${path}.${field}`)
        walk(inner, `${path}.${field}`)
      }
      if (each.items) walk(each.items, `${path}[]`)
      for (const branch of each.anyOf ?? []) walk(branch, path)
    }
    walk(schema, name)
    expect(undescribed.filter((path) => !/\.data$/.test(path))).toEqual([])
  })

  it('has examples that fit it, with spans that cut out the text they claim', () => {
    for (const example of schema.examples ?? []) {
      const validate = validatorOf(name)
      expect(validate(example), JSON.stringify(validate.errors)).toBe(true)
      const {
        answerMarkdown,
        insightMarkdown,
        prayerMarkdown,
        citations = [],
      } = example as {
        answerMarkdown?: string
        insightMarkdown?: string
        prayerMarkdown?: string
        citations?: { text: string; spans: { start: number; end: number }[] }[]
      }
      for (const { text: quoted, spans } of citations) {
        const main = answerMarkdown ?? insightMarkdown ?? prayerMarkdown
        for (const { start, end } of spans) expect(main?.slice(start, end)).toBe(quoted)
      }
    }
  })
})

it.each(Object.entries(sampleRequests).filter(([route]) => route.includes(' /v1/') && !route.includes('openapi')))(
  'is kept by what %s returns',
  async (route, { url, body }) => {
    const method = route.split(' ')[0] as 'GET'
    const response = await app.inject({ method, url, headers: bearer(LIVE_KEY), ...(body ? { payload: body } : {}) })
    const path = route.split(' /v1')[1]!.replace(/:(\w+)/g, '{$1}')
    const ref: string =
      document.paths[path][method.toLowerCase()].responses['200'].content['application/json'].schema.$ref
    const validate = validatorOf(ref.split('/').at(-1)!)
    expect(validate(response.json()), JSON.stringify(validate.errors)).toBe(true)
  },
)
