import type { ModelErrorKind } from './contract.ts'
import { field } from './fields.ts'
import { ModelError } from './model-error.ts'

/** What is known of a failure that the provider reported, by a status or in the middle of a reply. */
export type ProviderFailure = {
  status: number
  /** Code or type from the body; it is only compared with the ones below. */
  code?: string | undefined
  said?: string | undefined
  retryAfterMs?: number | undefined
  /** Text had been delivered before. */
  delivered?: boolean
}

/** A failure that a provider reported, in our words. */
export function problemOf({ status, code, said, retryAfterMs, delivered = false }: ProviderFailure): ModelError {
  const { kind, what, retryable = false, mayHaveCost = false } = meaningOf(status, code)
  if (delivered) {
    const message = `The provider reported a failure in the middle of its answer (${status}).`
    return new ModelError('broken_stream', message, { mayHaveCost: true, status, said: shortened(said) })
  }
  return new ModelError(kind, `The provider ${what} (${status}).`, {
    retryable,
    mayHaveCost,
    retryAfterMs,
    status,
    said: shortened(said),
  })
}

/**
 * Code, status and words of an error object in the form that OpenAI, Anthropic and Google share: `{ error: { … } }`.
 * @returns undefined when there is no such object
 */
export function errorIn(value: unknown): Omit<ProviderFailure, 'delivered'> | undefined {
  const error = field(value, 'error')
  if (typeof error === 'string' && error !== '') return { status: 500, said: error }
  if (typeof error !== 'object' || error === null) return undefined
  const { code, type, status, message, details } = error as Record<string, unknown>
  const { reason, retryAfterMs } = told(details)
  const names = [reason, code, type, status].filter((name) => typeof name === 'string')
  const known = names.find((name) => Object.hasOwn(statusOfCode, name) || meaningful.has(name))
  const number = [code, status].find((given) => typeof given === 'number' && given >= 400 && given <= 599)
  return {
    status: typeof number === 'number' ? number : ((known === undefined ? undefined : statusOfCode[known]) ?? 500),
    code: known,
    said: typeof message === 'string' ? message : undefined,
    retryAfterMs,
  }
}

type Meaning = { kind: ModelErrorKind; what: string; retryable?: boolean; mayHaveCost?: boolean }

function meaningOf(status: number, code = ''): Meaning {
  if (tooLong.has(code) || status === 413) return { kind: 'too_large', what: 'finds the request too long' }
  if (usedUp.has(code) || status === 402) {
    return { kind: 'rate_limited', what: 'says that its account has no credit or quota left' }
  }
  if (code === wrongKey) return { kind: 'unauthorized', what: 'does not take the key' }
  switch (status) {
    case 401:
    case 403:
      return { kind: 'unauthorized', what: 'does not take the key, or not for this model' }
    case 404:
    case 405:
      return { kind: 'bad_request', what: 'has no such model, or nothing at this address' }
    case 408:
    case 504:
    case 524:
      // somebody behind it may still be writing
      return { kind: 'timeout', what: 'gave up waiting for its model', mayHaveCost: true }
    case 429:
      return { kind: 'rate_limited', what: 'has had too many requests', retryable: true }
  }
  if (status >= 500) return { kind: 'overloaded', what: 'fails or is overloaded', retryable: true }
  if (status >= 400) return { kind: 'bad_request', what: 'does not take the request' }
  if (status >= 300) return { kind: 'bad_request', what: 'sends elsewhere, which is not followed' }
  return { kind: 'malformed', what: 'answers without an answer', mayHaveCost: true }
}

const tooLong = new Set(['context_length_exceeded', 'string_above_max_length', 'request_too_large'])
const usedUp = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active', 'billing_error'])
const wrongKey = 'API_KEY_INVALID'
const meaningful = new Set([...tooLong, ...usedUp, wrongKey])

/** What the codes of errors in the middle of a reply would have been as a status. */
const statusOfCode: Record<string, number> = {
  invalid_request_error: 400,
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  authentication_error: 401,
  invalid_api_key: 401,
  UNAUTHENTICATED: 401,
  billing_error: 402,
  permission_error: 403,
  PERMISSION_DENIED: 403,
  not_found_error: 404,
  NOT_FOUND: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  RESOURCE_EXHAUSTED: 429,
  server_error: 500,
  api_error: 500,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  timeout_error: 504,
  DEADLINE_EXCEEDED: 504,
  overloaded_error: 529,
}

/** Google puts what tells a wrong key from a wrong request, and how long to wait, into a list of details. */
function told(details: unknown): { reason?: unknown; retryAfterMs?: number | undefined } {
  const list = Array.isArray(details) ? details : []
  const find = (name: string) => list.map((detail) => field(detail, name)).find((value) => typeof value === 'string')
  const delay = /^(\d{1,9}(?:\.\d+)?)s$/.exec(find('retryDelay') ?? '')?.[1]
  return { reason: find('reason'), retryAfterMs: delay === undefined ? undefined : Math.ceil(Number(delay) * 1_000) }
}

const shortened = (said: string | undefined): string | undefined => said?.slice(0, 500)
