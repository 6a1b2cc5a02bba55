import { type Static, type TUnsafe, Type } from 'typebox'
import type { AppError, ErrorCode } from '../errors.ts'
import { codesOfDashboard, type ErrorStatus, errorCatalogue } from './error-catalogue.ts'
import { named } from './named-schema.ts'

const codes = (Object.keys(errorCatalogue) as ErrorCode[]).filter((code) => !codesOfDashboard.includes(code))
const types = [...new Set(Object.values(errorCatalogue).map(({ type }) => type))]

/** The one form of every error reply, on every path. */
export const ErrorEnvelope = Type.Object(
  {
    error: Type.Object({
      message: Type.String({
        description: 'What was wrong and what to do about it, for a person to read. May change at any time.',
      }),
      type: Type.Unsafe<(typeof types)[number]>({
        type: 'string',
        enum: types,
        description: 'The family of the code.',
      }),
      code: Type.Unsafe<ErrorCode>({ type: 'string', enum: codes, description: 'What to branch on.' }),
      param: Type.Optional(
        Type.String({
          description:
            'What the message is about: a JSON Pointer into the body, or the name of a path, query or header field.',
        }),
      ),
    }),
    request_id: Type.String({ description: 'Equal to the X-Request-Id header. Quote it when reporting a problem.' }),
  },
  {
    $id: 'Error',
    description: 'Every reply that is not 2xx has this form.',
    examples: [
      {
        error: {
          message: 'Unknown field `maxOutputToken`; did you mean `maxOutputTokens`?',
          type: 'invalid_request_error',
          code: 'bad_request',
          param: '/maxOutputToken',
        },
        request_id: 'req_01JTC5Y2Q8M4W0Z3V7K6N9XBRA',
      },
    ],
  },
)
export type ErrorEnvelope = Static<typeof ErrorEnvelope>
/** The dashboard's own: `reason` tells refusals of signing in and up apart. */
type DashboardEnvelope = ErrorEnvelope & { error: { reason?: string } }

/** The reply body for a refusal. */
export function envelopeFor({ code, message, detail }: AppError, requestId: string): DashboardEnvelope {
  const param = detail.param === undefined ? {} : { param: detail.param }
  const reason = detail.reason === undefined ? {} : { reason: detail.reason }
  return { error: { message, type: errorCatalogue[code].type, code, ...param, ...reason }, request_id: requestId }
}

const descriptions: Record<ErrorStatus, string> = {
  400: 'Malformed JSON; a missing, unknown or out-of-range field; an unreadable or non-existent reference; an unknown translation.',
  401: 'The key is missing, malformed, unknown, revoked, expired or paused.',
  402: 'The estimate exceeds what is left of a credit cap, or the day’s allowance of test keys is used up. The message says which, what is left, and when it resets.',
  403: 'The key lacks the scope of this endpoint, or its account has no API access.',
  404: 'No such path or item.',
  405: 'The path exists, the method does not. The Allow header lists those that do.',
  413: 'The body is over 1 MiB, or the headers are over 16 KiB.',
  415: 'The Content-Type is not application/json.',
  429: 'A rate limit was reached, or as many requests of the account are under way as may be, or the service has as much to do as it takes on. Wait for as many seconds as Retry-After says.',
  500: 'Unexpected error. Retry with exponential backoff.',
  503: 'The service cannot reach its database. Wait for as many seconds as Retry-After says.',
}

/** The error half of a route's `response` schema: the envelope for each of these statuses. */
export function errorResponses<S extends ErrorStatus>(...statuses: S[]) {
  const entries = statuses.map((status) => [status, named(ErrorEnvelope, { description: descriptions[status] })])
  return Object.fromEntries(entries) as Record<S, TUnsafe<ErrorEnvelope>>
}
