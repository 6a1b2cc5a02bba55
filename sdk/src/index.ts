export { Berea, type BereaOptions } from './client.ts'
export {
  AuthenticationError,
  BadRequestError,
  BereaError,
  ConfigurationError,
  ConnectionError,
  type ErrorDetail,
  InsufficientCreditsError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  StreamError,
  TimeoutError,
} from './errors.ts'
export { ReplyStream } from './reply-stream.ts'
export type { ChargedOptions, Fetch, RequestOptions, ResponseInfo } from './transport.ts'
export type * from './types.ts'
