import type { ErrorStatus } from './error-catalogue.ts'

type Header = { description: string; schema: { type: 'string' | 'integer' } }
type Response = { headers?: Record<string, { $ref: string }> }
type Document = {
  components?: { headers?: Record<string, Header> }
  paths?: Record<string, Record<string, { responses?: Record<string, Response> }>>
}

const headers: Readonly<Record<string, Header>> = {
  'X-Request-Id': {
    description: 'Names the request, in an error body as `request_id` too. Quote it when reporting a problem.',
    schema: { type: 'string' },
  },
  'X-API-Version': { description: 'Version of the API: `v1`.', schema: { type: 'string' } },
  'X-API-Revision': {
    description: 'Revision of the contract; changed only when the contract is.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } },
  Allow: { description: 'The methods that this path takes.', schema: { type: 'string' } },
}
const onEvery = ['X-Request-Id', 'X-API-Version', 'X-API-Revision']
const onSome: Partial<Record<ErrorStatus, string>> = { 405: 'Allow', 429: 'Retry-After' }

/** Adds to every response of an OpenAPI document the headers it comes with. */
export function describeHeaders(document: Document): void {
  document.components = { ...document.components, headers: { ...headers } }
  for (const operations of Object.values(document.paths ?? {})) {
    for (const { responses = {} } of Object.values(operations)) {
      for (const [status, response] of Object.entries(responses)) {
        const names = [...onEvery, ...[onSome[Number(status) as ErrorStatus] ?? []].flat()]
        response.headers = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
      }
    }
  }
}
