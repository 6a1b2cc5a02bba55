import type { FastifyInstance } from 'fastify'
import { type Door, throughDoor } from './door.ts'

/** A request to `/v1`; `path` begins with `/v1/` and is encoded. */
export type V1Request = { method: 'GET'; path: string } | { method: 'POST'; path: string; body: object }

/** A reply of `/v1`; `body` is JSON of the shape that its status has in the contract. */
export type V1Reply = { status: number; retryAfter: string | undefined; body: unknown }

/** Asks `/v1`. When `signal` is aborted, the caller counts as gone. */
export type AskV1 = (request: V1Request, signal?: AbortSignal) => Promise<V1Reply>

/**
 * Asks the service's own routes without a connection, in the place of somebody who came through another door: the same
 * key, limits, guardrails, charges, records and errors as over HTTP, because they are the same routes.
 * @param caller whose `Authorization` header and address count
 */
export function askInProcess(
  app: FastifyInstance,
  { authorization, address, ...door }: Omit<Door, 'left'> & { authorization: string | undefined; address: string },
): AskV1 {
  return (request, signal) =>
    throughDoor({ ...door, left: signal }, async () => {
      const { statusCode, headers, payload } = await app.inject({
        method: request.method,
        url: request.path,
        remoteAddress: address,
        headers: {
          ...(authorization === undefined ? {} : { authorization }),
          ...(request.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
        ...(request.method === 'POST' ? { payload: JSON.stringify(request.body) } : {}),
      })
      const retryAfter = headers['retry-after']
      return {
        status: statusCode,
        retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
        body: JSON.parse(payload),
      }
    })
}
