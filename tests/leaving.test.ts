import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { type CreditStore, createCreditStore, verifyLedger } from '../src/access/credits/index.ts'
import { createIdempotencyStore } from '../src/access/idempotency/index.ts'
import { prepareWriteRecords } from '../src/access/usage/index.ts'
import type { Engine } from '../src/engine/engine.ts'
import { createIds } from '../src/platform/ids.ts'
import { aRecord } from './a-record.ts'
import { describeOnBothDatabases } from './both-databases.ts'
import { fakeEngine } from './fake-engine.ts'
import { aCaller, inProcessApp } from './in-process-app.ts'

const now = () => new Date()
const newId = createIds(now)
const body = JSON.stringify({ prompt: 'What is grace?' })

describeOnBothDatabases('a caller who leaves', (database) => {
  let app: FastifyInstance
  afterEach(() => app.close())

  /** A service whose first answer is only written once its caller has left; every later one at once. */
  async function serve() {
    const accountId = newId('acct')
    const settled = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const store = createCreditStore(database().prepare)
    const close: CreditStore['close'] = async (closing) => {
      const closed = await store.close(closing)
      settled.resolve()
      return closed
    }
    let asked = 0
    const writeAnswer: Engine['writeAnswer'] = async (input, call) => {
      if (++asked === 1) {
        begun.resolve()
        await once(call!.signal, 'abort')
      }
      return fakeEngine().writeAnswer(input)
    }
    app = await inProcessApp({
      authenticate: async () => aCaller({ accountId, keyId: newId('key'), lineageId: `key_of_${accountId}` }),
      engine: fakeEngine({ writeAnswer }),
      newId,
      now,
      credits: { store: { ...store, close }, now, leaseMs: 90_000, ceilings: { day: null, month: null } },
      idempotency: {
        store: createIdempotencyStore(database().prepare),
        now,
        secret: Buffer.alloc(32),
        ttlSeconds: 3_600,
        deadlineMs: 60_000,
      },
    })
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'order-17' }
    const askAndLeave = async () => {
      await app.listen({ host: '127.0.0.1', port: 0 })
      const { port } = app.server.address() as AddressInfo
      const leaver = httpRequest({ port, method: 'POST', path: '/v1/assistant/answer', headers })
      leaver.on('error', () => {}) // its own end
      leaver.end(body)
      await begun.promise
      leaver.destroy()
      await settled.promise
    }
    const ask = () => app.inject({ method: 'POST', url: '/v1/assistant/answer', headers, payload: body })
    const records = async () => {
      const { rows } = await database().db.execute(
        `select status, client_left as left, output_tokens as written, replayed from request_records
         where account_id = '${accountId}' order by id`,
      )
      return rows
    }
    return { askAndLeave, ask, records }
  }
  const breaches = async () =>
    (await verifyLedger(database().db, now())).filter((found) => found.breaches > 0).map(({ id }) => id)

  it('has no reply kept under the key: who asks again is answered and charged like any other', async () => {
    const { askAndLeave, ask, records } = await serve()
    await askAndLeave()
    expect(await records()).toEqual([{ status: 499, left: true, written: 0, replayed: false }])
    const again = await ask()
    expect(again.headers['idempotency-replayed']).toBeUndefined()
    expect(again.json().billing.creditsCharged).toBeGreaterThan(0)
    expect((await ask()).headers['idempotency-replayed']).toBe('true')
    expect((await records())[1]).toEqual({ status: 200, left: false, written: 40, replayed: false })
    expect(await breaches()).toEqual([])
  })

  it.each([
    ['a caller who left', { status: 499, outputTokens: 40 }],
    ['a request that is recorded as done and charged for a part', { status: 200, outputTokens: 0 }],
  ])('is found by `ledger verify` where the whole reply is kept of %s', async (_, written) => {
    const id = newId('req')
    const record = { ...aRecord({ id, at: now(), accountId: newId('acct'), keyId: newId('key') }), ...written }
    await prepareWriteRecords(database().prepare)([{ ...record, inputTokens: 58, clientLeft: true, replyId: null }], [])
    expect(await breaches()).toEqual([])
    const claim = { lineageId: record.keyId, keyHash: 'k', bodyHash: 'b', requestId: id }
    const kept = createIdempotencyStore(database().prepare)
    await kept.claim(claim, { now: now(), leaseEndsAt: now(), expiresAt: now() })
    await kept.keep(claim, { reply: Buffer.from('all of it'), tokens: 98 }, now())
    expect(await breaches()).toEqual(['I6'])
    await database().db.execute(`delete from idempotent_replies where request_id = '${id}'`)
  })
})
