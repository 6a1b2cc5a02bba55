import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type AuditEntry, listAudit } from '../access/audit/index.ts'
import type { Db } from '../platform/db/index.ts'
import { AuditPage, AuditQuery } from './audit.schemas.ts'
import type * as contract from './contract.ts'
import { pageFrom, placeOf } from './cursor.ts'
import { type SignedInHooks, signedInOf } from './signed-in.ts'

type Deps = { db: Db; guard: SignedInHooks }

const usualPage = 50

/** What was changed in the account, newest first. */
export const auditRoutes =
  ({ db, guard }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/audit', {
      schema: { querystring: AuditQuery, response: { 200: AuditPage } },
      onRequest: guard.signedIn(),
      handler: async (request) => {
        const { accountId } = signedInOf(request)
        const { limit = usualPage, cursor, subject } = request.query
        const before = cursor === undefined ? undefined : Number(placeOf(cursor, /^\d{1,15}$/))
        const entries = await listAudit(db, { accountId, subject, before, limit: limit + 1 })
        const { data, nextCursor } = pageFrom(entries, limit, ({ id }) => String(id))
        return { data: data.map((entry) => entryOf(entry, accountId)), nextCursor }
      },
    })
  }

function entryOf(entry: AuditEntry & { id: number }, accountId: string): contract.AuditEntry {
  const { id, at, actor, action, subject, detail } = entry
  return { id, at: at.toISOString(), by: whoIs(actor, accountId), action, subject, detail }
}

/** An operator's name is not the holder's to know. */
function whoIs(actor: string, accountId: string): contract.AuditEntry['by'] {
  if (actor === `holder:${accountId}`) return 'you'
  return actor.startsWith('operator:') ? 'operator' : 'system'
}
