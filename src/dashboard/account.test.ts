import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { type DashboardServer, serveDashboardData } from '../../tests/dashboard-api.ts'
import { defaultPlanGrants } from '../access/accounts/index.ts'
import { createCreditStore, grantCredits, reserveCredits } from '../access/credits/index.ts'
import { createReadAccount } from './show-account.ts'

const at = new Date('2026-05-31T12:00:00.000Z')

describeOnBothDatabases('the account', (database) => {
  let server: DashboardServer
  let id: string
  let me: ReturnType<DashboardServer['as']>
  beforeAll(async () => {
    server = await serveDashboardData(database(), () => at)
  })
  afterAll(() => server?.close())
  beforeEach(async () => {
    id = await server.anAccount()
    me = server.as(id)
  })

  it('shows what its plan gives, its own caps, and what is used of the caps that count', async () => {
    await me('PUT', '/account/caps', { dailyCap: 300, monthlyCap: null })
    await grantCredits({ db: database().db, now: () => at }, id, { credits: 50 }, { actor: 'operator:test' })
    const holder = {
      accountId: id,
      lineageId: 'key_1',
      accountCaps: { day: 300, month: 10_000 },
      keyCaps: { day: null, month: null },
    }
    const store = createCreditStore(database().prepare)
    const deps = { store, now: () => at, leaseMs: 1_000, ceilings: { day: null, month: null } }
    const held = { requestId: server.newId('req'), holder, endpoint: 'verses.search', credits: 4 }
    expect(await reserveCredits(deps, held)).toMatchObject({ outcome: 'held' })
    expect((await me('GET', '/account')).body).toEqual({
      id,
      name: 'Grace Chapel',
      plan: 'standard',
      apiAccess: 'approved',
      isBlocked: false,
      maySwitchOn: true,
      application: null,
      limits: {
        dailyCredits: 1_000,
        monthlyCredits: 10_000,
        requestsPerMinute: 100,
        concurrentRequests: 8,
        dailyCap: 300,
        monthlyCap: null,
      },
      credits: {
        day: { used: 0, reserved: 4, cap: 300, resetsAt: '2026-06-01T00:00:00.000Z' },
        month: { used: 0, reserved: 4, cap: 10_050, resetsAt: '2026-06-01T00:00:00.000Z' },
      },
      createdAt: at.toISOString(),
    })
  })

  it('is read for the session as it is shown', async () => {
    const read = createReadAccount({ db: database().db, now: () => at, plans: defaultPlanGrants })
    expect(await read(id)).toEqual((await me('GET', '/account')).body)
    expect(await read('acct_none')).toBeNull()
  })

  it('takes another name, and refuses one that cannot be read', async () => {
    expect(await me('PATCH', '/account', { name: ' New Hope ' })).toMatchObject({
      status: 200,
      body: { name: 'New Hope' },
    })
    for (const name of ['', '  ', 'a\nb', 'x'.repeat(201), 'nul\u0000'])
      expect(await me('PATCH', '/account', { name })).toMatchObject({ status: 400 })
    expect((await me('GET', '/account')).body).toMatchObject({ name: 'New Hope' })
  })

  it.each([
    [{ dailyCap: 1_001, monthlyCap: null }, 'dailyCap'],
    [{ dailyCap: null, monthlyCap: 10_001 }, 'monthlyCap'],
    [{ dailyCap: -1, monthlyCap: null }, '/dailyCap'],
    [{ dailyCap: null }, '/monthlyCap'],
  ])('refuses the caps %j', async (caps, param) => {
    expect(await me('PUT', '/account/caps', caps)).toMatchObject({ status: 400, body: { error: { param } } })
  })

  it('switches API access on where the plan allows it', async () => {
    const applicant = await server.anAccount({ plan: 'free' })
    expect(await server.as(applicant)('POST', '/account/access')).toMatchObject({ status: 400 })
    expect(await me('POST', '/account/access')).toMatchObject({ status: 400 }) // it is on already
    await server.as(id, { isOperator: true })('PATCH', `/operator/accounts/${applicant}`, { plan: 'standard' })
    expect(await server.as(applicant)('POST', '/account/access')).toMatchObject({
      status: 200,
      body: { apiAccess: 'approved' },
    })
  })

  it('applies for access, once at a time, and shows the application', async () => {
    const applicant = server.as(await server.anAccount({ plan: 'free' }))
    const form = { organisation: 'Grace Chapel', purpose: 'A reading plan', expectedVolume: '500 a day' }
    const made = await applicant('POST', '/account/applications', form)
    expect(made).toMatchObject({ status: 201, body: { ...form, state: 'pending', note: null, decidedAt: null } })
    expect((await applicant('GET', '/account')).body).toMatchObject({ apiAccess: 'pending', application: made.body })
    expect(await applicant('POST', '/account/applications', form)).toMatchObject({ status: 400 })
    expect(await applicant('POST', '/account/applications', { ...form, purpose: '' })).toMatchObject({ status: 400 })
  })
})
