import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PlanGrants, TestKeyAccess } from '../access/accounts/index.ts'
import {
  findHolder,
  findHolders,
  type Mailer,
  type People,
  type SignUp,
  searchHolders,
  tellOperators,
} from '../access/people/index.ts'
import type { RateLimiter } from '../access/rate-limits/index.ts'
import type { Now } from '../platform/clock.ts'
import type { DbConnection } from '../platform/db/index.ts'
import type { NewId } from '../platform/ids.ts'
import { authRoutes } from './auth.routes.ts'
import { type Home, refuseOtherHosts, refuseOtherSites } from './csrf.ts'
import { dashboardDataRoutes } from './data.routes.ts'
import type { Holders } from './holders.ts'
import { invitationsRoutes } from './invitations.routes.ts'
import { setPageHeaders } from './page-headers.ts'
import { createAdmit, type PersonLimits } from './person-limits.ts'
import { sessionRoutes } from './session.routes.ts'
import { createReadAccount } from './show-account.ts'
import { createSignedIn } from './signed-in.ts'
import { type AttemptLimits, createThrottle } from './throttle.ts'
import { webAppRoutes } from './web-app.routes.ts'
import type { WebhookTools } from './webhook-tools.ts'

export type DashboardDeps = {
  db: DbConnection
  newId: NewId
  now: Now
  people: People
  mailer: Mailer
  limiter: RateLimiter
  /** Where `/` leads: the study pages, or the dashboard where there are none. */
  frontPage: string
  webhooks: WebhookTools
  config: {
    publicUrl: string
    /** Whether the operator has set it; else it is where the service listens. */
    isPublicUrlSet: boolean
    plans: PlanGrants
    testKeys: { access: TestKeyAccess; requestsADay: number }
    quietHours: number
    people: {
      signUp: SignUp
      smtpUrl: string | undefined
      limits: AttemptLimits
      personLimits: PersonLimits
    }
  }
  /** Folder of the built web app. */
  webFolder?: string
}

const builtWebApp = join(import.meta.dirname, '..', '..', 'web', 'dist')

/** Everything below `/dashboard`, and `/`, which leads to the front page. */
export async function registerDashboard(
  app: FastifyInstance,
  { db, newId, now, people, mailer, limiter, frontPage, webhooks, config, webFolder = builtWebApp }: DashboardDeps,
): Promise<void> {
  const { publicUrl } = config
  const { origin, protocol } = new URL(publicUrl)
  const home: Home = { origin, isSet: config.isPublicUrlSet }
  const isSecure = protocol === 'https:'
  const { signUp, smtpUrl, limits, personLimits } = config.people
  const { plans, testKeys, quietHours } = config
  const guard = createSignedIn({
    findSession: (headers) => findSession(people, headers),
    admit: createAdmit({ limiter, limits: personLimits, now }),
  })

  app.decorateRequest('signedIn', null)
  await app.register(webAppRoutes({ folder: webFolder, isSecure, frontPage, refuseOthers: refuseOtherHosts(home) }))
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (_request, reply) => setPageHeaders(reply, { nonce: null, isSecure }))
      api.addHook('onRequest', refuseOtherHosts(home))
      api.addHook('onRequest', refuseOtherSites(home))
      await api.register(authRoutes({ people, throttle: createThrottle({ limiter, limits, now }), home }))
      const service = { signUp, mail: smtpUrl === undefined ? 'log' : 'smtp', publicUrl, testKeys } as const
      const readAccount = createReadAccount({ db, now, plans })
      await api.register(sessionRoutes({ people, readAccount, service }))
      const { operatorOnly } = guard
      await api.register(invitationsRoutes({ db, newId, now, publicUrl, signUp, mailer, operatorOnly }))
      await api.register(
        dashboardDataRoutes({
          db,
          now,
          newId,
          plans,
          testKeys: testKeys.access,
          quietHours,
          guard,
          holders: holdersIn(db),
          tellOperators,
          webhooks,
        }),
      )
    },
    { prefix: '/dashboard/api' },
  )
}

const holdersIn = (db: DbConnection): Holders => ({
  findHolder: (accountId) => findHolder(db, accountId),
  findHolders: (accountIds) => findHolders(db, accountIds),
  searchHolders: (text, limit) => searchHolders(db, text, limit),
})

async function findSession(people: People, headers: Headers) {
  const found = await people.findSignedIn(headers)
  return found && { personId: found.person.id, accountId: found.accountId, isOperator: found.isOperator }
}
