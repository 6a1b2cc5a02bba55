import type { Dispatcher } from 'undici'
import type { ModelError } from './model-error.ts'
import { errorIn, problemOf } from './provider-problems.ts'
import { retryAfterMs } from './retry-after.ts'

const mostBytes = 16_384
const mostMs = 1_000

/** What a reply with another status than 200 means. Its body is read for codes that tell one failure from another. */
export async function failedReply(
  { statusCode, headers, body }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>,
  now: number,
): Promise<ModelError> {
  const start = await startOf(body)
  const told = errorIn(Array.isArray(start) ? start[0] : start)
  return problemOf({
    status: statusCode,
    code: told?.code,
    said: told?.said,
    retryAfterMs: retryAfterMs(headers, now) ?? told?.retryAfterMs,
  })
}

/** As much of the body as may matter, parsed; undefined when it is no JSON or does not come. */
async function startOf(body: Dispatcher.ResponseData['body']): Promise<unknown> {
  const impatient = setTimeout(() => body.destroy(), mostMs)
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      parts.push(part)
      bytes += part.length
      if (bytes > mostBytes) break
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  } finally {
    clearTimeout(impatient)
  }
}
