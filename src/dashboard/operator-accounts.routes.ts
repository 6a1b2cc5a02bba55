import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Account, changeAccount, getAccount, type PlanGrants, searchAccounts } from '../access/accounts/index.ts'
import { readBalances } from '../access/credits/index.ts'
import type { Now } from '../platform/clock.ts'
import type { DbConnection } from '../platform/db/index.ts'
import type * as contract from './contract.ts'
import { ById, NoQuery } from './contract-schema.ts'
import { idPlace, pageFrom, placeOf } from './cursor.ts'
import { operatorOf } from './holder-of.ts'
import { type Holders, holderShown } from './holders.ts'
import { AccountQuery, OperatorAccount, OperatorAccountChange, OperatorAccountPage } from './operator.schemas.ts'
import { creditsOf, identityOf, limitsOf } from './show-account.ts'
import type { SignedInHooks } from './signed-in.ts'

type Deps = { db: DbConnection; now: Now; plans: PlanGrants; guard: SignedInHooks; holders: Holders }

const usualPage = 50
const mostByHolder = 500

/** All accounts, for operators: find one, see what it uses, change what was agreed with it. */
export const operatorAccountRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, now, plans, guard, holders } = deps
    const onRequest = guard.operatorOnly()
    const ofAccount = { params: ById, querystring: NoQuery, response: { 200: OperatorAccount } }

    app.get('/operator/accounts', {
      schema: { querystring: AccountQuery, response: { 200: OperatorAccountPage } },
      onRequest,
      handler: async ({ query: { query = '', limit = usualPage, cursor } }) => {
        const text = query.trim()
        const before = cursor === undefined ? undefined : placeOf(cursor, idPlace)
        const orAmong = text === '' ? [] : await holders.searchHolders(text, mostByHolder)
        const found = await searchAccounts(db, { text, orAmong, before, limit: limit + 1 })
        const { data, nextCursor } = pageFrom(found, limit, ({ id }) => id)
        return { data: await show(data), nextCursor }
      },
    })

    app.get('/operator/accounts/:id', {
      schema: ofAccount,
      onRequest,
      handler: async ({ params: { id } }) => (await show([await getAccount(deps, id)]))[0]!,
    })

    app.patch('/operator/accounts/:id', {
      schema: { ...ofAccount, body: OperatorAccountChange },
      onRequest,
      handler: async (request) => {
        const changed = await changeAccount(deps, request.params.id, request.body, operatorOf(request))
        return (await show([changed]))[0]!
      },
    })

    async function show(accounts: readonly Account[]): Promise<contract.OperatorAccount[]> {
      const [ids, at] = [accounts.map(({ id }) => id), now()]
      const [balances, found] = [await readBalances(db, ids, at), await holders.findHolders(ids)]
      return accounts.map((account) => ({
        ...identityOf(account),
        holder: holderShown(found.get(account.id)),
        limits: limitsOf(account, plans),
        credits: creditsOf(account, plans, balances.get(account.id)!, at),
        createdAt: account.createdAt.toISOString(),
      }))
    }
  }
