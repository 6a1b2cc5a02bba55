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
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  examples?: unknown[]
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

it('names the headers of every response', () => {
  const headersOf = (path: string, status: number) =>
    Object.keys(document.paths[path].get.responses[status].headers).sort()
  const common = ['X-API-Revision', 'X-API-Version', 'X-Request-Id']
  expect(headersOf('/passages/{reference}', 200)).toEqual(common)
  expect(headersOf('/passages/{reference}', 404)).toEqual(common)
  expect(headersOf('/passages/{reference}', 405)).toEqual(['Allow', ...common])
  expect(headersOf('/passages/{reference}', 429)).toEqual(['Retry-After', ...common])
  expect(Object.keys(document.components.headers)).toEqual(expect.arrayContaining([...common, 'Allow', 'Retry-After']))
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
