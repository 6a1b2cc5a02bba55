import { afterEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { aDashboard } from '../../tests/dashboard-app.ts'
import { visitorsOf } from '../../tests/dashboard-visitors.ts'
import { createMemoryLimiter } from '../access/rate-limits/index.ts'

describeOnBothDatabases('what one person may ask of the dashboard in a minute', (database) => {
  let dashboard: Awaited<ReturnType<typeof aDashboard>>
  afterEach(() => dashboard?.app.close())
  const { someone } = visitorsOf(() => dashboard)
  let at = Date.parse('2026-05-01T12:00:00.000Z')
  const open = async (personLimits?: { requests: number; changes: number; exports: number }) => {
    dashboard = await aDashboard(database(), {
      limiter: createMemoryLimiter(() => new Date(at)),
      ...(personLimits && { personLimits }),
    })
  }
  const withAccess = async () => {
    const person = await someone()
    await database().db.execute(
      `update accounts set plan = 'standard', api_access = 'approved' where id =
        (select account_id from account_holders where person_id = '${person.id}')`,
    )
    return person
  }
  const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

  it('is by default far below 80 exports and 120 keys', async () => {
    await open()
    const ruth = await withAccess()
    const exports = await Promise.all(Array.from({ length: 80 }, async () => (await ruth.get('/requests.csv')).status))
    expect([count(exports, 200), count(exports, 429)]).toEqual([10, 70])
    const body = { name: 'key', livemode: true, scopes: ['verses'] }
    const made = await Promise.all(Array.from({ length: 120 }, async () => (await ruth.post('/keys', body)).status))
    expect([count(made, 201), count(made, 429)]).toEqual([30, 90])
    const [{ n }] = (
      await database().db.execute<{ n: number }>(
        `select count(*)::int as n from api_keys where account_id =
        (select account_id from account_holders where person_id = '${ruth.id}')`,
      )
    ).rows as [{ n: number }]
    expect(n).toBe(30)
  })

  it('counts reading, changing and exporting, says how long to wait, and keeps nobody else out', async () => {
    await open({ requests: 6, changes: 2, exports: 1 })
    const [ruth, naomi] = [await withAccess(), await withAccess()]
    expect((await ruth.get('/requests.csv')).status).toBe(200)
    const refused = await ruth.get<{ error: { code: string; message: string } }>('/requests.csv')
    expect([refused.status, refused.json.error.code]).toEqual([429, 'rate_limited'])
    expect(refused.json.error.message).toMatch(
      /^More than 1 exports? by you in a minute; wait \d+ seconds? and try again\.$/,
    )
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const rename = () => ruth.call('PATCH', '/dashboard/api/account', { name: 'Gleaners' })
    expect([(await rename()).status, (await rename()).status, (await rename()).status]).toEqual([200, 200, 429])
    expect((await ruth.get('/account')).status).toBe(200)
    expect((await ruth.get('/keys')).status).toBe(200)
    expect((await ruth.get('/overview')).status).toBe(200)
    expect((await ruth.get('/overview')).status).toBe(429)
    expect((await naomi.get('/overview')).status).toBe(200)
    at += 60_000
    expect((await ruth.get('/overview')).status).toBe(200)
  })

  it('counts for operators too, and before anything is looked up', async () => {
    await open({ requests: 2, changes: 1, exports: 1 })
    const ruth = await withAccess()
    await database().db.execute(`insert into operators (person_id, created_at) values ('${ruth.id}', now())`)
    expect((await ruth.get('/operator/accounts')).status).toBe(200)
    expect((await ruth.get('/operator/invitations')).status).toBe(200)
    expect((await ruth.get('/operator/accounts')).status).toBe(429)
  })
})
