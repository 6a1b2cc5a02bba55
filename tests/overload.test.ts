import { describe, expect, it } from 'vitest'
import type { CreditStore } from '../src/access/credits/index.ts'
import { DatabaseBusy, DatabaseDown } from '../src/platform/db/index.ts'
import { inMemoryCredits } from './in-memory-credits.ts'
import { bearer, inProcessApp, LIVE_KEY } from './in-process-app.ts'

const now = () => new Date('2026-05-01T12:00:00.000Z')

async function aService(store: Partial<CreditStore>) {
  const credits = {
    store: { ...inMemoryCredits(), ...store },
    now,
    leaseMs: 90_000,
    ceilings: { day: null, month: null },
  }
  const app = await inProcessApp({ credits })
  return (payload: object = { prompt: 'What is grace?' }) =>
    app.inject({ method: 'POST', url: '/v1/assistant/answer', headers: bearer(LIVE_KEY), payload })
}

const fails = (error: Error) => async () => {
  throw error
}

describe('a database that does not answer', () => {
  it('is 503 with the code of the specification and the wait', async () => {
    const ask = await aService({ hold: fails(new DatabaseDown({ cause: new Error('ECONNREFUSED 10.0.0.7') })) })
    const response = await ask()
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json().error).toMatchObject({ code: 'server_error', type: 'api_error' })
    expect(response.body).not.toContain('10.0.0.7')
  })

  it('is the same behind a failed query, and for keys', async () => {
    const wrapped = new Error('Failed query', { cause: new DatabaseDown({}) })
    const app = await inProcessApp({ authenticate: fails(wrapped) })
    const response = await app.inject({ url: '/v1/usage', headers: bearer(LIVE_KEY) })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
  })

  it('ends a stream that has begun with an event, and the record tells 503', async () => {
    const records: { status: number; errorCode: string | null }[] = []
    const store = { ...inMemoryCredits(), close: fails(new DatabaseDown({})) }
    const app = await inProcessApp({
      credits: { store, now, leaseMs: 90_000, ceilings: { day: null, month: null } },
      noteRecord: (record) => records.push(record),
    })
    const response = await app.inject({
      method: 'POST',
      url: '/v1/assistant/answer',
      headers: bearer(LIVE_KEY),
      payload: { prompt: 'What is grace?', stream: true },
    })
    expect(response.body).toContain('event: response.error')
    expect(records).toMatchObject([{ status: 503, errorCode: 'server_error' }])
  })
})

describe('a database that has too much to do', () => {
  it('is 429 with the wait, and never 500', async () => {
    const ask = await aService({ hold: fails(new DatabaseBusy('too many wait')) })
    const response = await ask()
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '1'])
    expect(response.json().error).toMatchObject({ code: 'rate_limited', message: expect.stringContaining('1 second') })
  })

  it('has what it held without telling freed at once', async () => {
    const store = inMemoryCredits()
    const hold: CreditStore['hold'] = async (...held) => {
      await store.hold(...held)
      throw new DatabaseBusy('too late', { mayHaveRun: true })
    }
    const closed: string[] = []
    const close: CreditStore['close'] = async (closing) => {
      closed.push(closing.state)
      return store.close(closing)
    }
    const ask = await aService({ ...store, hold, close })
    expect((await ask()).statusCode).toBe(429)
    expect(closed).toEqual(['released'])
  })

  it('is asked to settle until it does', async () => {
    const store = inMemoryCredits()
    let left = 5
    const close: CreditStore['close'] = async (closing) => {
      if (left-- > 0) throw new DatabaseBusy('too late', { mayHaveRun: true })
      return store.close(closing)
    }
    const ask = await aService({ ...store, close })
    expect((await ask()).statusCode).toBe(200)
  })
})
