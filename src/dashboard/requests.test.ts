import { afterAll, beforeAll, expect, it } from 'vitest'
import { aRecord } from '../../tests/a-record.ts'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { type DashboardServer, serveDashboardData } from '../../tests/dashboard-api.ts'
import { createKey } from '../access/api-keys/index.ts'
import type { RequestRecord } from '../access/usage/index.ts'
import type { RequestPage, RequestSummary } from './contract.ts'

const begin = Date.parse('2026-05-30T23:59:00.000Z')
const statuses = [200, 200, 200, 402, 429, 499, 500, 503]
const endpoints = ['assistant.answer', 'verses.search', 'insights']

describeOnBothDatabases('the request list', (database) => {
  let server: DashboardServer
  let accountId: string
  let me: ReturnType<DashboardServer['as']>
  let keys: string[]
  /** Newest first, several at the same moment. */
  let records: RequestRecord[]

  beforeAll(async () => {
    server = await serveDashboardData(database(), () => new Date('2026-05-31T12:00:00.000Z'), { mostExported: 100 })
    accountId = await server.anAccount()
    me = server.as(accountId)
    const deps = { db: database().db, newId: server.newId, now: () => new Date() }
    keys = []
    for (const name of ['server', '=HYPERLINK("http://evil.example")']) {
      const wanted = { accountId, name, scopes: ['verses'] as const, livemode: true }
      keys.push((await createKey(deps, wanted, { actor: 'system' })).key.id)
    }
    records = Array.from({ length: 120 }, (_, place) =>
      aRecord({
        id: server.newId('req'),
        accountId,
        at: new Date(begin + Math.floor(place / 3) * 1_000),
        keyId: keys[place % 7 === 0 ? 1 : 0]!,
        endpoint: endpoints[place % 3]!,
        status: statuses[place % 8]!,
        errorCode: place % 8 > 2 ? 'server_error' : null,
        safety: [{ guardrail: 'promptInjection', stage: 'input', decision: 'allow', ruleSet: '1' }],
      }),
    )
    const ofOthers = Array.from({ length: 20 }, (_, place) =>
      aRecord({ id: server.newId('req'), accountId: 'acct_other', at: new Date(begin + place * 1_000) }),
    )
    await server.write([...records, ...ofOthers], [])
    records = records.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
  })
  afterAll(() => server?.close())

  async function everyPage(query: string, limit: number): Promise<RequestSummary[]> {
    const all: RequestSummary[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer = await me('GET', `/requests?limit=${limit}${query}${cursor && `&cursor=${cursor}`}`)
      expect([query, answer.status]).toEqual([query, 200])
      const page: RequestPage = answer.body
      expect(page.data.length).toBeLessThanOrEqual(limit)
      all.push(...page.data)
      cursor = page.nextCursor
    }
    return all
  }
  const inClass = (digit: number) => (record: RequestRecord) => Math.floor(record.status / 100) === digit
  const edge = new Date(begin + 20_000).toISOString()

  it.each<[string, () => string, (record: RequestRecord) => boolean]>([
    ['nothing', () => '', () => true],
    ['an endpoint', () => '&endpoint=insights', ({ endpoint }) => endpoint === 'insights'],
    ['a status', () => '&status=429', ({ status }) => status === 429],
    ['the class 4xx', () => '&status=4xx', inClass(4)],
    ['the class 5xx', () => '&status=5xx', inClass(5)],
    ['a class that never occurs', () => '&status=1xx', () => false],
    ['a key', () => `&keyId=${keys[1]}`, ({ keyId }) => keyId === keys[1]],
    ['a beginning', () => `&from=${edge}`, ({ at }) => at.toISOString() >= edge],
    ['an end', () => `&to=${edge}`, ({ at }) => at.toISOString() < edge],
    [
      'everything at once',
      () => `&endpoint=insights&status=5xx&keyId=${keys[0]}&from=${edge}`,
      (record) =>
        record.endpoint === 'insights' &&
        record.status >= 500 &&
        record.keyId === keys[0] &&
        record.at.toISOString() >= edge,
    ],
  ])('narrowed to %s has every request once, the newest first, however long its pages', async (_, query, belongs) => {
    const expected = records.filter(belongs).map(({ id }) => id)
    for (const limit of [1, 7, 100]) {
      if (limit === 1 && expected.length > 30) continue
      expect((await everyPage(query(), limit)).map(({ id }) => id)).toEqual(expected)
    }
  })

  it('does not repeat or lose a request when new ones come between two pages', async () => {
    const first = (await me('GET', '/requests?limit=10')).body as RequestPage
    await server.write([aRecord({ id: server.newId('req'), accountId, at: new Date(begin + 90_000) })], [])
    const second = (await me('GET', `/requests?limit=10&cursor=${first.nextCursor}`)).body as RequestPage
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(records.slice(0, 20).map(({ id }) => id))
    await database().db.execute(`delete from request_records where at = '${new Date(begin + 90_000).toISOString()}'`)
  })

  it('finds a request by its id, and opens it with its key and without what it cost the operator', async () => {
    const { id } = records[3]!
    expect((await everyPage(`&requestId=${id}`, 10)).map((found) => found.id)).toEqual([id])
    const { body } = await me('GET', `/requests/${id}`)
    expect(body).toMatchObject({
      id,
      keyPrefix: expect.stringMatching(/^ssa_live_.{3}$/),
      inputTokens: 10,
      safety: [{ guardrail: 'promptInjection', decision: 'allow' }],
    })
    expect(Object.keys(body)).not.toContain('providerCostMicros')
    expect(Object.keys(body)).toHaveLength(23)
  })

  it('has nothing of another account, by any way', async () => {
    const other = server.as(await server.anAccount())
    const { id } = records[3]!
    expect(await other('GET', `/requests/${id}`)).toMatchObject({ status: 404 })
    for (const query of ['', `?requestId=${id}`, `?keyId=${keys[0]}`, '?status=2xx', '?endpoint=insights'])
      expect((await other('GET', `/requests${query}`)).body).toEqual({ data: [], nextCursor: null })
    expect((await other('GET', '/requests.csv')).text.trim().split('\r\n')).toHaveLength(1)
    const unknown = await other('GET', '/requests/req_00000000000000000000000000')
    const foreign = await other('GET', `/requests/${id}`)
    expect(foreign.text.replaceAll(id, '').replace(/"req_\w+"/, '')).toBe(
      unknown.text.replaceAll('req_00000000000000000000000000', '').replace(/"req_\w+"/, ''),
    )
  })

  it.each([
    'cursor=nonsense',
    'cursor=eyJ9',
    'status=9xx',
    'status=ok',
    'from=yesterday',
    'to=2026-02-30T00:00:00Z',
    'limit=101',
    'page=2',
  ])('refuses ?%s', async (query) => {
    expect(await me('GET', `/requests?${query}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_request' } },
    })
  })

  it('exports what the filters leave, with cells that no spreadsheet runs', async () => {
    const { text, headers } = await me('GET', `/requests.csv?keyId=${keys[1]}`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="requests.csv"')
    const lines = text.trimEnd().split('\r\n')
    const expected = records.filter(({ keyId }) => keyId === keys[1])
    expect(lines[0]).toMatch(/^request_id,at,endpoint,status,/)
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(expected.map(({ id }) => id))
    for (const line of lines.slice(1)) expect(line).toContain(`,"'=HYPERLINK(""http://evil.example"")",`)
  })

  it('exports the newest rows up to its limit, and says in the name that there are more', async () => {
    const { text, headers } = await me('GET', '/requests.csv')
    expect(headers.get('x-rows-limit')).toBe('100')
    expect(headers.get('content-disposition')).toContain('requests-newest-100.csv')
    const ids = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0])
    expect(ids).toEqual(records.slice(0, 100).map(({ id }) => id))
  })
})
