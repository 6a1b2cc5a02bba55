/** The closed list of codes a caller may receive; `http/error-catalogue.ts` maps each to its status and type. */
export type ErrorCode =
  | 'bad_request'
  | 'invalid_api_key'
  | 'insufficient_credits'
  | 'insufficient_scope'
  | 'rate_limited'
  | 'server_error'
  // transport only, beyond the specification
  | 'not_found'
  | 'method_not_allowed'
  | 'request_too_large'
  | 'unsupported_media_type'
  // chat completions only, named as their clients know them
  | 'model_not_found'
  | 'unsupported_parameter'
  // the dashboard only, where people sign in
  | 'not_signed_in'
  | 'forbidden'

/** What a refusal may carry besides its message. `cause` goes to the log only. */
export type ErrorDetail = {
  /** JSON Pointer into the body (`/context/0/text`), or the name of a path, query or header field. */
  param?: string
  /** The dashboard only: what exactly was refused in signing in and up, in capitals, such as `INVALID_PASSWORD`. */
  reason?: string
  retryAfterSeconds?: number
  /** With `server_error`: what is needed does not answer at the moment; another status says so. */
  isUnavailable?: boolean
  cause?: unknown
}

/** A refusal the caller may be told about. `message` is public; what only the log may know goes in `detail.cause`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly detail: ErrorDetail

  constructor(code: ErrorCode, message: string, detail: ErrorDetail = {}) {
    super(message, { cause: detail.cause })
    this.code = code
    this.detail = detail
  }
}

/** A reason not to start that the operator can act on: one sentence with the remedy, shown without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
