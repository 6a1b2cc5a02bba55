import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Key, Session } from '../../src/dashboard/contract.ts'
import { stretched } from './extremes.ts'
import * as data from './mock-data.ts'

/**
 * A server for working on the pages without the service: made-up data, what is changed lasts until it stops. It serves
 * the built web app under the content security policy of the real one. For development only.
 *
 * `GET /mock?scenario=NAME` changes what it answers: busy (as it starts), empty, new, pending, declined, ready, error,
 * slow, expired, unverified, nobody, two-factor, mail-trouble, quiet, extreme (names and figures far too long); `&sign-up=open|invite|closed` and `&mail=smtp|log` too.
 */
const port = Number(process.env.PORT ?? 4330)
const dist = join(import.meta.dirname, '../dist')
const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
const setting = { scenario: 'busy', signUp: 'open', mail: 'smtp' }
let keys: Key[] = structuredClone(data.keys)
let hasTwoFactor = false

class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly reason: string | undefined
  constructor(status: number, code: string, message: string, reason?: string) {
    super(message)
    this.status = status
    this.code = code
    this.reason = reason
  }
}

createServer((request, response) => {
  respond(request, response).catch((error: unknown) => {
    const { status, code, message, reason } = error instanceof Refusal ? error : new Refusal(500, 'server_error', '')
    send(response, status, { error: { message, type: 'api_error', code, reason }, request_id: 'req_01MOCK00000000' })
  })
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/dashboard`))

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here.invalid')
  if (pathname === '/mock') {
    setting.scenario = searchParams.get('scenario') ?? setting.scenario
    setting.signUp = searchParams.get('sign-up') ?? setting.signUp
    setting.mail = searchParams.get('mail') ?? setting.mail
    hasTwoFactor = setting.scenario === 'two-factor'
    keys = structuredClone(data.keys)
    if (setting.scenario === 'quiet') {
      for (const key of keys) {
        if (key.rotation === null) continue
        Object.assign(key.rotation, { uses: 0, recent: [] }, quiet(true))
        key.lastUsedAt = key.rotation.lastSeenAt
      }
    }
    return send(response, 200, setting)
  }
  if (pathname.startsWith('/dashboard/api/')) {
    const body = Number(request.headers['content-length'] ?? 0) > 0 ? await json(request) : {}
    const path = pathname.slice('/dashboard/api'.length)
    const reply = await answer(`${request.method} ${path}`, searchParams, body as Record<string, never>)
    const shown = setting.scenario === 'extreme' ? stretched(reply) : reply
    return send(response, reply === null ? 204 : 200, shown)
  }
  return serveFile(pathname, response)
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (typeof body === 'string') response.writeHead(status, { 'content-type': 'text/csv' }).end(body)
  else response.writeHead(status, { 'content-type': 'application/json' }).end(body === null ? '' : JSON.stringify(body))
}

async function serveFile(pathname: string, response: ServerResponse): Promise<void> {
  const path = pathname.replace(/^\/dashboard\/?/, '')
  if (extname(path) !== '') {
    const file = await readFile(join(dist, path))
    response.writeHead(200, { 'content-type': contentTypes[extname(path)] ?? 'text/plain' }).end(file)
    return
  }
  const nonce = randomBytes(16).toString('base64')
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  const policy = `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
  response.end(page.replaceAll('__CSP_NONCE__', nonce))
}

function session(): Session {
  const { scenario, signUp, mail } = setting
  const testKeys = { access: 'approved', requestsADay: 50 }
  const service = { signUp, mail, publicUrl: 'http://127.0.0.1:4310', testKeys } as Session['service']
  if (scenario === 'nobody') return { person: null, account: null, service, sessionId: null }
  const person = {
    id: 'pers_1',
    name: 'Ruth Moab',
    email: 'ruth@gracechapel.example',
    emailVerified: scenario !== 'unverified',
    twoFactorEnabled: hasTwoFactor,
    isOperator: ['busy', 'mail-trouble', 'extreme', 'error', 'slow', 'empty'].includes(scenario),
  }
  return { person, account: account(), service, sessionId: 'sess_1' }
}

function account() {
  const none = { ...data.account.credits }
  const free = {
    ...data.account,
    plan: 'free' as const,
    maySwitchOn: false,
    apiAccess: 'none' as const,
    limits: {
      dailyCredits: 0,
      monthlyCredits: 0,
      requestsPerMinute: 0,
      concurrentRequests: 0,
      dailyCap: null,
      monthlyCap: null,
    },
    credits: {
      day: { ...none.day, used: 0, reserved: 0, cap: 0 },
      month: { ...none.month, used: 0, reserved: 0, cap: 0 },
    },
  }
  const note = 'Please say which app this is for, and who can see the answers.'
  const declined = { ...data.application, state: 'declined' as const, note, decidedAt: data.ago(0, 5) }
  switch (setting.scenario) {
    case 'new':
    case 'unverified':
      return free
    case 'pending':
      return { ...free, apiAccess: 'pending' as const, application: data.application }
    case 'declined':
      return { ...free, apiAccess: 'declined' as const, application: declined }
    case 'ready':
      return { ...data.account, apiAccess: 'none' as const }
    default:
      return data.account
  }
}

async function answer(route: string, query: URLSearchParams, body: Record<string, never>): Promise<unknown> {
  if (route === 'GET /session') return session()
  const isOfData = !route.includes(' /auth/')
  if (setting.scenario === 'slow' && isOfData) await new Promise(() => {})
  if (setting.scenario === 'error' && isOfData) throw new Refusal(500, 'server_error', 'The server made an error.')
  if (setting.scenario === 'expired') {
    if (route === 'POST /auth/sign-in/email') setting.scenario = 'busy'
    else throw new Refusal(401, 'not_signed_in', 'Sign in.')
  }
  return isOfData ? answerData(route, query, body) : answerAuth(route, body)
}

function answerAuth(route: string, body: Record<string, string>): unknown {
  if (body.password === 'wrong password') {
    throw new Refusal(401, 'not_signed_in', 'Wrong.', 'INVALID_EMAIL_OR_PASSWORD')
  }
  switch (route.split(' /auth')[1]) {
    case '/sign-in/email':
      if (setting.scenario === 'two-factor') return { twoFactorRedirect: true, twoFactorMethods: ['totp'] }
      setting.scenario = 'busy'
      return { redirect: false, token: 'token_1', user: {} }
    case '/two-factor/verify-totp':
    case '/two-factor/verify-backup-code':
      if (body.code !== '123456') throw new Refusal(401, 'not_signed_in', 'Wrong.', 'INVALID_CODE')
      hasTwoFactor = true
      return { status: true }
    case '/sign-up/email':
      if (body.password === 'aaaaaaaaaa') throw new Refusal(400, 'bad_request', 'Weak.', 'PASSWORD_REPEATED')
      return { token: null, user: { emailVerified: false } }
    case '/two-factor/enable':
      return {
        totpURI: 'otpauth://totp/Berea:ruth@gracechapel.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Berea',
        backupCodes: Array.from({ length: 10 }, (_, place) => `k3Qx${place}-9TmZ${place}`),
      }
    case '/sign-out':
      setting.scenario = 'nobody'
      return { success: true }
    case '/list-sessions': {
      const userAgent = 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0 Safari/537.36'
      const one = { token: 't1', createdAt: data.ago(3), updatedAt: data.ago(0), expiresAt: data.ago(-4) }
      return [
        { ...one, id: 'sess_1', ipAddress: '203.0.113.7', userAgent },
        { ...one, id: 'sess_2', ipAddress: '198.51.100.23', userAgent: 'Mozilla/5.0 (iPhone; CPU) Safari/605.1' },
      ]
    }
    case '/verify-email':
      return { status: true }
    default:
      return { status: true }
  }
}

function answerData(route: string, query: URLSearchParams, body: Record<string, never>): unknown {
  const isEmpty = ['empty', 'new', 'pending', 'declined', 'ready', 'unverified'].includes(setting.scenario)
  const [method, path = ''] = route.split(' ')
  const [, family, id, action] = path.split('/')
  if (family === 'account') return account()
  if (family === 'overview') return data.overview(isEmpty)
  if (family === 'requests.csv') return 'id,at,endpoint,status\n'
  if (family === 'requests' && id === undefined) return listRequests(query, isEmpty)
  if (family === 'requests') {
    const found = data.requests.find((request) => request.id === id)
    if (found === undefined) throw new Refusal(404, 'not_found', 'There is no such request.')
    return data.detail(found)
  }
  if (family === 'audit') return { data: isEmpty ? [] : data.audit, nextCursor: null }
  if (family === 'keys') return answerKeys(method ?? '', id, action, body, isEmpty)
  if (family === 'webhooks') return answerWebhooks(method ?? '', path, isEmpty)
  if (path === '/operator/waiting') {
    const applications = isEmpty ? 0 : data.applications.length
    return { applications, oldestAt: isEmpty ? null : data.ago(4) }
  }
  if (path === '/operator/applications') {
    const list = query.get('state') === 'pending' && !isEmpty ? data.applications : []
    return { data: list, nextCursor: null }
  }
  if (family === 'operator' && id === 'accounts') {
    if (action !== undefined) return data.operatorAccounts.find((one) => one.id === action) ?? data.operatorAccounts[0]
    const wanted = query.get('query')?.toLowerCase() ?? ''
    return { data: data.operatorAccounts.filter(({ name }) => name.toLowerCase().includes(wanted)), nextCursor: null }
  }
  if (path === '/operator/replicas') return { corpora: [{ corpusVersion: '0123456789ab', processes: 1 }] }
  if (path === '/operator/mails') return setting.scenario === 'mail-trouble' ? data.mailTrouble : data.noMailTrouble
  if (path === '/operator/invitations' && method === 'POST') {
    return {
      invitation: data.invitations[0],
      url: 'http://127.0.0.1:4310/dashboard/sign-up?invitation=Zk3v9QmT4x7LrB2n',
    }
  }
  if (path === '/operator/invitations') return { data: isEmpty ? [] : data.invitations }
  return method === 'DELETE' ? null : {}
}

function answerWebhooks(method: string, path: string, isEmpty: boolean) {
  const [, , id, part, messageId] = path.split('/')
  if (method === 'DELETE') return null
  if (part === 'deliveries' && messageId === undefined) return { data: data.deliveries, nextCursor: null }
  if (messageId !== undefined)
    return data.deliveryDetail(data.deliveries.find((one) => one.id === messageId) ?? data.deliveries[0]!)
  if (method === 'GET') return { data: isEmpty ? [] : data.webhooks }
  const webhook = data.webhooks.find((one) => one.id === id) ?? data.webhooks[0]!
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return id === undefined || part === 'rotate-secret' ? { webhook, secret } : webhook
}

function listRequests(query: URLSearchParams, isEmpty: boolean) {
  const status = query.get('status') ?? ''
  const matches = data.requests.filter(
    (request) =>
      (status === '' || String(request.status).startsWith(status.replaceAll('x', ''))) &&
      (!query.has('endpoint') || request.endpoint === query.get('endpoint')) &&
      (!query.has('keyId') || request.keyId === query.get('keyId')) &&
      (!query.has('requestId') || request.id === query.get('requestId')),
  )
  const from = Number(query.get('cursor') ?? 0)
  const to = from + Number(query.get('limit') ?? 25)
  return {
    data: isEmpty ? [] : matches.slice(from, to),
    nextCursor: to < matches.length && !isEmpty ? String(to) : null,
  }
}

/** A rotated key that nothing has used, since long or since a moment ago. */
const quiet = (isQuiet: boolean) => ({
  lastSeenAt: data.ago(isQuiet ? 2 : 0, 0.1),
  quietHours: 24,
  safeFrom: data.ago(isQuiet ? 1 : -1),
  isQuiet,
})

function answerKeys(
  method: string,
  id: string | undefined,
  action: string | undefined,
  body: object,
  isEmpty: boolean,
) {
  const rawKey = `ssa_live_${randomBytes(24).toString('hex').slice(0, 43)}a1B2c3`
  if (id === undefined && method === 'GET') return { data: isEmpty ? [] : keys }
  if (id === undefined) {
    const key: Key = { ...keys[0]!, ...body, id: `key_${keys.length}`, prefix: rawKey.slice(0, 12), lastUsedAt: null }
    keys = [key, ...keys]
    return { key, rawKey }
  }
  const key = keys.find((one) => one.id === id)
  if (key === undefined) throw new Refusal(404, 'not_found', 'There is no such key.')
  if (action === 'pause') key.state = 'paused'
  if (action === 'resume') key.state = 'active'
  if (action === 'revoke') Object.assign(key, { state: 'revoked', revokedAt: data.ago(0), rotation: null })
  if (method === 'PATCH') Object.assign(key, body)
  if (action === 'rotate') {
    key.state = 'rotating'
    key.rotation = { successorId: 'key_new', graceEndsAt: data.ago(-7), uses: 0, recent: [], ...quiet(false) }
    return { key, rawKey }
  }
  return key
}
