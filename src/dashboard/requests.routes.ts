import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { getKey, listNewestKeys } from '../access/api-keys/index.ts'
import {
  findRequest,
  hasMoreRequests,
  listRequestLines,
  listRequests,
  type RequestPlace,
} from '../access/usage/index.ts'
import { AppError } from '../errors.ts'
import type { Db } from '../platform/db/index.ts'
import { ById, NoQuery } from './contract-schema.ts'
import { pageFrom, placeOf } from './cursor.ts'
import { filterFrom } from './request-filter.ts'
import { RequestDetail, RequestFilters, RequestPage, RequestQuery } from './requests.schemas.ts'
import { requestsCsv } from './requests-csv.ts'
import { detailOf, summaryOf } from './show-request.ts'
import { type SignedInHooks, signedInOf } from './signed-in.ts'

type Deps = { db: Db; guard: SignedInHooks; mostExported?: number }

const usualPage = 50
const rowsOfAnExport = 50_000
const mostNames = 10_000

/** The request records of the account. */
export const requestRoutes =
  ({ db, guard, mostExported = rowsOfAnExport }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const onRequest = guard.signedIn()

    app.get('/requests', {
      schema: { querystring: RequestQuery, response: { 200: RequestPage } },
      onRequest,
      handler: async (request) => {
        const { limit = usualPage, cursor, ...filters } = request.query
        const before = cursor === undefined ? undefined : requestPlace(cursor)
        const { accountId } = signedInOf(request)
        const records = await listRequestLines(db, accountId, filterFrom(filters), { before, limit: limit + 1 })
        const { data, nextCursor } = pageFrom(records, limit, ({ at, id }) => `${at.toISOString()} ${id}`)
        return { data: data.map(summaryOf), nextCursor }
      },
    })

    app.get('/requests/:id', {
      schema: { params: ById, querystring: NoQuery, response: { 200: RequestDetail } },
      onRequest,
      handler: async (request) => {
        const { accountId } = signedInOf(request)
        const record = await findRequest(db, accountId, request.params.id)
        if (record === undefined)
          throw new AppError('not_found', `There is no request ${request.params.id}.`, { param: 'id' })
        return detailOf(record, await getKey({ db }, record.keyId, accountId))
      },
    })

    app.get('/requests.csv', {
      schema: { querystring: RequestFilters },
      onRequest,
      handler: async (request, reply) => {
        const { accountId } = signedInOf(request)
        const filter = filterFrom(request.query)
        const isCut = await hasMoreRequests(db, accountId, filter, mostExported)
        const keys = new Map((await listNewestKeys(db, accountId, mostNames)).map((key) => [key.id, key]))
        const readPage = (before: RequestPlace | undefined, limit: number) =>
          listRequests(db, accountId, filter, { before, limit })
        const name = isCut ? `requests-newest-${mostExported}` : 'requests'
        return reply
          .type('text/csv; charset=utf-8')
          .header('Content-Disposition', `attachment; filename="${name}.csv"`)
          .header('X-Rows-Limit', mostExported)
          .send(Readable.from(requestsCsv({ readPage, keys }, mostExported)))
      },
    })
  }

function requestPlace(cursor: string): RequestPlace {
  const place = placeOf(cursor, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [A-Za-z0-9_]{1,100}$/)
  const [at = '', id = ''] = place.split(' ')
  return { at: new Date(at), id }
}
