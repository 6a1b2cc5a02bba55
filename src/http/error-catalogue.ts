import type { AppError, ErrorCode } from '../errors.ts'

/** What each code looks like on the wire. `docs/errors.md` says when each comes and what to do about it. */
export const errorCatalogue = {
  bad_request: { status: 400, type: 'invalid_request_error' },
  unsupported_parameter: { status: 400, type: 'invalid_request_error' },
  invalid_api_key: { status: 401, type: 'authentication_error' },
  insufficient_credits: { status: 402, type: 'billing_error' },
  insufficient_scope: { status: 403, type: 'permission_error' },
  not_found: { status: 404, type: 'invalid_request_error' },
  model_not_found: { status: 404, type: 'invalid_request_error' },
  method_not_allowed: { status: 405, type: 'invalid_request_error' },
  request_too_large: { status: 413, type: 'invalid_request_error' },
  unsupported_media_type: { status: 415, type: 'invalid_request_error' },
  rate_limited: { status: 429, type: 'rate_limit_error' },
  not_signed_in: { status: 401, type: 'authentication_error' },
  forbidden: { status: 403, type: 'permission_error' },
  server_error: { status: 500, type: 'api_error' },
} as const satisfies Record<ErrorCode, { status: number; type: string }>

/** What no route under `/v1` answers, so that its contract does not name it. */
export const codesOfDashboard: readonly ErrorCode[] = ['not_signed_in', 'forbidden']

/** The status of `server_error` while the database does not answer, beyond the specification (ADR 17). */
const unavailableStatus = 503

export type ErrorStatus = (typeof errorCatalogue)[ErrorCode]['status'] | typeof unavailableStatus

export const statusOfError = ({ code, detail }: AppError): ErrorStatus =>
  detail.isUnavailable === true ? unavailableStatus : errorCatalogue[code].status

/** Codes that a route under `/v1` answers with this status. */
export const codesOfStatus = (status: number): ErrorCode[] =>
  status === unavailableStatus
    ? ['server_error']
    : (Object.keys(errorCatalogue) as ErrorCode[]).filter(
        (code) => errorCatalogue[code].status === status && !codesOfDashboard.includes(code),
      )
