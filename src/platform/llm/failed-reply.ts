import type { HttpReply, ReplyBody } from './http-reply.ts'
import type { ModelError } from './model-error.ts'
import { errorIn, problemOf } from './provider-problems.ts'
import { retryAfterMs } from './retry-after.ts'

const mostBytes = 16_384
const mostMs = 1_000

/** What a reply with another status than 200 means. Its body is read for codes that tell one failure from another. */
export async function failedReply({ statusCode, headers, body }: HttpReply, now: number): Promise<ModelError> {
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
async function startOf(body: ReplyBody): Promise<unknown> {
  const impatient = setTimeout(() => body.leave(false), mostMs)
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for (let part = await body.next(); part !== undefined; part = await body.next()) {
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
