import type { Described, Operation } from './openapi-described.ts'

type Header = { description: string; schema: { type: 'string' | 'integer'; [keyword: string]: unknown } }

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
  'X-Data-Retention': {
    description:
      'What is kept of the request: `metadata-only`, or `metadata; replay=` and the seconds that the reply is kept for its `Idempotency-Key`.',
    schema: { type: 'string' },
  },
  'X-RateLimit-Limit': {
    description:
      'Requests that the key may make in a window of 60 seconds; on a 429, what the limit that refuses allows. Not there before the key was found good.',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Remaining': { description: 'How many of them are left in this window.', schema: { type: 'integer' } },
  'X-RateLimit-Reset': { description: 'When the next window begins, Unix seconds.', schema: { type: 'integer' } },
  'X-RateLimit-Concurrent-Limit': {
    description: 'Charged requests of the account that may be under way at once.',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Concurrent-Remaining': {
    description: 'How many more of them could come now.',
    schema: { type: 'integer' },
  },
  'Idempotency-Replayed': {
    description: '`true` on a reply that was given before under its `Idempotency-Key`; it costs nothing.',
    schema: { type: 'string', enum: ['true'] },
  },
  'Retry-After': { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } },
  Allow: { description: 'The methods that this path takes.', schema: { type: 'string' } },
  'WWW-Authenticate': { description: 'The scheme of the key: `Bearer`.', schema: { type: 'string' } },
}

const requestHeaders: Readonly<Record<string, Header>> = {
  'Idempotency-Key': {
    description:
      'Makes a retry safe: with the same key and body the reply that was made is given again for 24 hours and not charged again; another body is 400. 1 to 255 printable ASCII characters, such as a UUID.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
  },
  'Last-Event-ID': {
    description:
      'Sent by event-source clients that connect again by themselves, with `stream`. No stream is taken up again: 204, without a body and free, says that it has ended, so that nothing is made and charged twice. With an `Idempotency-Key`, what broke off before its end is answered as any retry.',
    schema: { type: 'string' },
  },
}

const onEvery = ['X-Request-Id', 'X-API-Version', 'X-API-Revision', 'X-Data-Retention']
const ofTheKey = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']
const ofTheAccount = ['X-RateLimit-Concurrent-Limit', 'X-RateLimit-Concurrent-Remaining']
/** Statuses of requests that were refused before a key was counted. */
const uncounted = ['401', '405']
const onSome: Readonly<Record<string, string>> = {
  401: 'WWW-Authenticate',
  405: 'Allow',
  429: 'Retry-After',
  503: 'Retry-After',
}

/** Adds to every operation of an OpenAPI document the headers it takes, and to every response those it comes with. */
export function describeHeaders(document: Described): void {
  document.components = {
    ...document.components,
    headers: { ...headers },
    parameters: Object.fromEntries(
      Object.entries(requestHeaders).map(([name, header]) => [
        name,
        { name, in: 'header', required: false, ...header },
      ]),
    ),
  }
  for (const operation of Object.values(document.paths ?? {}).flatMap((each) => Object.values(each))) {
    const taken = [
      ...(isCharged(operation) ? ['Idempotency-Key'] : []),
      ...(hasEventIds(operation) ? ['Last-Event-ID'] : []),
    ]
    if (taken.length > 0)
      operation.parameters = [
        ...(operation.parameters ?? []),
        ...taken.map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ]
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const names = sentWith(operation, status)
      response.headers = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
    }
  }
}

const hasEventIds = ({ responses }: Operation): boolean =>
  'x-events' in (responses?.['200']?.content?.['text/event-stream'] ?? {})

const isCharged = ({ responses }: Operation): boolean => responses?.['402'] !== undefined

function sentWith(operation: Operation, status: string): string[] {
  const isKeyless = operation.security?.length === 0
  return [
    ...onEvery,
    ...(isKeyless || uncounted.includes(status) ? [] : ofTheKey),
    ...(isCharged(operation) && !uncounted.includes(status) ? ofTheAccount : []),
    ...(status === '200' && isCharged(operation) ? ['Idempotency-Replayed'] : []),
    ...[onSome[status] ?? []].flat(),
  ]
}
