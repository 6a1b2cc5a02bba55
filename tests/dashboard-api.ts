import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { createAccount, defaultPlanGrants, type Plan } from '../src/access/accounts/index.ts'
import { type Holder, writeNotice } from '../src/access/notices/index.ts'
import { insertMail } from '../src/access/outbox/index.ts'
import { prepareWriteRecords } from '../src/access/usage/index.ts'
import { type DashboardDataDeps, dashboardDataRoutes } from '../src/dashboard/data.routes.ts'
import { createSignedIn } from '../src/dashboard/signed-in.ts'
import { createServer } from '../src/http/index.ts'
import type { Database } from '../src/platform/db/index.ts'
import { createIds } from '../src/platform/ids.ts'
import { createLogger } from '../src/platform/logger.ts'
import { webhookTools } from './webhook-receiver.ts'

type Notice = Parameters<typeof writeNotice>[2]
type Person = { personId: string; accountId: string; isOperator: boolean }
export type Answer = { status: number; headers: Headers; text: string; body: never }

/** The dashboard's data routes on a port of their own; who asks is said by a cookie, in place of a session. */
export async function serveDashboardData(
  database: Database,
  now: () => Date,
  over: Partial<Omit<DashboardDataDeps, 'holders'>> & { holders?: Record<string, Holder> } = {},
) {
  const newId = createIds(() => new Date())
  const { db } = database
  const holders: Record<string, Holder> = over.holders ?? {}
  const operators: Record<string, Holder> = {}
  const app = createServer({
    logger: createLogger({ level: 'silent' }),
    newId,
    now,
    noteRecord: () => {},
    trustedProxies: [],
    isDraining: () => false,
  })
  app.decorateRequest('signedIn', null)
  const guard = createSignedIn({
    findSession: async (headers) => {
      const cookie = /test=(\S+)/.exec(headers.get('cookie') ?? '')?.[1]
      return cookie === undefined ? undefined : (JSON.parse(decodeURIComponent(cookie)) as Person)
    },
    admit: async () => {}, // these tests ask a lot
  })
  const deps: DashboardDataDeps = {
    db,
    now,
    newId,
    plans: defaultPlanGrants,
    testKeys: 'approved',
    quietHours: 24,
    guard,
    tellOperators: async (tx, { id, accountId, organisation, createdAt }) => {
      for (const operatorId of Object.keys(operators)) {
        const content = { kind: 'application_waits', operatorId, organisation } as const
        await insertMail(tx, { id: `waits:${id}:${operatorId}`, accountId, content, createdAt, usefulUntil: null })
      }
    },
    webhooks: webhookTools(),
    ...over,
    holders: {
      findHolder: async (id) => holders[id],
      findHolders: async (ids) => new Map(ids.flatMap((id) => (holders[id] ? [[id, holders[id]]] : []))),
      searchHolders: async (text, limit) =>
        Object.keys(holders)
          .filter((id) => `${holders[id]!.name} ${holders[id]!.email}`.includes(text))
          .slice(0, limit),
    },
  }
  await app.register(dashboardDataRoutes(deps), { prefix: '/dashboard/api' })
  await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/dashboard/api`

  async function ask(who: Person | undefined, method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(base + path, {
      method,
      headers: {
        ...(who ? { cookie: `test=${encodeURIComponent(JSON.stringify(who))}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const { status, headers } = response
    return { status, headers, text, body: (isJson ? JSON.parse(text) : undefined) as never }
  }

  return {
    ask,
    holders,
    /** Who is told of applications, by id. */
    operators,
    /** What the outbox holds for an account, as its holder would read it. */
    mailsTo: async (accountId: string) => {
      const { rows } = await db.execute<{ content: Notice }>(
        sql`select content from outbox_mails where account_id = ${accountId} order by created_at`,
      )
      const findHolder = async (id: string) => holders[id]
      const findOperator = async (id: string) => operators[id]
      return Promise.all(
        rows.map(({ content }) =>
          writeNotice({ findHolder, findOperator, publicUrl: 'https://berea.example' }, accountId, content),
        ),
      )
    },
    routes: () => app.routeTable,
    /** Asks as the holder of an account. */
    as:
      (accountId: string, { isOperator = false } = {}) =>
      (method: string, path: string, body?: unknown) =>
        ask({ personId: 'person_1', accountId, isOperator }, method, path, body),
    anAccount: async ({ plan = 'standard', name = 'Grace Chapel' }: { plan?: Plan; name?: string } = {}) => {
      const apiAccess = plan === 'free' ? 'none' : 'approved'
      return (await createAccount({ db, newId, now }, { name, plan, apiAccess })).id
    },
    newId,
    write: prepareWriteRecords(database.prepare),
    close: () => app.close(),
  }
}

export type DashboardServer = Awaited<ReturnType<typeof serveDashboardData>>
