import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  type AccessApplication,
  countWaitingApplications,
  decideApplication,
  findAccounts,
  listApplications,
  listDecidedApplications,
} from '../access/accounts/index.ts'
import type { Now } from '../platform/clock.ts'
import type { DbConnection } from '../platform/db/index.ts'
import type * as contract from './contract.ts'
import { ById, NoQuery } from './contract-schema.ts'
import { idPlace, pageFrom, placeOf } from './cursor.ts'
import { decisionFrom } from './decision-from.ts'
import { operatorOf } from './holder-of.ts'
import { type Holders, holderShown } from './holders.ts'
import {
  ApplicationPage,
  ApplicationQuery,
  DecisionBody,
  OperatorApplication,
  WaitingApplications,
} from './operator.schemas.ts'
import { showApplication } from './show-account.ts'
import type { SignedInHooks } from './signed-in.ts'

type Deps = { db: DbConnection; now: Now; guard: SignedInHooks; holders: Holders }

const usualPage = 50

/** The operators' queue of applications for API access. */
export const operatorApplicationRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, guard, holders } = deps
    const onRequest = guard.operatorOnly()

    app.get('/operator/applications', {
      schema: { querystring: ApplicationQuery, response: { 200: ApplicationPage } },
      onRequest,
      handler: async ({ query: { state = 'pending', limit = usualPage, cursor } }) => {
        const place = cursor === undefined ? undefined : placeOf(cursor, idPlace)
        const found =
          state === 'pending'
            ? await listApplications(db, { state, after: place ?? '', limit: limit + 1 })
            : await listDecidedApplications(db, { state, before: place, limit: limit + 1 })
        const { data, nextCursor } = pageFrom(found, limit, ({ id }) => id)
        return { data: await withAccounts(data), nextCursor }
      },
    })

    app.get('/operator/waiting', {
      schema: { querystring: NoQuery, response: { 200: WaitingApplications } },
      onRequest,
      handler: async () => {
        const { applications, oldestAt } = await countWaitingApplications(db)
        return { applications, oldestAt: oldestAt?.toISOString() ?? null }
      },
    })

    app.post('/operator/applications/:id/decide', {
      schema: { params: ById, querystring: NoQuery, body: DecisionBody, response: { 200: OperatorApplication } },
      onRequest,
      handler: async (request) => {
        const application = await decideApplication(
          deps,
          request.params.id,
          decisionFrom(request.body),
          operatorOf(request),
        )
        const [shown] = await withAccounts([application])
        return shown!
      },
    })

    async function withAccounts(applications: readonly AccessApplication[]): Promise<contract.OperatorApplication[]> {
      const ids = [...new Set(applications.map(({ accountId }) => accountId))]
      const [accounts, found] = [await findAccounts(db, ids), await holders.findHolders(ids)]
      return applications.map((application) => {
        const { id, name, plan } = accounts.get(application.accountId)!
        return { ...showApplication(application), account: { id, name, plan, holder: holderShown(found.get(id)) } }
      })
    }
  }
