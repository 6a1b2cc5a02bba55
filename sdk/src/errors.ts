import type { ErrorBody, ErrorCode, ErrorType } from './types.ts'

/** What is known of a refusal. Codes and types that a later revision adds are handed on as they are. */
export type ErrorDetail = {
  status?: number | undefined
  code?: ErrorCode | (string & {}) | undefined
  type?: ErrorType | (string & {}) | undefined
  param?: string | undefined
  requestId?: string | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/** Whatever this client throws, but for the reason of a signal that was aborted. Branch on the class or on `code`. */
export class BereaError extends Error {
  override readonly name: string = 'BereaError'
  /** The HTTP status; undefined where no reply came, and for an error in the middle of a stream. */
  readonly status: number | undefined
  /** What to branch on, such as `bad_request`; undefined where no refusal of the service came. */
  readonly code: ErrorDetail['code']
  /** The family of the code. */
  readonly type: ErrorDetail['type']
  /** The field that the message is about: a JSON Pointer into the body, or the name of a path, query or header field. */
  readonly param: string | undefined
  /** Quote it when you report a problem. */
  readonly requestId: string | undefined
  /** Seconds to wait before the next try, where the service said so. */
  readonly retryAfter: number | undefined

  constructor(message: string, { cause, ...detail }: ErrorDetail = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.status = detail.status
    this.code = detail.code
    this.type = detail.type
    this.param = detail.param
    this.requestId = detail.requestId
    this.retryAfter = detail.retryAfter
  }
}

/** The client was set up or called in a way that cannot work; nothing was sent. */
export class ConfigurationError extends BereaError {
  override readonly name = 'ConfigurationError'
}

/** 400, 405, 413, 415: the request has to be changed; `param` names the field. */
export class BadRequestError extends BereaError {
  override readonly name = 'BadRequestError'
}

/** 401: the key is missing, malformed, unknown, revoked, paused or expired. */
export class AuthenticationError extends BereaError {
  override readonly name = 'AuthenticationError'
}

/** 402: the estimate exceeds what is left of a credit cap. */
export class InsufficientCreditsError extends BereaError {
  override readonly name = 'InsufficientCreditsError'
}

/** 403: the key lacks the scope, or its account has no API access. */
export class PermissionError extends BereaError {
  override readonly name = 'PermissionError'
}

/** 404: there is nothing at this path, or no topic of this id. */
export class NotFoundError extends BereaError {
  override readonly name = 'NotFoundError'
}

/** 429: a limit was reached; `retryAfter` says how many seconds to wait. */
export class RateLimitError extends BereaError {
  override readonly name = 'RateLimitError'
}

/** 5xx: something went wrong on the service's side, or on the way to it. */
export class ServerError extends BereaError {
  override readonly name = 'ServerError'
}

/** No whole reply came: the service could not be reached, or the connection broke. */
export class ConnectionError extends BereaError {
  override readonly name: string = 'ConnectionError'
}

/** Nothing came for as long as `timeout` says. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
}

/** A stream ended before its last event: what came of it is no answer. */
export class StreamError extends ConnectionError {
  override readonly name = 'StreamError'
}

/** Each code with its class, so that an error in a stream, which has no status, is of the same one. */
const classes: Readonly<Record<string, typeof BereaError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  402: InsufficientCreditsError,
  403: PermissionError,
  404: NotFoundError,
  405: BadRequestError,
  413: BadRequestError,
  415: BadRequestError,
  429: RateLimitError,
  bad_request: BadRequestError,
  invalid_api_key: AuthenticationError,
  insufficient_credits: InsufficientCreditsError,
  insufficient_scope: PermissionError,
  not_found: NotFoundError,
  rate_limited: RateLimitError,
  server_error: ServerError,
}

/** The error of a reply that is not 2xx, also of one that some proxy wrote. */
export async function errorOfResponse(response: Response): Promise<BereaError> {
  const { status, headers } = response
  const body = await response.text().then(envelopeIn, () => undefined)
  const detail = {
    status,
    requestId: headers.get('X-Request-Id') ?? undefined,
    retryAfter: secondsToWait(headers.get('Retry-After')),
  }
  if (body !== undefined) return errorOfEnvelope(body, detail)
  const Class = classes[status] ?? (status >= 500 ? ServerError : BereaError)
  return new Class(`The reply had status ${status} and is not one of the service's: is baseUrl right?`, detail)
}

/** The error that the service describes, in a reply or in the event `response.error`. */
export function errorOfEnvelope({ error, request_id }: ErrorBody, detail: ErrorDetail = {}): BereaError {
  const { message, code, type, param } = error
  const byStatus = detail.status === undefined ? undefined : classes[detail.status]
  const Class = byStatus ?? classes[code] ?? ((detail.status ?? 0) >= 500 ? ServerError : BereaError)
  return new Class(message, { ...detail, code, type, param, requestId: request_id ?? detail.requestId })
}

function envelopeIn(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null
    return typeof body?.error?.message === 'string' ? (body as ErrorBody) : undefined
  } catch {
    return undefined
  }
}

/** `Retry-After` in seconds; proxies may send a date in its place. */
function secondsToWait(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1_000)
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
