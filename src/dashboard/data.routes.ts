import type { FastifyPluginAsync } from 'fastify'
import type { PlanGrants, TellOperators, TestKeyAccess } from '../access/accounts/index.ts'
import type { Now } from '../platform/clock.ts'
import type { DbConnection } from '../platform/db/index.ts'
import type { NewId } from '../platform/ids.ts'
import { accountRoutes } from './account.routes.ts'
import { auditRoutes } from './audit.routes.ts'
import type { Holders } from './holders.ts'
import { keyRoutes } from './keys.routes.ts'
import { operatorAccountRoutes } from './operator-accounts.routes.ts'
import { operatorApplicationRoutes } from './operator-applications.routes.ts'
import { operatorMailsRoutes } from './operator-mails.routes.ts'
import { operatorReplicasRoutes } from './operator-replicas.routes.ts'
import { overviewRoutes } from './overview.routes.ts'
import { requestRoutes } from './requests.routes.ts'
import type { SignedInHooks } from './signed-in.ts'
import type { WebhookTools } from './webhook-tools.ts'
import { webhookRoutes } from './webhooks.routes.ts'

export type DashboardDataDeps = {
  db: DbConnection
  now: Now
  newId: NewId
  plans: PlanGrants
  testKeys: TestKeyAccess
  guard: SignedInHooks
  holders: Holders
  /** For how long nothing must have used a rotated key until it counts as unused. */
  quietHours: number
  /** Puts the mails that tell operators of an application in the outbox. */
  tellOperators: TellOperators
  webhooks: WebhookTools
  /** Rows of one export at most. */
  mostExported?: number
}

/** Everything under `/dashboard/api` but people and their sessions: accounts, usage, keys, webhooks, audit, the operators' side. */
export const dashboardDataRoutes =
  (deps: DashboardDataDeps): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true } // the public contract is /v1 alone
    })
    await app.register(accountRoutes(deps))
    await app.register(overviewRoutes(deps))
    await app.register(requestRoutes(deps))
    await app.register(keyRoutes(deps))
    await app.register(webhookRoutes(deps))
    await app.register(auditRoutes(deps))
    await app.register(operatorApplicationRoutes(deps))
    await app.register(operatorAccountRoutes(deps))
    await app.register(operatorMailsRoutes(deps))
    await app.register(operatorReplicasRoutes(deps))
  }
