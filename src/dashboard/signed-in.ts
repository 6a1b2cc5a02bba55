import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { AppError } from '../errors.ts'
import type { Admit } from './person-limits.ts'

/** Who asks, on the routes of the dashboard. */
export type SignedIn = { personId: string; accountId: string; isOperator: boolean }

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hooks of this file; null on routes without one. */
    signedIn: SignedIn | null
  }
}

export type SignedInHooks = {
  /** The hook of a route for people. It refuses with not_signed_in. */
  signedIn: () => onRequestAsyncHookHandler
  /** The hook of a route for operators. It refuses others with forbidden. */
  operatorOnly: () => onRequestAsyncHookHandler
}

/** The guards of the dashboard's routes: a session by cookie, and never an API key. */
export function createSignedIn({
  findSession,
  admit,
}: {
  findSession: (headers: Headers) => Promise<SignedIn | undefined>
  admit: Admit
}): SignedInHooks {
  const find = async (request: FastifyRequest): Promise<SignedIn> => {
    const found = await findSession(cookiesOf(request))
    if (found === undefined) throw new AppError('not_signed_in', 'Sign in first: there is no session, or it is over.')
    await admit(found.personId, request)
    request.signedIn = found
    return found
  }
  return {
    signedIn: () => async (request) => {
      await find(request)
    },
    operatorOnly: () => async (request) => {
      const { isOperator } = await find(request)
      if (!isOperator) throw new AppError('forbidden', 'This is for operators.')
    },
  }
}

/** Who asks, on a route that has one of the hooks. */
export function signedInOf({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw new Error('the route has no guard')
  return signedIn
}

/** All that is looked at to find a session: no other header counts. */
export const cookiesOf = ({ headers }: FastifyRequest): Headers =>
  new Headers(headers.cookie === undefined ? {} : { cookie: headers.cookie })
