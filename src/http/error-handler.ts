import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { databaseFailure, retryAfterMs } from '../platform/db/index.ts'
import { statusOfError } from './error-catalogue.ts'
import { envelopeFor } from './error-envelope.ts'
import { setStandardHeaders } from './standard-headers.ts'

const SERVER_ERROR =
  'Something went wrong on our side. Retry with exponential backoff; if it stays, report the request id.'

/**
 * Turns anything thrown into the error envelope; the only place where that is done.
 * An unknown error is `server_error` with one fixed sentence; its cause goes to the log, under the request id.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error, request)
  const status = statusOfError(refusal)
  setStandardHeaders(request, reply)
  if (refusal.code === 'invalid_api_key') reply.header('WWW-Authenticate', 'Bearer realm="berea"')
  if (refusal.detail.retryAfterSeconds !== undefined) reply.header('Retry-After', refusal.detail.retryAfterSeconds)
  if (hasLargeUnreadBody(request)) reply.header('Connection', 'close')
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelopeFor(refusal, request.id))
}

/** What a caller is told of anything thrown; it is noted for the record, and its cause for the log. */
export function refusalOf(error: unknown, request: FastifyRequest): AppError {
  const refusal = toAppError(error)
  request.errorCode = refusal.code
  request.errorStatus = statusOfError(refusal)
  if (request.errorStatus >= 500) request.log.error({ err: refusal.detail.cause ?? error }, 'request failed')
  return refusal
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error.code === 'server_error' ? serverError(error.detail.cause ?? error) : error
  const failure = databaseFailure(error)
  if (failure !== undefined) return failure === 'busy' ? overloaded(error) : unavailable(error)
  const { code } = (error ?? {}) as FastifyError
  return transportRefusals[code]?.() ?? serverError(error)
}

function serverError(cause: unknown): AppError {
  return new AppError('server_error', SERVER_ERROR, { cause })
}

/** As many as the database can do are at work or wait: whoever comes now would wait for too long. */
function overloaded(cause: unknown): AppError {
  const retryAfterSeconds = Math.min(longestWaitSeconds, Math.max(1, Math.ceil(retryAfterMs(cause) / 1_000)))
  const wait = `wait ${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'}`
  return new AppError('rate_limited', `The service has as much to do as it can; ${wait} and try again.`, {
    retryAfterSeconds,
    cause,
  })
}

const longestWaitSeconds = 30

const downForSeconds = 5
const unavailable = (cause: unknown) =>
  new AppError(
    'server_error',
    `The service cannot reach its database at the moment, and nothing was charged; wait ${downForSeconds} seconds and try again.`,
    { retryAfterSeconds: downForSeconds, isUnavailable: true, cause },
  )

/** What Fastify refuses by itself, before any code of ours has run. */
const transportRefusals: Record<string, () => AppError> = {
  FST_ERR_BAD_URL: () =>
    new AppError(
      'bad_request',
      'The path is not a valid URL: a `%` must be followed by two hexadecimal digits of UTF-8.',
    ),
  FST_ERR_MAX_PARAM_LENGTH: () => new AppError('bad_request', 'The path is too long.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new AppError('unsupported_media_type', 'Send the body as `Content-Type: application/json`.', {
      param: 'Content-Type',
    }),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new AppError('request_too_large', 'The body is over 1 MiB (1,048,576 bytes); shorten it.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new AppError('bad_request', 'The body is not as long as Content-Length says.', { param: 'Content-Length' }),
  ECONNRESET: () => new AppError('bad_request', 'The connection was closed before the body was complete.'),
}

/** A body nobody will read: rather than receive it all to keep the connection, close it. */
function hasLargeUnreadBody({ raw }: FastifyRequest): boolean {
  return (
    !raw.complete && (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 65_536)
  )
}
