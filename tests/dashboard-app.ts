import { defaultPlanGrants } from '../src/access/accounts/index.ts'
import { createPeople, type SignUp } from '../src/access/people/index.ts'
import type { Mail } from '../src/access/people/mailer.ts'
import { createMemoryLimiter, type RateLimiter } from '../src/access/rate-limits/index.ts'
import { loadConfig } from '../src/config.ts'
import type { DashboardDeps } from '../src/dashboard/dashboard.ts'
import type { PersonLimits } from '../src/dashboard/person-limits.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/db/index.ts'
import { createIds } from '../src/platform/ids.ts'
import { createLogger } from '../src/platform/logger.ts'
import { inProcessApp } from './in-process-app.ts'
import { webhookTools } from './webhook-receiver.ts'

type Over = {
  signUp?: SignUp
  sendsMail?: boolean
  publicUrl?: string
  isPublicUrlSet?: boolean
  personLimits?: PersonLimits
  limits?: { ip: number; email: number }
  demoAccountId?: string
  webFolder?: string
  limiter?: RateLimiter
  over?: Partial<DashboardDeps>
}

const many = { ip: 100_000, email: 100_000 }

/** The dashboard on a real database, listening; mails are kept to be read. */
export async function aDashboard(database: Database, given: Over = {}) {
  const { signUp = 'open', sendsMail = false, publicUrl = 'http://127.0.0.1:4310', limits = many } = given
  const { isPublicUrlSet = false, personLimits = loadConfig({}).people.personLimits } = given
  const { db } = database
  const now = systemClock
  const newId = createIds(now)
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  const logger = createLogger({ level: 'silent' })
  const people = createPeople({
    db,
    newId,
    now,
    publicUrl,
    signUp,
    mailer,
    sendsMail,
    secret: Buffer.alloc(32, 7),
    demoAccountId: given.demoAccountId,
    logger,
  })
  const smtpUrl = sendsMail ? 'smtp://127.0.0.1' : undefined
  const app = await inProcessApp({
    now,
    newId,
    limiter: given.limiter ?? createMemoryLimiter(now),
    dashboard: {
      db,
      people,
      mailer,
      webhooks: webhookTools(),
      config: {
        publicUrl,
        isPublicUrlSet,
        plans: defaultPlanGrants,
        testKeys: { access: 'approved', requestsADay: 50 },
        quietHours: 24,
        people: { signUp, smtpUrl, limits, personLimits },
      },
      ...(given.webFolder === undefined ? {} : { webFolder: given.webFolder }),
      ...given.over,
    },
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' })
  return { app, address, mails, people, browser: () => aBrowser(address) }
}

type Reply<T = Record<string, never>> = { status: number; headers: Headers; json: T; text: string }

/** Somebody with a cookie jar, who sends what the dashboard's own pages send. */
function aBrowser(address: string) {
  const jar = new Map<string, string>()
  const call = async <T = never>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) keep(line)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
  }
  function keep(line: string): void {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
  const post = <T = never>(path: string, body?: unknown, headers?: Record<string, string>) =>
    call<T>('POST', `/dashboard/api${path}`, body, headers)
  const get = <T = never>(path: string, headers?: Record<string, string>) =>
    call<T>('GET', `/dashboard/api${path}`, undefined, headers)
  return { jar, call, post, get }
}

export const password = 'a long enough password'
