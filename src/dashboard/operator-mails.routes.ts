import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { findAccounts } from '../access/accounts/index.ts'
import { countFailing, listGivenUp } from '../access/outbox/index.ts'
import type { Now } from '../platform/clock.ts'
import type { DbConnection } from '../platform/db/index.ts'
import type * as contract from './contract.ts'
import { NoQuery } from './contract-schema.ts'
import { MailTrouble } from './operator.schemas.ts'
import type { SignedInHooks } from './signed-in.ts'

type Deps = { db: DbConnection; now: Now; guard: SignedInHooks }

const shownForMs = 7 * 86_400_000
const mostShown = 20

/** Which mails did not reach people, for operators, who alone can mend the mail server or write another way. */
export const operatorMailsRoutes =
  ({ db, now, guard }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/operator/mails', {
      schema: { querystring: NoQuery, response: { 200: MailTrouble } },
      onRequest: guard.operatorOnly(),
      handler: async (): Promise<contract.MailTrouble> => {
        const since = new Date(now().getTime() - shownForMs)
        const givenUp = await listGivenUp(db, { since, limit: mostShown })
        const accounts = await findAccounts(
          db,
          givenUp.flatMap(({ accountId }) => accountId ?? []),
        )
        return {
          failing: await countFailing(db),
          givenUp: givenUp.map(({ id, kind, accountId, createdAt, gaveUpAt, lastError }) => ({
            id,
            kind,
            account: accountOf(accountId, accounts),
            createdAt: createdAt.toISOString(),
            gaveUpAt: gaveUpAt!.toISOString(),
            lastError: lastError ?? '',
          })),
        }
      },
    })
  }

function accountOf(id: string | null, accounts: Awaited<ReturnType<typeof findAccounts>>) {
  const found = id === null ? undefined : accounts.get(id)
  return found === undefined ? null : { id: found.id, name: found.name }
}
