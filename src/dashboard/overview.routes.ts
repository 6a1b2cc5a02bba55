import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listEndpointDays } from '../access/usage/index.ts'
import type { Now } from '../platform/clock.ts'
import type { Db } from '../platform/db/index.ts'
import { NoQuery } from './contract-schema.ts'
import { OverviewReply } from './overview.schemas.ts'
import { type SignedInHooks, signedInOf } from './signed-in.ts'
import { lastDays, summariseUsage } from './summarise-usage.ts'

type Deps = { db: Db; now: Now; guard: SignedInHooks }

const shownDays = 7

/** What the account did in the last seven UTC days, from the daily sums: as fast with many requests as with few. */
export const overviewRoutes =
  ({ db, now, guard }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/overview', {
      schema: { querystring: NoQuery, response: { 200: OverviewReply } },
      onRequest: guard.signedIn(),
      handler: async (request) => {
        const days = lastDays(now(), shownDays)
        const [from, to] = [days[0]!, days.at(-1)!]
        return summariseUsage(days, await listEndpointDays(db, signedInOf(request).accountId, { from, to }))
      },
    })
  }
