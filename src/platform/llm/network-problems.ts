import { ModelError } from './model-error.ts'

/**
 * What it means that sending or reading failed on the way. The error itself is dropped: it may hold what was sent.
 * @param delivered text had been delivered before
 */
export function networkProblem(error: unknown, delivered: boolean): ModelError {
  const code = codeOf(error)
  const why = code === undefined ? '' : ` (${code})`
  if (code !== undefined && (notSent.has(code) || /CERT|TLS|SSL|SIGNED/.test(code))) {
    const retryable = notSent.has(code)
    return new ModelError('unreachable', `The provider cannot be reached${why}.`, { retryable, reason: code })
  }
  const isNotHttp = (error as Error | undefined)?.name === 'HTTPParserError' || code === 'UND_ERR_HEADERS_OVERFLOW'
  if (isNotHttp && !delivered) {
    return new ModelError('malformed', `What answers does not speak HTTP${why}.`, { mayHaveCost: true, reason: code })
  }
  // the request may have arrived, so nobody knows what it cost
  return new ModelError('broken_stream', `The connection to the provider broke${why}.`, {
    mayHaveCost: true,
    reason: code,
  })
}

const notSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** A code is shown only in the form that codes have; several addresses of one name fail together. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,48}$/.test(code)) return code
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  return error.cause === undefined ? undefined : codeOf(error.cause)
}
