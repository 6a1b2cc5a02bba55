import { afterAll, beforeAll, expect, it } from 'vitest'
import { aRecord } from '../../tests/a-record.ts'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { type DashboardServer, serveDashboardData } from '../../tests/dashboard-api.ts'

describeOnBothDatabases('every data route of the dashboard', (database) => {
  let server: DashboardServer
  let routes: { method: string; path: string }[]
  beforeAll(async () => {
    server = await serveDashboardData(database(), () => new Date())
    routes = server
      .routes()
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => ({ method, path: url.replace('/dashboard/api', '').replace(':id', 'key_1') }))
  })
  afterAll(() => server?.close())

  it('refuses who is not signed in, before it looks at anything else', async () => {
    expect(routes.length).toBeGreaterThan(20)
    for (const { method, path } of routes) {
      const { status, body } = await server.ask(undefined, method, path)
      expect([method, path, status, body]).toMatchObject([method, path, 401, { error: { code: 'not_signed_in' } }])
    }
  })

  it('refuses holders what is for operators, and nothing else', async () => {
    const me = server.as(await server.anAccount())
    for (const { method, path } of routes) {
      const { status } = await me(method, path)
      expect([path, status === 403]).toEqual([path, path.startsWith('/operator/')])
    }
  })

  it('tells nobody apart what is of another account from what never was', async () => {
    const owner = await server.anAccount()
    const made = await server.as(owner)('POST', '/keys', { name: 'hers', livemode: true, scopes: ['verses'] })
    const keyId = (made.body as { key: { id: string } }).key.id
    const requestId = server.newId('req')
    await server.write([aRecord({ id: requestId, accountId: owner, keyId, at: new Date() })], [])
    const stranger = server.as(await server.anAccount())
    const bodies = [undefined, {}, { name: 'mine' }, { graceDays: 0 }, { prefix: 'ssa_live_' }]
    const ofOne = routes.filter(({ path }) => path.includes('key_1') && !path.startsWith('/operator/'))
    expect(ofOne.length).toBeGreaterThan(6)
    for (const { method, path } of ofOne)
      for (const body of bodies) {
        const ask = (id: string) => stranger(method, path.replace('key_1', id), method === 'GET' ? undefined : body)
        const never = { key: server.newId('key'), req: server.newId('req') }
        for (const [theirs, none] of [
          [keyId, never.key],
          [requestId, never.req],
        ] as const) {
          const [found, missing] = [await ask(theirs), await ask(none)]
          const said = (answer: typeof found, id: string) => JSON.stringify(answer.body).replaceAll(id, 'ID')
          const plain = (text: string) => text.replace(/"request_id":"[^"]+"/, '')
          expect([found.status, plain(said(found, theirs))]).toEqual([missing.status, plain(said(missing, none))])
          expect(found.status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
        }
      }
    for (const path of [`/requests?keyId=${keyId}`, `/requests?requestId=${requestId}`, `/audit?subject=${keyId}`])
      expect((await stranger('GET', path)).body, path).toMatchObject({ data: [] })
    expect((await stranger('GET', `/requests.csv?keyId=${keyId}`)).text).not.toContain(requestId)
    expect((await server.as(owner)('GET', `/keys/${keyId}`)).body).toMatchObject({ name: 'hers', state: 'active' })
  })

  it('never answers with a 5xx or a half-read text when what is sent is odd', async () => {
    const me = server.as(await server.anAccount(), { isOperator: true })
    const odd = ['%00', '%ff', 'a'.repeat(5_000), '..%2f..', '%27%20or%201=1', '-1', '2026-02-30T00:00:00Z', '999']
    const names = [
      'cursor',
      'endpoint',
      'status',
      'keyId',
      'requestId',
      'from',
      'to',
      'subject',
      'query',
      'limit',
      'state',
    ]
    const failures: string[] = []
    for (const { method, path } of routes.filter(({ method }) => method === 'GET'))
      for (const value of odd) {
        for (const name of names) {
          const { status } = await me(method, `${path}?${name}=${value}`)
          if (status >= 500) failures.push(`${path}?${name}=${value}: ${status}`)
        }
        if (!path.includes('key_1')) continue
        const { status } = await me(method, path.replace('key_1', value))
        if (status >= 500) failures.push(`${path} with ${value}: ${status}`)
      }
    expect(failures).toEqual([])
  })
})
