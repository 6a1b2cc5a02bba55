import type { EmbeddingError } from './embedding-error.ts'

/** How long an answer is waited for, and how often it is asked for. */
export type Patience = {
  /** Of one try. */
  timeoutMs: number
  tries: number
  /** Between two tries; who asks for a longer pause is not asked again. */
  longestPauseMs: number
}

/** How a try ended: with an answer, or with a problem. Only what passes by itself is worth another try. */
export type Try<T> = { answer: T } | { problem: EmbeddingError; passes?: boolean; retryAfterMs?: number | undefined }

const firstPauseMs = 500

/**
 * Tries until there is an answer, with a pause that doubles, or as long as the other side asked for.
 * @param pause waits for so many milliseconds
 * @throws the problem of the last try
 */
export async function tryPatiently<T>(
  attempt: () => Promise<Try<T>>,
  { tries, longestPauseMs }: Patience,
  pause: (ms: number) => Promise<void>,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    const result = await attempt()
    if ('answer' in result) return result.answer
    const pauseMs = Math.max(result.retryAfterMs ?? 0, Math.min(firstPauseMs * 2 ** (tried - 1), longestPauseMs))
    if (!result.passes || tried >= tries || pauseMs > longestPauseMs) throw result.problem
    await pause(pauseMs)
  }
}

/** What a `Retry-After` header asks for, in milliseconds: it holds seconds or a date. Undefined for neither. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
