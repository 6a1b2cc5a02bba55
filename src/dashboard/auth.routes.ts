import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { addressHeader, authPath, type People } from '../access/people/index.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import { type Home, requireSameOrigin } from './csrf.ts'
import type { Attempt, createThrottle } from './throttle.ts'

type Deps = { people: Pick<People, 'answer'>; throttle: ReturnType<typeof createThrottle>; home: Home }

/** What of Better Auth can be reached, and what it counts as. All else of it is not there. */
const endpoints: readonly { method: 'GET' | 'POST'; path: string; attempt?: Attempt }[] = [
  { method: 'POST', path: '/sign-up/email', attempt: 'sign_up' },
  { method: 'POST', path: '/sign-in/email', attempt: 'sign_in' },
  { method: 'POST', path: '/sign-out' },
  { method: 'POST', path: '/send-verification-email', attempt: 'mail' },
  { method: 'GET', path: '/verify-email', attempt: 'code' },
  { method: 'POST', path: '/request-password-reset', attempt: 'mail' },
  { method: 'POST', path: '/reset-password', attempt: 'code' },
  { method: 'POST', path: '/change-password', attempt: 'code' },
  { method: 'POST', path: '/update-user' },
  { method: 'POST', path: '/delete-user', attempt: 'code' },
  { method: 'GET', path: '/list-sessions' },
  { method: 'POST', path: '/revoke-session' },
  { method: 'POST', path: '/revoke-other-sessions' },
  { method: 'POST', path: '/two-factor/enable', attempt: 'code' },
  { method: 'POST', path: '/two-factor/disable', attempt: 'code' },
  { method: 'POST', path: '/two-factor/verify-totp', attempt: 'code' },
  { method: 'POST', path: '/two-factor/verify-backup-code', attempt: 'code' },
  { method: 'POST', path: '/two-factor/generate-backup-codes', attempt: 'code' },
]

/** Signing up and in, passwords, sessions and the second factor: Better Auth, behind our checks and in our envelope. */
export const authRoutes =
  ({ people, throttle, home }: Deps): FastifyPluginAsync =>
  async (app) => {
    for (const { method, path, attempt } of endpoints) {
      app.route({
        method,
        url: `/auth${path}`,
        exposeHeadRoute: false,
        schema: { hide: true },
        handler: async (request, reply) => {
          requireSameOrigin(request, home) // the one GET that changes something, too
          refuseForeignTargets(request)
          if (attempt !== undefined) await throttle(attempt, { ip: request.ip, email: emailOf(request.body) })
          const response = await people.answer(asWebRequest(request, home.origin, path))
          for (const cookie of response.headers.getSetCookie()) reply.header('Set-Cookie', cookie)
          return send(response, reply)
        },
      })
    }
  }

/** Pages go on where they want by themselves; what a link could bring along must lead to a page of ours. */
function refuseForeignTargets({ body, query }: FastifyRequest): void {
  for (const field of ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL']) {
    for (const part of [body, query]) {
      const target = (part as Record<string, unknown> | null | undefined)?.[field]
      if (target !== undefined && !isOwnPage(target))
        throw new AppError('bad_request', `\`${field}\` must be a path below /dashboard.`, { param: field })
    }
  }
}

const isOwnPage = (target: unknown): boolean =>
  typeof target === 'string' && /^\/dashboard(?:\/[\w-]+)*\/?(?:\?[\w=&%.~-]*)?$/.test(target)

function emailOf(body: unknown): string | undefined {
  const email = (body as Record<string, unknown> | null | undefined)?.email
  return typeof email === 'string' ? email : undefined
}

/** Of what a browser says of itself, which the list of sessions keeps. */
const longestKept = 300

function asWebRequest(request: FastifyRequest, origin: string, path: string): Request {
  const headers = new Headers({ [addressHeader]: request.ip })
  for (const name of ['cookie', 'user-agent', 'accept-language'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, name === 'cookie' ? value : value.slice(0, longestKept))
  }
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
  const url = `${origin}${authPath}${path}${query}`
  if (request.method === 'GET') return new Request(url, { headers })
  headers.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(request.body ?? {}) })
}

async function send(response: Response, reply: FastifyReply): Promise<unknown> {
  const text = await response.text()
  const json: unknown = text === '' ? null : JSON.parse(text)
  if (response.ok) return reply.code(response.status).send(json)
  throw refusalOf(response.status, json)
}

const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  429: 'rate_limited',
}
/** Better Auth answers 401 for these too, and nobody must sign in anew for a mistyped code. */
const mistakes = ['INVALID_CODE', 'INVALID_BACKUP_CODE', 'INVALID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND']
const usualWaitSeconds = 60

/** A refusal of Better Auth in our envelope, its own code as the reason. */
function refusalOf(status: number, json: unknown): AppError {
  if (status >= 500) return new AppError('server_error', '', { cause: new Error(`Better Auth answered ${status}`) })
  const { message, code: reason } = (json ?? {}) as { message?: string; code?: string }
  const code = mistakes.includes(reason ?? '') ? 'bad_request' : (codes[status] ?? 'bad_request')
  return new AppError(code, sentence(message ?? 'This was refused'), {
    ...(reason === undefined ? {} : { reason }),
    ...(code === 'rate_limited' ? { retryAfterSeconds: usualWaitSeconds } : {}),
  })
}

const sentence = (message: string): string => (/[.?!]$/.test(message) ? message : `${message}.`)
