import { randomBytes } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { createIdempotencyStore } from './idempotency.repository.ts'
import { runOnce } from './run-once.ts'

describeOnBothDatabases('idempotency keys', (database) => {
  let at: Date
  let ran: number
  let lineageId: string
  const secret = randomBytes(32)
  beforeEach(() => {
    at = new Date('2026-05-01T00:00:00.000Z')
    ran = 0
    lineageId = `key_${randomBytes(6).toString('hex')}`
  })
  const deps = () => ({
    store: createIdempotencyStore(database().prepare),
    now: () => at,
    secret,
    ttlSeconds: 60,
    deadlineMs: 1_000,
  })
  const input = (over: { body?: unknown; requestId?: string; idempotencyKey?: string } = {}) => ({
    lineageId,
    idempotencyKey: 'order-17',
    route: 'assistant.answer',
    body: { prompt: 'What is grace?', maxOutputTokens: 100 },
    requestId: `req_${randomBytes(6).toString('hex')}`,
    ...over,
  })
  const whole = (answer: string) => ({ reply: { answer }, isWhole: true, tokens: 98 })
  const work = async () => whole(`run ${++ran}`)

  it('runs once and gives the same reply again, whatever the order of the fields', async () => {
    expect(await runOnce(deps(), input(), work)).toEqual({ reply: { answer: 'run 1' }, isReplay: false })
    const again = input({ body: { maxOutputTokens: 100, prompt: 'What is grace?' } })
    expect(await runOnce(deps(), again, work)).toEqual({ reply: { answer: 'run 1' }, isReplay: true })
    expect(await runOnce(deps(), input({ idempotencyKey: 'order-18' }), work)).toMatchObject({ isReplay: false })
  })

  it('refuses another body under the same key', async () => {
    await runOnce(deps(), input(), work)
    await expect(runOnce(deps(), input({ body: { prompt: 'Other' } }), work)).rejects.toMatchObject({
      code: 'bad_request',
      detail: { param: 'Idempotency-Key' },
    })
    expect(ran).toBe(1)
  })

  it('frees the key when the work fails', async () => {
    const fails = async () => {
      throw new Error('no model answers')
    }
    await expect(runOnce(deps(), input(), fails)).rejects.toThrow('no model answers')
    expect(await runOnce(deps(), input(), work)).toMatchObject({ isReplay: false })
  })

  it('keeps no reply that is not whole', async () => {
    const cutShort = async () => ({ ...whole('cut short'), isWhole: false })
    expect(await runOnce(deps(), input(), cutShort)).toEqual({ reply: { answer: 'cut short' }, isReplay: false })
    expect(await runOnce(deps(), input(), work)).toEqual({ reply: { answer: 'run 1' }, isReplay: false })
  })

  it('lets duplicates that come at once wait for the one that runs', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => runOnce(deps(), input(), work)))
    expect(ran).toBe(1)
    expect(outcomes.filter(({ isReplay }) => !isReplay)).toHaveLength(1)
  })

  it('takes over from a request that was lost, once its deadline has passed', async () => {
    const { store } = deps()
    await store.claim(
      { lineageId, keyHash: 'k', bodyHash: 'b', requestId: 'req_lost' },
      { now: at, leaseEndsAt: new Date(at.getTime() + 1_000), expiresAt: new Date(at.getTime() + 60_000) },
    )
    const mine = { lineageId, keyHash: 'k', bodyHash: 'b', requestId: 'req_mine' }
    const times = (now: Date) => ({ now, leaseEndsAt: now, expiresAt: new Date(now.getTime() + 60_000) })
    expect(await store.claim(mine, times(at))).toMatchObject({ state: 'running' })
    expect(await store.claim(mine, times(new Date(at.getTime() + 1_000)))).toEqual({ state: 'claimed' })
  })

  it('keeps nothing of a lost request that comes back after another took its key', async () => {
    const { store } = deps()
    const late = { lineageId, keyHash: 'k', bodyHash: 'b', requestId: 'req_late' }
    const mine = { ...late, requestId: 'req_mine' }
    const kept = (reply: string) => ({ reply: Buffer.from(reply), tokens: 98 })
    const expiresAt = new Date(at.getTime() + 60_000)
    await store.claim(late, { now: at, leaseEndsAt: at, expiresAt })
    const times = { now: at, leaseEndsAt: new Date(at.getTime() + 1_000), expiresAt }
    expect(await store.claim(mine, times)).toEqual({ state: 'claimed' })
    await store.keep(late, kept('late'), expiresAt)
    await store.free(late)
    expect(await store.claim(late, times)).toMatchObject({ state: 'running' })
    await store.keep(mine, kept('mine'), expiresAt)
    await store.keep(late, kept('late'), expiresAt)
    expect(await store.claim(late, times)).toMatchObject({ state: 'done', reply: Buffer.from('mine') })
  })

  it('forgets a reply at its time', async () => {
    await runOnce(deps(), input(), work)
    at = new Date(at.getTime() + 60_000)
    expect(await runOnce(deps(), input(), work)).toEqual({ reply: { answer: 'run 2' }, isReplay: false })
  })

  it('stores nothing that can be read without the key', async () => {
    await runOnce(deps(), input(), async () => whole('a secret answer'))
    const { rows } = await database().db.execute<{ dump: string }>(
      `select string_agg(encode(reply, 'escape') || key_hash, '') as dump from idempotent_replies where lineage_id = '${lineageId}'`,
    )
    expect(rows[0]!.dump).not.toContain('secret answer')
    expect(rows[0]!.dump).not.toContain('order-17')
  })
})
