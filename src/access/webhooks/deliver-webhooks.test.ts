import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { aReceiver, type Received, type Receiver } from '../../../tests/webhook-receiver.ts'
import { createIds } from '../../platform/ids.ts'
import { createLogger } from '../../platform/logger.ts'
import { openTargets, type Targets } from '../../platform/targets/index.ts'
import { listAudit } from '../audit/index.ts'
import {
  changeEndpoint,
  createEndpoint,
  createSecretBox,
  createWebhooks,
  type EventType,
  eventTypes,
  getDelivery,
  getEndpoint,
  insertEvent,
  listAttempts,
  listDeliveries,
  replayDelivery,
  rotateSecret,
  sendTest,
} from './index.ts'

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000]
const newId = createIds(() => new Date())
const secrets = createSecretBox(Buffer.alloc(32, 3))

describeOnBothDatabases('webhooks', (database) => {
  let targets: Targets
  let receiver: Receiver
  /** Real time, moved on: a receiver believes no message that is minutes old. */
  let movedMs: number
  let accountId: string
  beforeAll(() => {
    targets = openTargets({ allowsLoopback: true })
  })
  afterAll(() => targets.close())
  beforeEach(async () => {
    movedMs = 0
    accountId = newId('acct')
    receiver = await aReceiver()
    await database().db.execute('delete from webhook_endpoints')
    await database().db.execute('delete from outbox_mails')
  })
  afterEach(() => receiver.close())

  const now = () => new Date(Date.now() + movedMs)
  const later = (milliseconds: number) => {
    movedMs += milliseconds
  }
  const deps = () => ({ db: database().db, now, newId, secrets, checkTarget: targets.check })
  const owner = () => ({ accountId, actor: `holder:${accountId}` })
  const endpointAt = (url = receiver.url, events: readonly EventType[] = eventTypes) =>
    createEndpoint(deps(), owner(), { url, events })
  const sender = (over: Partial<Parameters<typeof createWebhooks>[0]> = {}) =>
    createWebhooks({ ...deps(), targets, userAgent: 'Berea/test', logger: createLogger({ level: 'silent' }), ...over })
  const revoked = (keyId: string) =>
    insertEvent(database().db, {
      type: 'key.revoked',
      data: { keyId, keyName: 'server', by: 'holder' },
      accountId,
      fact: keyId,
      at: now(),
    })
  const log = async (endpointId: string) =>
    (await listDeliveries(database().db, endpointId, { limit: 100 })).toReversed()
  const verify = (secret: string, { body, headers }: Received) => new Webhook(secret).verify(body, headers)
  const keysIn = (messages: readonly Received[]) => messages.map(({ body }) => JSON.parse(body).data.keyId)

  it('arrive once, signed so that a verifier of the Standard Webhooks accepts them, and tell no more than they say', async () => {
    const { endpoint, secret } = await endpointAt()
    const at = now()
    await revoked('key_1')
    await revoked('key_1') // as by a second look at the same fact
    expect([await sender().deliver(), await sender().deliver()]).toEqual([1, 0])
    const [message] = receiver.received
    expect(verify(secret, message!)).toEqual({
      type: 'key.revoked',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { keyId: 'key_1', keyName: 'server', by: 'holder' },
    })
    expect(message).toMatchObject({
      path: '/hook',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Berea/test',
        'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/),
      },
    })
    expect(() => verify(secret, { ...message!, body: message!.body.replace('key_1', 'key_2') })).toThrow()
    const [delivery] = await log(endpoint.id)
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, lastStatus: 204, lastError: null })
    expect(await listAttempts(database().db, endpoint.id, delivery!.messageId)).toMatchObject([
      { status: 204, error: null, reply: '' },
    ])
    expect(delivery!.createdAt.getTime()).toBeGreaterThanOrEqual(at.getTime())
  })

  it('are written with what they tell or not at all', async () => {
    const { endpoint } = await endpointAt()
    const failing = database().db.transaction(async (tx) => {
      await insertEvent(tx, {
        type: 'key.revoked',
        data: { keyId: 'key_1', keyName: '', by: 'holder' },
        accountId,
        fact: 'key_1',
        at: now(),
      })
      throw new Error('the fact was not to be')
    })
    await expect(failing).rejects.toThrow('the fact was not to be')
    expect(await log(endpoint.id)).toEqual([])
  })

  it('go to the endpoints of the account that want them and are on, with one id', async () => {
    const other = await aReceiver()
    const [first, wanting, off, deaf] = [
      await endpointAt(),
      await endpointAt(other.url, ['key.revoked']),
      await endpointAt(`${other.url}/off`),
      await endpointAt(`${other.url}/deaf`, ['key.rotated']),
    ]
    await changeEndpoint(deps(), owner(), off.endpoint.id, { isEnabled: false })
    const mine = accountId
    accountId = newId('acct')
    const stranger = await endpointAt(`${other.url}/stranger`)
    accountId = mine
    await revoked('key_1')
    await sender().deliver()
    const [one, two] = [receiver.received, other.received]
    await other.close()
    expect([one.length, two.map(({ path }) => path)]).toEqual([1, ['/hook']])
    expect(one[0]!.headers['webhook-id']).toBe(two[0]!.headers['webhook-id'])
    expect(verify(first.secret, one[0]!)).toEqual(verify(wanting.secret, two[0]!))
    expect(() => verify(first.secret, two[0]!)).toThrow()
    for (const { endpoint } of [off, deaf, stranger]) expect(await log(endpoint.id)).toEqual([])
  })

  it.each([
    ['answers 500', (to: Receiver) => to.answers(500, 'no'), { status: 500, error: null, reply: 'no' }],
    ['answers 404', (to: Receiver) => to.answers(404), { status: 404, error: null, reply: '' }],
    [
      'redirects',
      (to: Receiver) => to.behaves((_, response) => void response.writeHead(307, { location: '/next' }).end()),
      { status: 307, error: null, reply: '' },
    ],
    ['hangs', (to: Receiver) => to.behaves(() => {}), { status: null, error: 'TIMED_OUT', reply: null }],
    [
      'closes the connection',
      (to: Receiver) => to.behaves((_, response) => void response.socket?.destroy()),
      { status: null, error: 'UND_ERR_SOCKET', reply: null },
    ],
  ])('are kept for who %s, tried on schedule and delivered when it is mended', async (_, breakIt, attempt) => {
    const { endpoint, secret } = await endpointAt()
    breakIt(receiver)
    await revoked('key_1')
    const broken = sender({ timeoutMs: 200 })
    expect(await broken.deliver()).toBe(1)
    expect(await broken.deliver()).toBe(0) // not before its time
    const [waiting] = await log(endpoint.id)
    expect(waiting).toMatchObject({ state: 'pending', attempts: 1, leaseEndsAt: null })
    expect((await getEndpoint(deps(), accountId, endpoint.id)).failingSince).not.toBeNull()
    later(11 * second)
    expect(await broken.deliver()).toBe(1)
    receiver.answers(200, `\u0000${'y'.repeat(5_000)}`)
    later(minute + second)
    expect(await sender().deliver()).toBe(1)
    const { messageId, ...delivered } = (await log(endpoint.id))[0]!
    expect(delivered).toMatchObject({ state: 'delivered', attempts: 3 })
    expect(await listAttempts(database().db, endpoint.id, messageId)).toMatchObject([
      attempt,
      attempt,
      { status: 200, error: null, reply: 'y'.repeat(1_023) },
    ])
    expect(
      new Set(receiver.received.map(({ path, headers, body }) => `${path} ${headers['webhook-id']} ${body}`)).size,
    ).toBe(1)
    expect((await getEndpoint(deps(), accountId, endpoint.id)).failingSince).toBeNull()
    expect(receiver.received).toHaveLength(3)
    const stale = receiver.received.at(-1)!
    expect(stale.headers['webhook-timestamp']).not.toBe(receiver.received[0]!.headers['webhook-timestamp'])
    expect(
      new Webhook(secret).sign(messageId, new Date(Number(stale.headers['webhook-timestamp']) * 1_000), stale.body),
    ).toBe(stale.headers['webhook-signature'])
  })

  it('are given up after eight attempts in a day, and sent again by hand with all their attempts', async () => {
    const { endpoint } = await endpointAt()
    receiver.answers(503)
    await revoked('key_1')
    const waits = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 15 * hour]
    for (const wait of waits) {
      expect(await sender().deliver()).toBe(1)
      later(wait - 5 * second)
      expect(await sender().deliver()).toBe(0)
      later(6 * second)
    }
    expect(await sender().deliver()).toBe(1)
    const [failed] = await log(endpoint.id)
    expect(failed).toMatchObject({ state: 'failed', attempts: 8, lastStatus: 503 })
    later(day)
    expect(await sender().deliver()).toBe(0)
    receiver.answers(200)
    const replayed = await replayDelivery(deps(), accountId, endpoint.id, failed!.messageId)
    expect(replayed).toMatchObject({ state: 'pending', attempts: 8, attemptsInRound: 0 })
    expect(await sender().deliver()).toBe(1)
    expect(await getDelivery(deps(), accountId, endpoint.id, failed!.messageId)).toMatchObject({
      state: 'delivered',
      attempts: 9,
    })
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('go out in the order of what happened, to each endpoint one after the other', async () => {
    await endpointAt()
    const keys = Array.from({ length: 12 }, (_, n) => `key_${n}`)
    for (const key of keys) {
      await revoked(key)
      later(second)
    }
    expect(await sender().deliver()).toBe(12)
    expect(keysIn(receiver.received)).toEqual(keys)
  })

  it('are sent once an attempt by several workers', async () => {
    const receivers = [receiver, await aReceiver(), await aReceiver()]
    const endpoints = []
    for (const { url } of receivers) endpoints.push(await endpointAt(url))
    for (let n = 0; n < 10; n++) await revoked(`key_${n}`)
    for (const each of receivers) each.answers(500)
    const workers = [sender(), sender(), sender()]
    const round = async () => {
      const made = await Promise.all(workers.flatMap((worker) => [worker.deliver(), worker.deliver()]))
      // a worker that finds every endpoint busy leaves: the next look takes what is left
      return made.reduce((sum, each) => sum + each, 0) + (await workers[0]!.deliver())
    }
    expect(await round()).toBe(30)
    later(11 * second)
    for (const each of receivers) each.answers(200)
    expect(await round()).toBe(30)
    for (const { endpoint } of endpoints)
      for (const delivery of await log(endpoint.id)) expect(delivery).toMatchObject({ state: 'delivered', attempts: 2 })
    for (const [n, each] of receivers.entries()) {
      expect(each.received).toHaveLength(20)
      for (const half of [each.received.slice(0, 10), each.received.slice(10)])
        expect(new Set(keysIn(half)).size, `receiver ${n}`).toBe(10)
    }
    for (const each of receivers.slice(1)) await each.close()
  })

  it('do not wait for an endpoint that hangs', async () => {
    const other = await aReceiver()
    const [{ endpoint: hanging }, { endpoint: quick }] = [await endpointAt(), await endpointAt(other.url)]
    let answer: (() => void) | undefined
    const asked = new Promise<void>((resolve) => {
      receiver.behaves((_, response) => {
        answer = () => void response.writeHead(200).end()
        resolve()
      })
    })
    const worker = sender()
    await revoked('key_1')
    const first = worker.deliver()
    await asked
    await revoked('key_2')
    await worker.deliver()
    await vi.waitFor(async () =>
      expect((await log(quick.id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']),
    )
    expect(keysIn(other.received)).toEqual(['key_1', 'key_2'])
    expect(keysIn(receiver.received)).toEqual(['key_1'])
    receiver.answers(200)
    answer!()
    await first
    await worker.deliver()
    expect((await log(hanging.id)).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
    await other.close()
  })

  it('that a sender left when it was killed are taken up by another, with the same id', async () => {
    const { endpoint } = await endpointAt()
    await revoked('key_1')
    await database().db.execute(
      "update webhook_deliveries set attempts = 1, attempts_in_round = 1, lease_ends_at = now() + interval '60 seconds'",
    )
    expect(await sender().deliver()).toBe(0)
    later(61 * second)
    expect(await sender().deliver()).toBe(1)
    expect((await log(endpoint.id))[0]).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  it('are signed with the secret of before too for a day, and no longer', async () => {
    const { endpoint, secret: old } = await endpointAt()
    const { secret: fresh, endpoint: rotated } = await rotateSecret(deps(), owner(), endpoint.id)
    expect(rotated.oldSecretUntil!.getTime() - rotated.createdAt.getTime()).toBeGreaterThanOrEqual(day)
    await revoked('key_1')
    await sender().deliver()
    const [both] = receiver.received
    expect(both!.headers['webhook-signature']!.split(' ')).toHaveLength(2)
    expect(verify(old, both!)).toEqual(verify(fresh, both!))
    later(day + second)
    await revoked('key_2')
    await sender().deliver()
    const { headers, body } = receiver.received[1]!
    const signed = (secret: string) =>
      new Webhook(secret).sign(headers['webhook-id']!, new Date(Number(headers['webhook-timestamp']) * 1_000), body)
    expect(headers['webhook-signature']).toBe(signed(fresh))
    expect(headers['webhook-signature']).not.toContain(signed(old))
  })

  it('switch an endpoint off at which nothing succeeded for five days, and tell its holder', async () => {
    const { endpoint } = await endpointAt()
    receiver.answers(500)
    const giveUp = async (key: string) => {
      await revoked(key)
      for (let n = 0; n < 8; n++) {
        await sender().deliver()
        later(16 * hour)
      }
    }
    await revoked('key_0')
    await sender().deliver()
    receiver.answers(200)
    await sendTest(deps(), accountId, endpoint.id)
    await sender().deliver() // what succeeds begins the count anew
    receiver.answers(500)
    later(4 * day)
    await giveUp('key_1')
    const mails = async () =>
      (await database().db.execute<{ content: unknown }>('select content from outbox_mails')).rows.map(
        ({ content }) => content,
      )
    const failing = await getEndpoint(deps(), accountId, endpoint.id)
    expect([failing.disabledBy, await mails()]).toEqual([null, []])
    await giveUp('key_2')
    const off = await getEndpoint(deps(), accountId, endpoint.id)
    expect(off).toMatchObject({ disabledBy: 'failures', failingSince: failing.failingSince })
    const host = `127.0.0.1:${receiver.port}`
    expect(await mails()).toEqual([
      { kind: 'webhook_switched_off', host, failingSince: failing.failingSince!.toISOString() },
    ])
    expect((await listAudit(database().db, { accountId, limit: 1 }))[0]).toMatchObject({
      actor: 'system',
      action: 'webhook.switched_off',
      subject: endpoint.id,
    })
    const asked = receiver.received.length
    await revoked('key_3')
    expect(await sender().deliver()).toBe(0)
    expect(receiver.received).toHaveLength(asked)
    expect(await changeEndpoint(deps(), owner(), endpoint.id, { isEnabled: true })).toMatchObject({
      disabledAt: null,
      disabledBy: null,
      failingSince: null,
    })
  })

  it('are not sent when their secret cannot be read any more, and the reason stands in the log', async () => {
    const { endpoint } = await endpointAt()
    await revoked('key_1')
    await sender({ secrets: createSecretBox(Buffer.alloc(32, 4)) }).deliver()
    expect((await log(endpoint.id))[0]).toMatchObject({ state: 'pending', lastError: 'SECRET_UNREADABLE' })
    expect(receiver.received).toEqual([])
  })

  it('are not sent to an address that is not public any more', async () => {
    const { endpoint } = await endpointAt()
    await revoked('key_1')
    const outward = openTargets({ allowsLoopback: false })
    await sender({ targets: outward }).deliver()
    await outward.close()
    expect((await log(endpoint.id))[0]).toMatchObject({ state: 'pending', lastError: 'ADDRESS_REFUSED' })
    expect(receiver.received).toEqual([])
  })

  it('that are under way are finished at a stop, and nothing more is begun', async () => {
    const { endpoint } = await endpointAt()
    const asked = new Promise<() => void>((resolve) => {
      receiver.behaves((_, response) => resolve(() => void response.writeHead(200).end()))
    })
    for (const key of ['key_1', 'key_2']) await revoked(key)
    const worker = sender()
    const working = worker.deliver()
    const answer = await asked
    const stopped = worker.stop()
    answer()
    await stopped
    expect(await working).toBe(1)
    expect(await worker.deliver()).toBe(0)
    expect((await log(endpoint.id)).map(({ state }) => state).sort()).toEqual(['delivered', 'pending'])
  })

  it('are forgotten with their attempts after thirty days', async () => {
    const { endpoint } = await endpointAt()
    await revoked('key_1')
    await sender().deliver()
    later(29 * day)
    await sender().forget()
    expect(await log(endpoint.id)).toHaveLength(1)
    later(day + second)
    await sender().forget()
    expect(await log(endpoint.id)).toEqual([])
    const { rows } = await database().db.execute('select id from webhook_attempts')
    expect(rows).toEqual([])
  })
})
