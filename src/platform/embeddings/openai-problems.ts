import { EmbeddingError } from './embedding-error.ts'

type Asked = { endpoint: string; model: string; hasKey: boolean }

/**
 * What a status that is no success means, and what to do about it. The body is left out: it may hold the texts, or
 * part of the key.
 */
export function problemOf(status: number, { endpoint, model, hasKey }: Asked): EmbeddingError {
  const says = (kind: 'refused' | 'rate_limited' | 'unreachable', what: string) =>
    new EmbeddingError(kind, `The embedding service at ${endpoint} ${what}`)
  if (status >= 500) return says('unreachable', `fails (${status}): its own log says why.`)
  switch (status) {
    case 401:
    case 403:
      return hasKey
        ? says('refused', `does not take the key (${status}): set BEREA_EMBEDDER_KEY to one that may use “${model}”.`)
        : says('refused', `wants a key (${status}): set BEREA_EMBEDDER_KEY.`)
    case 404:
    case 405:
      return says(
        'refused',
        `has no model “${model}” or no embeddings (${status}): check both settings, ${addressing}.`,
      )
    case 429:
      return says('rate_limited', 'has had too many requests (429): wait, or ask the provider for a higher limit.')
    default:
      return status < 400
        ? says(
            'refused',
            `sends elsewhere (${status}), which is not followed: set BEREA_EMBEDDER_URL to its last address.`,
          )
        : says('refused', `does not take the request (${status}): check ${requesting}.`)
  }
}

const addressing = 'BEREA_EMBEDDER_MODEL and BEREA_EMBEDDER_URL (all before /embeddings, its /v1 included)'
const requesting = 'BEREA_EMBEDDER_MODEL and BEREA_EMBEDDER_DIMENSIONS, and set BEREA_EMBEDDER_BATCH lower'

/** What it means that there was no whole answer. */
export function failureOf(error: unknown, { endpoint }: Asked, timeoutMs: number): EmbeddingError {
  if (error instanceof Error && error.name === 'TimeoutError') {
    const message = `The embedding service at ${endpoint} did not answer within ${timeoutMs / 1_000} s: see that it is not overloaded, or set BEREA_EMBEDDER_BATCH lower.`
    return new EmbeddingError('unreachable', message)
  }
  const message = `The embedding service at ${endpoint} cannot be reached (${reasonOf(error)}): see that it runs, or set BEREA_EMBEDDER_URL to its address.`
  return new EmbeddingError('unreachable', message, { cause: error })
}

/** `fetch failed` says nothing; what it was caused by does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  return error.cause instanceof Error ? reasonOf(error.cause) : (code ?? error.message)
}
