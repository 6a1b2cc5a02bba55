import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Scope } from '../access/api-keys/index.ts'
import type { Authenticate, Caller } from '../access/callers/index.ts'
import { AppError } from '../errors.ts'

/** Makes the `onRequest` hook of one route. It runs before the body is read, so a refusal costs nothing more. */
export type Gate = (demands: { scope: Scope }) => onRequestAsyncHookHandler

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate; null on keyless routes and before the gate has answered. */
    caller: Caller | null
  }
}

/**
 * The key in the Authorization header, then its scope. Rate limits take their place before and after the key.
 */
export function createGate(authenticate: Authenticate): Gate {
  return ({ scope }) =>
    async (request) => {
      const caller = await authenticate(bearerKey(request.headers.authorization))
      request.caller = caller
      if (!caller.scopes.includes(scope)) {
        throw new AppError('insufficient_scope', `This key lacks the scope \`${scope}\`; use a key that has it.`)
      }
    }
}

/** The caller of a gated route. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new Error('the route has no gate')
  return caller
}

/** @returns an empty string, which is no well-formed key, when the header is not there or of another scheme */
function bearerKey(header: string | undefined): string {
  return /^bearer +([^\s]+) *$/i.exec(header ?? '')?.[1] ?? ''
}
