import { expect, it } from 'vitest'
import { createAccount, defaultPlanGrants, setPlan, type TestKeyAccess } from '../src/access/accounts/index.ts'
import { createKey } from '../src/access/api-keys/index.ts'
import { createAuthenticate, prepareFindKeyHolder } from '../src/access/callers/index.ts'
import { createTestAllowanceStore } from '../src/access/test-allowance/index.ts'
import type { Engine } from '../src/engine/engine.ts'
import { AppError } from '../src/errors.ts'
import { createIds } from '../src/platform/ids.ts'
import { describeOnBothDatabases } from './both-databases.ts'
import { fakeEngine } from './fake-engine.ts'
import { inMemoryAllowance } from './in-memory-allowance.ts'
import { bearer, inProcessApp, LIVE_KEY, TEST_KEY } from './in-process-app.ts'

const now = () => new Date('2026-05-01T12:00:00.000Z')
const newId = createIds(() => new Date())
const by = { actor: 'test' }

async function aService(requestsADay: number, engine: Partial<Engine> = {}) {
  const app = await inProcessApp({
    engine: fakeEngine(engine),
    testAllowance: { store: inMemoryAllowance(), now, requestsADay },
  })
  return (key: string, headers: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/v1/verses/search',
      headers: { ...bearer(key), ...headers },
      payload: { query: 'grace' },
    })
}

it('answers so many requests of test keys a day, free of charge, then 402 until the next, and live keys as before', async () => {
  const search = await aService(2)
  for (let n = 0; n < 2; n++) {
    const reply = (await search(TEST_KEY)).json()
    expect([reply.livemode, reply.billing.creditsCharged]).toEqual([false, 0])
  }
  const refused = await search(TEST_KEY)
  expect([refused.statusCode, refused.json().error.code]).toEqual([402, 'insufficient_credits'])
  expect(refused.json().error.message).toContain('2 charged requests a day')
  expect(refused.json().error.message).toContain('2026-05-02T00:00:00.000Z')
  expect((await search(LIVE_KEY)).statusCode).toBe(200)
})

it('counts no request of a test key that failed or was given again', async () => {
  let fails = true
  const searchVerses: Engine['searchVerses'] = async (input) => {
    if (fails) throw new AppError('bad_request', 'There is no such book.')
    return fakeEngine().searchVerses(input)
  }
  const search = await aService(1, { searchVerses })
  expect((await search(TEST_KEY)).statusCode).toBe(400)
  fails = false
  expect((await search(TEST_KEY, { 'idempotency-key': 'k' })).statusCode).toBe(200)
  expect((await search(TEST_KEY, { 'idempotency-key': 'k' })).headers['idempotency-replayed']).toBe('true')
  expect((await search(TEST_KEY)).statusCode).toBe(402)
})

describeOnBothDatabases('a sandbox', (database) => {
  const deps = () => ({ db: database().db, newId, now })
  const anAccount = () => createAccount(deps(), { name: 'Grace Chapel', plan: 'free', apiAccess: 'none' })
  const aKey = (accountId: string, livemode: boolean, testKeys: TestKeyAccess) =>
    createKey({ ...deps(), testKeys }, { accountId, name: 'first', scopes: ['verses'], livemode }, by)
  const search = async (rawKey: string, testKeys: TestKeyAccess) => {
    const findKeyHolder = prepareFindKeyHolder(database().prepare)
    const app = await inProcessApp({
      authenticate: createAuthenticate({ findKeyHolder, noteUse: () => {}, now, plans: defaultPlanGrants, testKeys }),
      testAllowance: { store: createTestAllowanceStore(database().prepare), now, requestsADay: 1 },
    })
    const asked = { method: 'POST', url: '/v1/verses/search', payload: { query: 'grace' } } as const
    return app.inject({ ...asked, headers: bearer(rawKey) })
  }

  it('gives a first answer with a test key at once, with no approval, and no live key', async () => {
    const { id } = await anAccount()
    await expect(aKey(id, true, 'open')).rejects.toMatchObject({ code: 'insufficient_scope' })
    const { rawKey } = await aKey(id, false, 'open')
    const first = await search(rawKey, 'open')
    expect([first.statusCode, first.json().livemode]).toEqual([200, false])
    expect((await search(rawKey, 'open')).statusCode).toBe(402)
  })

  it('that is closed lets nobody in without API access', async () => {
    const { id } = await anAccount()
    await expect(aKey(id, false, 'approved')).rejects.toMatchObject({ code: 'insufficient_scope' })
    const { rawKey } = await aKey(id, false, 'open')
    expect((await search(rawKey, 'approved')).statusCode).toBe(403)
  })

  it('has no place for blocked accounts', async () => {
    const { id } = await anAccount()
    const { rawKey } = await aKey(id, false, 'open')
    await database().db.execute(`update accounts set blocked_at = now() where id = '${id}'`)
    await expect(aKey(id, false, 'open')).rejects.toThrow(/is blocked, so no key/)
    expect((await search(rawKey, 'open')).statusCode).toBe(403)
  })

  it('keeps to what was agreed with an account that has access', async () => {
    const { id } = await createAccount(deps(), { name: 'Grace Chapel', plan: 'standard', apiAccess: 'approved' })
    await setPlan(deps(), id, { grantedRequestsPerMinute: 7 }, by)
    const { rawKey } = await aKey(id, false, 'open')
    expect((await search(rawKey, 'open')).headers['x-ratelimit-limit']).toBe('7')
  })
})
