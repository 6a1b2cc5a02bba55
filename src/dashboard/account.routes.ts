import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  applyForAccess,
  getAccount,
  type PlanGrants,
  renameAccount,
  setCaps,
  switchOnAccess,
  type TellOperators,
} from '../access/accounts/index.ts'
import type { Now } from '../platform/clock.ts'
import type { DbConnection } from '../platform/db/index.ts'
import type { NewId } from '../platform/ids.ts'
import { AccountCaps, AccountChange, AccountReply, ApplicationReply, NewApplication } from './account.schemas.ts'
import { NoQuery } from './contract-schema.ts'
import { holderOf } from './holder-of.ts'
import { showAccount, showApplication } from './show-account.ts'
import type { SignedInHooks } from './signed-in.ts'

type Deps = {
  db: DbConnection
  now: Now
  newId: NewId
  plans: PlanGrants
  guard: SignedInHooks
  tellOperators: TellOperators
}

/** The account of who is signed in: its name, caps and API access. */
export const accountRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const onRequest = deps.guard.signedIn()
    const reply = { querystring: NoQuery, response: { 200: AccountReply } }

    app.get('/account', {
      schema: reply,
      onRequest,
      handler: async (request) => showAccount(deps, await getAccount(deps, holderOf(request).accountId)),
    })

    app.patch('/account', {
      schema: { ...reply, body: AccountChange },
      onRequest,
      handler: async (request) => {
        const { accountId, by } = holderOf(request)
        return showAccount(deps, await renameAccount(deps, accountId, request.body, by))
      },
    })

    app.put('/account/caps', {
      schema: { ...reply, body: AccountCaps },
      onRequest,
      handler: async (request) => {
        const { accountId, by } = holderOf(request)
        return showAccount(deps, await setCaps(deps, accountId, request.body, by))
      },
    })

    app.post('/account/access', {
      schema: reply,
      onRequest,
      handler: async (request) => {
        const { accountId, by } = holderOf(request)
        return showAccount(deps, await switchOnAccess(deps, accountId, by))
      },
    })

    app.post('/account/applications', {
      schema: { querystring: NoQuery, body: NewApplication, response: { 201: ApplicationReply } },
      onRequest,
      handler: async (request, reply) => {
        const { accountId, by } = holderOf(request)
        const application = await applyForAccess(deps, accountId, request.body, by)
        return reply.code(201).send(showApplication(application))
      },
    })
  }
