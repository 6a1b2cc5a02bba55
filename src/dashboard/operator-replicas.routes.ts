import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listReplicas, replicaGoneMs } from '../access/replicas/index.ts'
import type { Now } from '../platform/clock.ts'
import type { DbConnection } from '../platform/db/index.ts'
import type * as contract from './contract.ts'
import { NoQuery } from './contract-schema.ts'
import { CorporaInUse } from './operator.schemas.ts'
import type { SignedInHooks } from './signed-in.ts'

type Deps = { db: DbConnection; now: Now; guard: SignedInHooks }

/** Which corpora the processes of this database answer from, for operators, who alone can rebuild and restart one. */
export const operatorReplicasRoutes =
  ({ db, now, guard }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/operator/replicas', {
      schema: { querystring: NoQuery, response: { 200: CorporaInUse } },
      onRequest: guard.operatorOnly(),
      handler: async (): Promise<contract.CorporaInUse> => {
        const replicas = await listReplicas(db, new Date(now().getTime() - replicaGoneMs))
        const corpora = Map.groupBy(replicas, ({ corpusVersion }) => corpusVersion)
        return { corpora: [...corpora].map(([corpusVersion, of]) => ({ corpusVersion, processes: of.length })) }
      },
    })
  }
