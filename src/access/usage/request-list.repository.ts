import { and, between, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { RequestRecord } from './request-record.ts'
import { requestRecords } from './usage.tables.ts'

/** What a list of requests is narrowed to; all that is given must hold. */
export type RequestFilter = {
  requestId?: string
  endpoint?: string
  /** Both ends included: 200 to 200, 400 to 499. */
  status?: { least: number; most: number }
  keyId?: string
  from?: Date
  /** Excluded. */
  to?: Date
}
/** A place in the list: the request that it stands after. */
export type RequestPlace = Pick<RequestRecord, 'at' | 'id'>

type Page = { before?: RequestPlace | undefined; limit: number }

/** The requests of an account, newest first. @param before last request of the page before */
export function listRequests(db: Db, accountId: string, filter: RequestFilter, page: Page): Promise<RequestRecord[]> {
  return db
    .select()
    .from(requestRecords)
    .where(narrowed(accountId, filter, page))
    .orderBy(...newestFirst)
    .limit(page.limit)
}

const { id, at, endpoint, status, errorCode, creditsCharged, latencyMs, livemode, keyId, via } = requestRecords
const shownInLists = { id, at, endpoint, status, errorCode, creditsCharged, latencyMs, livemode, keyId, via }
/** What a list shows of a request. */
export type RequestLine = Pick<RequestRecord, keyof typeof shownInLists>

/** The same list, of each request only what is shown: half the work. */
export function listRequestLines(db: Db, accountId: string, filter: RequestFilter, page: Page): Promise<RequestLine[]> {
  return db
    .select(shownInLists)
    .from(requestRecords)
    .where(narrowed(accountId, filter, page))
    .orderBy(...newestFirst)
    .limit(page.limit)
}

/** Whether an account has more requests than so many; reads no more than an index. */
export async function hasMoreRequests(
  db: Db,
  accountId: string,
  filter: RequestFilter,
  than: number,
): Promise<boolean> {
  const { status: range, ...others } = filter
  const among = and(
    eq(requestRecords.accountId, accountId),
    matches(others),
    range && between(status, range.least, range.most),
  )
  const more = await db.select({ id }).from(requestRecords).where(among).limit(1).offset(than)
  return more.length > 0
}

const newestFirst = [desc(at), desc(id)]

function narrowed(accountId: string, { status: range, ...others }: RequestFilter, { before, limit }: Page) {
  const among = and(eq(requestRecords.accountId, accountId), matches(others), before && isBefore(before))
  if (range === undefined) return among
  const isOneStatus = range.least === range.most
  return isOneStatus ? and(among, eq(status, range.least)) : newestOfStatuses(accountId, range, among, limit)
}

/** One request of an account. */
export async function findRequest(db: Db, accountId: string, requestId: string): Promise<RequestRecord | undefined> {
  const [record] = await listRequests(db, accountId, { requestId }, { limit: 1 })
  return record
}

function matches({ requestId, from, to, ...named }: Omit<RequestFilter, 'status'>): SQL | undefined {
  return and(
    requestId === undefined ? undefined : eq(id, requestId),
    named.endpoint === undefined ? undefined : eq(endpoint, named.endpoint),
    named.keyId === undefined ? undefined : eq(keyId, named.keyId),
    from && gte(at, from),
    to && lt(at, to),
  )
}

const isBefore = (place: RequestPlace) => sql`(${at}, ${id}) < (${place.at.toISOString()}::timestamptz, ${place.id})`

/**
 * A range of statuses has no order by time in any index, so the few that occur are found by skipping through the index,
 * and the newest of each are taken.
 */
function newestOfStatuses(
  accountId: string,
  { least, most }: { least: number; most: number },
  among: SQL | undefined,
  limit: number,
): SQL {
  return sql`${id} = any(array(
    with recursive present(status) as (
      (select r.status from request_records r where r.account_id = ${accountId} and r.status between ${least} and ${most}
        order by r.status limit 1)
      union all
      select (select r.status from request_records r
        where r.account_id = ${accountId} and r.status > p.status and r.status <= ${most} order by r.status limit 1)
      from present p where p.status is not null
    )
    select newest.id from present p cross join lateral (
      select request_records.id, request_records.at from request_records
      where ${and(among, sql`${status} = p.status`)}
      order by request_records.at desc, request_records.id desc limit ${limit}
    ) newest
    order by newest.at desc, newest.id desc limit ${limit}))`
}
