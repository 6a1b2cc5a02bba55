import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aRecord } from '../../tests/a-record.ts'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { type DashboardServer, serveDashboardData } from '../../tests/dashboard-api.ts'
import { writeLastUsed } from '../access/api-keys/index.ts'
import { createCreditStore, reserveCredits, settleCredits } from '../access/credits/index.ts'
import type { AuditPage, Key, MadeKey } from './contract.ts'

const clock = { time: new Date() }

describeOnBothDatabases('the keys of an account', (database) => {
  let server: DashboardServer
  let id: string
  let me: ReturnType<DashboardServer['as']>
  beforeAll(async () => {
    server = await serveDashboardData(database(), () => clock.time)
  })
  afterAll(() => server?.close())
  beforeEach(async () => {
    clock.time = new Date('2026-05-31T12:00:00.000Z')
    id = await server.anAccount()
    me = server.as(id)
  })
  const wanted = { name: 'server', livemode: true, scopes: ['verses'] }
  const make = async (over: object = {}): Promise<MadeKey> => {
    const answer = await me('POST', '/keys', { ...wanted, ...over })
    expect(answer.status, answer.text).toBe(201)
    return answer.body
  }

  it('are made with every setting at once, and the raw key is shown once', async () => {
    const settings = {
      expiresAt: '2026-12-31T00:00:00.000Z',
      ipList: ['192.0.2.0/24'],
      dailyCap: 100,
      monthlyCap: 1_000,
      requestsPerMinute: 10,
    }
    const { key, rawKey } = await make(settings)
    const day = { used: 0, reserved: 0, cap: 100, resetsAt: '2026-06-01T00:00:00.000Z' }
    expect(key).toEqual({
      id: expect.stringMatching(/^key_/),
      ...wanted,
      ...settings,
      prefix: rawKey.slice(0, 12),
      state: 'active',
      createdAt: clock.time.toISOString(),
      lastUsedAt: null,
      revokedAt: null,
      usage: { day, month: { ...day, cap: 1_000 } },
      rotation: null,
    })
    expect((await me('GET', `/keys/${key.id}`)).body).toEqual(key)
    const list = await me('GET', '/keys')
    expect(list.body).toEqual({ data: [key] })
    expect(list.text).not.toContain(rawKey)
    const { text: audit } = await me('GET', '/audit')
    expect(audit).not.toContain(rawKey)
    expect(list.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    [{ name: '' }, '/name'],
    [{ name: 'a\nb' }, 'name'],
    [{ scopes: [] }, '/scopes'],
    [{ scopes: ['everything'] }, '/scopes/0'],
    [{ ipList: ['192.0.2.300'] }, 'ipList'],
    [{ dailyCap: -1 }, '/dailyCap'],
    [{ requestsPerMinute: 1.5 }, '/requestsPerMinute'],
    [{ expiresAt: '2026-05-31T11:59:59Z' }, 'expiresAt'],
    [{ expiresAt: '2027-02-30T00:00:00Z' }, '/expiresAt'],
    [{ expiresAt: 'soon' }, '/expiresAt'],
    [{ dailycap: 5 }, '/dailycap'],
  ])('are not made with %j, nor changed to it', async (over, param) => {
    const refused = { status: 400, body: { error: { code: 'bad_request', param } } }
    expect(await me('POST', '/keys', { ...wanted, ...over })).toMatchObject(refused)
    const { key } = await make()
    expect(await me('PATCH', `/keys/${key.id}`, over)).toMatchObject(refused)
    expect((await me('GET', '/keys')).body).toEqual({ data: [key] })
  })

  it('are not made without API access', async () => {
    const other = server.as(await server.anAccount({ plan: 'free' }))
    expect(await other('POST', '/keys', wanted)).toMatchObject({
      status: 403,
      body: { error: { code: 'insufficient_scope' } },
    })
  })

  it('are changed, paused and resumed; what is not named stays', async () => {
    const { key } = await make({ dailyCap: 5, expiresAt: '2027-01-01T00:00:00Z' })
    const changed = await me('PATCH', `/keys/${key.id}`, { name: 'phone', expiresAt: null })
    expect(changed).toMatchObject({ status: 200, body: { name: 'phone', dailyCap: 5, expiresAt: null } })
    expect(await me('PATCH', `/keys/${key.id}`, {})).toMatchObject({ status: 400 })
    expect((await me('POST', `/keys/${key.id}/pause`)).body).toMatchObject({ state: 'paused' })
    expect(await me('POST', `/keys/${key.id}/pause`)).toMatchObject({ status: 400 })
    expect((await me('POST', `/keys/${key.id}/resume`)).body).toMatchObject({ state: 'active' })
  })

  it('are revoked by who types how they begin', async () => {
    const { key } = await make()
    for (const prefix of ['', 'ssa_live_', key.prefix.slice(0, 11), `${key.prefix}x`, key.prefix.toUpperCase()])
      expect(await me('POST', `/keys/${key.id}/revoke`, { prefix })).toMatchObject({ status: 400 })
    expect((await me('GET', `/keys/${key.id}`)).body).toMatchObject({ state: 'active' })
    expect((await me('POST', `/keys/${key.id}/revoke`, { prefix: key.prefix })).body).toMatchObject({
      state: 'revoked',
      revokedAt: clock.time.toISOString(),
    })
    expect(await me('POST', `/keys/${key.id}/revoke`, { prefix: key.prefix })).toMatchObject({ status: 400 })
  })

  it('show while they rotate what still uses the old one, and are revoked when the grace ends', async () => {
    const { key } = await make()
    const before = aRecord({
      id: server.newId('req'),
      accountId: id,
      keyId: key.id,
      at: new Date(clock.time.getTime() - 1),
    })
    clock.time = new Date('2026-05-31T13:00:00.000Z')
    const { key: next, rawKey } = (await me('POST', `/keys/${key.id}/rotate`, { graceDays: 2 })).body as MadeKey
    expect(rawKey).toMatch(/^ssa_live_/)
    expect(next).toMatchObject({ ...wanted, state: 'active', prefix: rawKey.slice(0, 12), rotation: null })
    const after = Array.from({ length: 12 }, (_, second) =>
      aRecord({
        id: server.newId('req'),
        accountId: id,
        keyId: key.id,
        at: new Date(clock.time.getTime() + second * 1_000),
      }),
    )
    await server.write([before, ...after], [])
    const rotation = {
      successorId: next.id,
      graceEndsAt: '2026-06-02T13:00:00.000Z',
      uses: 10, // not counted yet: as many as can be shown
      lastSeenAt: '2026-05-31T13:00:11.000Z',
      quietHours: 24,
      safeFrom: '2026-06-01T13:00:11.000Z',
      isQuiet: false,
      recent: after
        .toReversed()
        .slice(0, 10)
        .map(({ id: requestId }) => expect.objectContaining({ id: requestId })),
    }
    expect((await me('GET', `/keys/${key.id}`)).body).toMatchObject({ state: 'rotating', rotation })
    expect((await me('GET', '/keys')).body).toMatchObject({ data: [{ id: next.id }, { id: key.id, rotation }] })
    clock.time = new Date('2026-06-02T13:00:00.000Z')
    const ended = { state: 'revoked', revokedAt: '2026-06-02T13:00:00.000Z', rotation: null }
    expect((await me('GET', `/keys/${key.id}`)).body).toMatchObject(ended)
  })

  it('count as unused while they rotate only after a day without a request, or the grace where that is shorter', async () => {
    const { key } = await make()
    const before = new Date(clock.time.getTime() - 3_600_000)
    await writeLastUsed(database().db, new Map([[key.id, { at: before, uses: 0 }]]))
    const rotatedAt = clock.time.getTime()
    await me('POST', `/keys/${key.id}/rotate`, { graceDays: 3 })
    const rotation = async () => ((await me('GET', `/keys/${key.id}`)).body as Key).rotation!
    const after = (hours: number) => new Date(rotatedAt + hours * 3_600_000)
    expect(await rotation()).toMatchObject({
      uses: 0,
      lastSeenAt: before.toISOString(),
      safeFrom: after(24).toISOString(),
      isQuiet: false,
    })
    clock.time = after(23.9)
    expect(await rotation()).toMatchObject({ isQuiet: false })
    clock.time = after(24)
    expect(await rotation()).toMatchObject({ isQuiet: true })
    await server.write([aRecord({ id: server.newId('req'), accountId: id, keyId: key.id, at: clock.time })], [])
    expect(await rotation()).toMatchObject({ lastSeenAt: after(24).toISOString(), isQuiet: false })
    clock.time = after(48)
    expect(await rotation()).toMatchObject({ isQuiet: true, safeFrom: after(48).toISOString() })

    const short = (await make()).key
    await me('POST', `/keys/${short.id}/rotate`, { graceDays: 1 })
    expect(((await me('GET', `/keys/${short.id}`)).body as Key).rotation).toMatchObject({
      quietHours: 24,
      lastSeenAt: null,
    })
  })

  it('show what they used of their caps, apart from each other', async () => {
    const [{ key }, { key: idle }] = [await make({ dailyCap: 10 }), await make()]
    const holder = {
      accountId: id,
      lineageId: key.id,
      accountCaps: { day: 1_000, month: 10_000 },
      keyCaps: { day: 10, month: null },
    }
    const store = createCreditStore(database().prepare)
    const deps = { store, now: () => clock.time, leaseMs: 1_000, ceilings: { day: null, month: null } }
    const reserve = (credits: number) =>
      reserveCredits(deps, { requestId: server.newId('req'), holder, endpoint: 'verses.search', credits })
    const first = await reserve(5)
    if (first.outcome !== 'held') throw new Error(first.outcome)
    const record = aRecord({ id: first.held.id, accountId: id, keyId: key.id, at: clock.time })
    await settleCredits(deps, first.held, { credits: 3, record })
    await reserve(4)
    const used = (shown: Key) => [shown.usage.day.used, shown.usage.day.reserved, shown.usage.day.cap]
    expect(used((await me('GET', `/keys/${key.id}`)).body)).toEqual([3, 4, 10])
    expect(used((await me('GET', `/keys/${idle.id}`)).body)).toEqual([0, 0, null])
  })

  it('of another account are unknown, exactly like keys that never were', async () => {
    const { key } = await make()
    const stranger = server.as(await server.anAccount())
    const never = 'key_00000000000000000000000000'
    const attempts: [string, string, unknown?][] = [
      ['GET', ''],
      ['PATCH', '', { name: 'mine' }],
      ['POST', '/pause'],
      ['POST', '/resume'],
      ['POST', '/rotate', { graceDays: 0 }],
      ['POST', '/revoke', { prefix: key.prefix }],
    ]
    for (const [method, verb, body] of attempts) {
      const [foreign, unknown] = [
        await stranger(method, `/keys/${key.id}${verb}`, body),
        await stranger(method, `/keys/${never}${verb}`, body),
      ]
      expect(foreign.status).toBe(404)
      const plain = (text: string, keyId: string) => text.replaceAll(keyId, '').replace(/"req_\w+"/, '')
      expect(plain(foreign.text, key.id)).toBe(plain(unknown.text, never))
    }
    expect((await stranger('GET', '/keys')).body).toEqual({ data: [] })
    expect((await me('GET', `/keys/${key.id}`)).body).toMatchObject({ state: 'active', name: 'server' })
  })

  it('leave a trail that says who did what, by pages and by key', async () => {
    const { key } = await make()
    await make({ name: 'other' })
    await me('POST', `/keys/${key.id}/pause`)
    await server.as(id, { isOperator: true })('PATCH', `/operator/accounts/${id}`, { isBlocked: true })
    const page = (await me('GET', '/audit?limit=2')).body as AuditPage
    expect(page.data.map(({ by, action }) => [by, action])).toEqual([
      ['operator', 'account.blocked'],
      ['you', 'key.paused'],
    ])
    const rest = (await me('GET', `/audit?limit=2&cursor=${page.nextCursor}`)).body as AuditPage
    expect(rest.data.map(({ action }) => action)).toEqual(['key.created', 'key.created'])
    expect(rest.nextCursor).toBeNull()
    const ofKey = (await me('GET', `/audit?subject=${key.id}`)).body as AuditPage
    expect(ofKey.data.map(({ action }) => action)).toEqual(['key.paused', 'key.created'])
    expect((await server.as(await server.anAccount())('GET', `/audit?subject=${key.id}`)).body).toEqual({
      data: [],
      nextCursor: null,
    })
  })
})

describeOnBothDatabases('the keys of an account without API access', (database) => {
  it.each([
    ['a test key in a sandbox', 'open', false, 201],
    ['no live key in a sandbox', 'open', true, 403],
    ['no test key elsewhere', 'approved', false, 403],
  ] as const)('may be %s', async (_, testKeys, livemode, status) => {
    const server = await serveDashboardData(database(), () => new Date(), { testKeys })
    const me = server.as(await server.anAccount({ plan: 'free' }))
    const made = await me('POST', '/keys', { name: 'first', livemode, scopes: ['verses'] })
    await server.close()
    expect(made.status, made.text).toBe(status)
  })
})
