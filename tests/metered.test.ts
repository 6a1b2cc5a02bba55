import { expect, it } from 'vitest'
import type { CreditStore } from '../src/access/credits/index.ts'
import type { RequestRecord } from '../src/access/usage/index.ts'
import type { Engine, VerseSearch } from '../src/engine/engine.ts'
import { fakeEngine } from './fake-engine.ts'
import { inMemoryCredits } from './in-memory-credits.ts'
import { bearer, inProcessApp, LIVE_KEY, WRONG_SCOPE_KEY } from './in-process-app.ts'

const now = () => new Date('2026-05-01T12:00:00.000Z')

async function aService(store: CreditStore = inMemoryCredits(), engine: Partial<Engine> = {}) {
  const noted: RequestRecord[] = []
  const app = await inProcessApp({
    engine: fakeEngine(engine),
    credits: { store, now, leaseMs: 90_000, ceilings: { day: null, month: null } },
    noteRecord: (record) => noted.push(record),
  })
  const search = (key: string) =>
    app.inject({ method: 'POST', url: '/v1/verses/search', headers: bearer(key), payload: { query: 'grace' } })
  return { search, noted }
}

const daySpent = async (store: CreditStore): Promise<unknown> => {
  const day = { ownerId: 'acct_1', period: 'day' as const, startsOn: '2026-05-01', amount: 0, cap: 1_000 }
  return (await store.hold({ id: 'probe' } as never, [day]))[0]
}

it('serves and charges once when the answer of a settlement is lost', async () => {
  const store = inMemoryCredits()
  let losses = 1
  const close: CreditStore['close'] = async (closing) => {
    const closed = await store.close(closing)
    if (losses-- > 0) throw new Error('the connection is lost')
    return closed
  }
  const { search } = await aService({ ...store, close })
  const response = await search(LIVE_KEY)
  expect(response.statusCode).toBe(200)
  expect(response.json().billing.creditsCharged).toBe(1)
  expect(await daySpent(store)).toMatchObject({ spent: 1, reserved: 0 })
})

it('refuses when a reservation ended before its request did, and charges nothing', async () => {
  const store = inMemoryCredits()
  const close: CreditStore['close'] = async (closing) => {
    await store.close({ ...closing, state: 'expired', creditsCharged: 0 }) // its lease ran out just before
    return store.close(closing)
  }
  const { search } = await aService({ ...store, close })
  const response = await search(LIVE_KEY)
  expect([response.statusCode, response.json().error?.code]).toEqual([500, 'server_error'])
  expect(await daySpent(store)).toMatchObject({ spent: 0, reserved: 0 })
})

it('notes no second record of what was recorded with its settlement, and one of what was refused', async () => {
  const { search, noted } = await aService()
  await search(LIVE_KEY)
  expect(noted).toEqual([])
  await search(WRONG_SCOPE_KEY)
  expect(noted).toMatchObject([{ status: 403, creditsCharged: 0 }])
})

it('charges nothing for what was refused before anything was generated, and records why', async () => {
  const store = inMemoryCredits()
  const records: RequestRecord[] = []
  const close: CreditStore['close'] = async (closing) => {
    if (closing.record !== null) records.push(closing.record)
    return store.close(closing)
  }
  const decisions = [{ guardrail: 'hatefulContent', stage: 'input', decision: 'refuse', ruleSet: 'h-1' }] as const
  const guard = { decisions: [...decisions], abuseFlags: ['burst'], isFree: true }
  const searchVerses = async (input: { query: string }): Promise<VerseSearch> => ({
    ...(await fakeEngine().searchVerses(input)),
    guard,
  })
  const { search } = await aService({ ...store, close }, { searchVerses })
  const response = await search(LIVE_KEY)
  expect(response.statusCode).toBe(200)
  expect(response.json()).not.toHaveProperty('guard')
  expect(response.json().billing.creditsCharged).toBe(0)
  expect(await daySpent(store)).toMatchObject({ spent: 0, reserved: 0 })
  expect(records).toMatchObject([{ creditsCharged: 0, abuseFlags: ['burst'], safety: decisions }])
})
