import type { FastifyReply, FastifyRequest } from 'fastify'
import { type IdempotencyDeps, runOnce } from '../access/idempotency/index.ts'
import { AppError } from '../errors.ts'
import { callerOf } from './gate.ts'
import { endpointOf } from './recorded.ts'

/**
 * Runs the work for a request, once where it has an `Idempotency-Key`.
 * @param work makes the whole reply
 */
export type Idempotent = <T extends { usage: { totalTokens: number } }>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<T>,
) => Promise<T>

const longestKey = 255

/** Makes it; a replay is marked in a header and in the record, and costs nothing. */
export function createIdempotent(deps: IdempotencyDeps): Idempotent {
  return async (request, reply, work) => {
    const idempotencyKey = keyOf(request)
    if (idempotencyKey === undefined || deps.ttlSeconds === 0) return work()
    reply.header('X-Data-Retention', `metadata; replay=${deps.ttlSeconds}`)
    const { id: requestId, body, routeOptions } = request
    const { lineageId } = callerOf(request)
    const input = { lineageId, idempotencyKey, route: endpointOf(routeOptions.url), body, requestId }
    const outcome = await runOnce(deps, input, async () => {
      const made = await work()
      // of a caller who left only what was delivered is charged: the whole would be had for nothing
      return { reply: made, isWhole: !request.isCutShort, tokens: made.usage.totalTokens }
    })
    if (outcome.isReplay) {
      request.isReplayed = true
      reply.header('Idempotency-Replayed', 'true')
    }
    return outcome.reply
  }
}

/** @throws AppError bad_request for one that is empty, too long or not printable */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && key.length >= 1 && key.length <= longestKey && /^[\x21-\x7e]+$/.test(key)) return key
  throw new AppError('bad_request', `\`Idempotency-Key\` must be 1 to ${longestKey} printable ASCII characters.`, {
    param: 'Idempotency-Key',
  })
}
