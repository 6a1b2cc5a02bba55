import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { type DashboardServer, serveDashboardData } from '../../tests/dashboard-api.ts'
import { aReceiver, type Receiver, webhookTools } from '../../tests/webhook-receiver.ts'
import { createWebhooks, type Webhooks } from '../access/webhooks/index.ts'
import { createLogger } from '../platform/logger.ts'
import { openTargets } from '../platform/targets/index.ts'
import type {
  AuditPage,
  MadeWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryPage,
} from './contract.ts'

const clock = { time: new Date() }
const targets = openTargets({ allowsLoopback: true })

describeOnBothDatabases('the webhooks of an account', (database) => {
  let server: DashboardServer
  let sender: Webhooks
  let sendNowCalls: number
  let receiver: Receiver
  let id: string
  let me: ReturnType<DashboardServer['as']>
  beforeAll(async () => {
    const webhooks = webhookTools({ sendNow: () => void sendNowCalls++ })
    const now = () => clock.time
    server = await serveDashboardData(database(), now, { webhooks })
    const logger = createLogger({ level: 'silent' })
    sender = createWebhooks({ ...webhooks, db: database().db, now, targets, userAgent: 'Berea/test', logger })
  })
  afterAll(async () => {
    await server?.close()
  })
  beforeEach(async () => {
    clock.time = new Date('2026-05-31T12:00:00.000Z')
    sendNowCalls = 0
    receiver = await aReceiver()
    id = await server.anAccount()
    me = server.as(id)
  })
  afterEach(() => receiver.close())
  const make = async (over: object = {}, as = me): Promise<MadeWebhook> => {
    const answer = await as('POST', '/webhooks', { url: receiver.url, events: ['key.revoked'], ...over })
    expect(answer.status, answer.text).toBe(201)
    return answer.body
  }
  const test = async (webhook: Webhook): Promise<WebhookDelivery> => {
    const answer = await me('POST', `/webhooks/${webhook.id}/test`)
    expect(answer.status, answer.text).toBe(202)
    return answer.body
  }

  it('are made with what they are to be told, and the secret is shown once', async () => {
    const { webhook, secret } = await make({ events: ['key.revoked', 'cap.reached', 'key.revoked'] })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(webhook).toEqual({
      id: expect.stringMatching(/^wh_/),
      url: receiver.url,
      events: ['key.revoked', 'cap.reached'],
      isEnabled: true,
      disabledBy: null,
      disabledAt: null,
      failingSince: null,
      oldSecretUntil: null,
      createdAt: clock.time.toISOString(),
    })
    const list = await me('GET', '/webhooks')
    expect(list.body).toEqual({ data: [webhook] })
    expect(list.text).not.toContain(secret)
    expect(JSON.stringify((await database().db.execute('select * from webhook_endpoints')).rows)).not.toContain(secret)
    const { body, text } = await me('GET', '/audit')
    expect((body as AuditPage).data[0]).toMatchObject({
      action: 'webhook.created',
      subject: webhook.id,
      detail: { host: new URL(receiver.url).host },
    })
    expect(text).not.toContain(secret)
    expect(text).not.toContain('/hook')
  })

  it.each([
    [{ url: 'https://10.0.0.1/hook' }, '/url'],
    [{ url: 'https://169.254.169.254/latest/meta-data' }, '/url'],
    [{ url: 'https://[fd00::1]/' }, '/url'],
    [{ url: 'http://93.184.215.14/hook' }, '/url'],
    [{ url: 'https://ruth:secret@93.184.215.14/' }, '/url'],
    [{ url: 'example.org' }, '/url'],
    [{ url: '' }, '/url'],
    [{ url: `https://93.184.215.14/${'a'.repeat(2_000)}` }, '/url'],
    [{ events: [] }, '/events'],
    [{ events: ['webhook.test'] }, '/events/0'],
    [{ secret: 'whsec_mine' }, '/secret'],
  ])('are not made with %j, nor changed to it, and the field is named', async (over, param) => {
    const refused = { status: 400, body: { error: { code: 'bad_request', param } } }
    expect(await me('POST', '/webhooks', { url: receiver.url, events: ['key.revoked'], ...over })).toMatchObject(
      refused,
    )
    const { webhook } = await make()
    expect(await me('PATCH', `/webhooks/${webhook.id}`, over)).toMatchObject(refused)
    expect((await me('GET', '/webhooks')).body).toEqual({ data: [webhook] })
    expect(receiver.received).toEqual([])
  })

  it('are five at most, however many are made at once', async () => {
    const body = { url: receiver.url, events: ['key.revoked'] }
    const answers = await Promise.all(Array.from({ length: 8 }, () => me('POST', '/webhooks', body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 400, 400, 400])
    const { data } = (await me('GET', '/webhooks')).body as { data: Webhook[] }
    expect((await me('DELETE', `/webhooks/${data[0]!.id}`)).status).toBe(204)
    expect((await make()).webhook.isEnabled).toBe(true)
  })

  it('are changed, switched off and on; what is not named stays', async () => {
    const { webhook } = await make()
    const at = `/webhooks/${webhook.id}`
    expect((await me('PATCH', at, { events: ['error.spike'] })).body).toEqual({ ...webhook, events: ['error.spike'] })
    const off = { isEnabled: false, disabledBy: 'holder', disabledAt: clock.time.toISOString() }
    expect((await me('PATCH', at, { isEnabled: false })).body).toMatchObject(off)
    expect((await me('PATCH', at, { isEnabled: false })).body).toMatchObject(off)
    expect(await me('POST', `${at}/test`)).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } })
    expect((await me('PATCH', at, { isEnabled: true })).body).toMatchObject({ isEnabled: true, disabledBy: null })
    expect(await me('PATCH', at, {})).toMatchObject({ status: 400 })
  })

  it('get a new secret, which is shown once, and say until when the old one signs', async () => {
    const { webhook, secret } = await make()
    const rotated = (await me('POST', `/webhooks/${webhook.id}/rotate-secret`)).body as MadeWebhook
    expect(rotated.secret).toMatch(/^whsec_/)
    expect(rotated.secret).not.toBe(secret)
    expect(rotated.webhook.oldSecretUntil).toBe('2026-06-01T12:00:00.000Z')
    clock.time = new Date('2026-06-01T12:00:00.000Z')
    expect((await me('GET', '/webhooks')).body).toMatchObject({ data: [{ oldSecretUntil: null }] })
  })

  it('send a test at once, and show what became of it', async () => {
    const { webhook } = await make()
    receiver.answers(200, 'thanks')
    const made = await test(webhook)
    expect(made).toMatchObject({ type: 'webhook.test', state: 'pending', attempts: 0, last: null })
    expect(sendNowCalls).toBe(1)
    await sender.deliver()
    const payload = JSON.stringify({
      type: 'webhook.test',
      timestamp: clock.time.toISOString(),
      data: { endpointId: webhook.id },
    })
    expect(receiver.received).toMatchObject([{ body: payload, headers: { 'webhook-id': made.id } }])
    const delivered = { ...made, state: 'delivered', attempts: 1, nextTryAt: null, last: { status: 200, error: null } }
    expect((await me('GET', `/webhooks/${webhook.id}/deliveries`)).body).toEqual({
      data: [delivered],
      nextCursor: null,
    })
    expect((await me('GET', `/webhooks/${webhook.id}/deliveries/${made.id}`)).body).toEqual({
      ...delivered,
      payload,
      tries: [
        { at: clock.time.toISOString(), latencyMs: expect.any(Number), status: 200, error: null, reply: 'thanks' },
      ],
    })
  })

  it('list what was sent by pages and by state, and send it again', async () => {
    const { webhook } = await make()
    receiver.answers(500)
    const sent: string[] = []
    for (let n = 0; n < 5; n++) {
      sent.push((await test(webhook)).id)
      clock.time = new Date(clock.time.getTime() + 1_000)
      if (n === 1) {
        await sender.deliver()
        receiver.answers(200)
      }
    }
    await sender.deliver()
    const at = `/webhooks/${webhook.id}/deliveries`
    const first = (await me('GET', `${at}?limit=3`)).body as WebhookDeliveryPage
    const rest = (await me('GET', `${at}?limit=3&cursor=${first.nextCursor}`)).body as WebhookDeliveryPage
    expect([...first.data, ...rest.data].map((one) => one.id)).toEqual(sent.toReversed())
    expect(rest.nextCursor).toBeNull()
    const ofState = async (state: string) =>
      ((await me('GET', `${at}?state=${state}`)).body as WebhookDeliveryPage).data.map((one) => one.id)
    expect(await ofState('pending')).toEqual(sent.slice(0, 2).toReversed())
    expect(await ofState('delivered')).toEqual(sent.slice(2).toReversed())
    for (const query of ['?state=lost', '?cursor=x', '?limit=0'])
      expect(await me('GET', at + query)).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } })
    const again = await me('POST', `${at}/${sent[0]}/replay`)
    expect(again).toMatchObject({ status: 202, body: { id: sent[0], state: 'pending' } })
    await sender.deliver()
    const replayed = (await me('GET', `${at}/${sent[0]}`)).body as WebhookDeliveryDetail
    expect(replayed).toMatchObject({ state: 'delivered', tries: [{ status: 500 }, { status: 200 }] })
  })

  it('do not send again what is being sent', async () => {
    const { webhook } = await make()
    const asked = new Promise<() => void>((resolve) => {
      receiver.behaves((_, response) => resolve(() => void response.writeHead(200).end()))
    })
    const { id: messageId } = await test(webhook)
    const working = sender.deliver()
    const answer = await asked
    const again = `/webhooks/${webhook.id}/deliveries/${messageId}/replay`
    expect(await me('POST', again)).toMatchObject({ status: 400, body: { error: { param: 'messageId' } } })
    answer()
    await working
    expect(await me('POST', again)).toMatchObject({ status: 202 })
  })

  it('of another account are unknown, exactly like webhooks that never were', async () => {
    const { webhook } = await make()
    const { id: messageId } = await test(webhook)
    const stranger = server.as(await server.anAccount())
    const own = await make({}, stranger)
    const never = 'wh_00000000000000000000000000'
    const attempts: [string, string, unknown?][] = [
      ['PATCH', '', { isEnabled: false }],
      ['DELETE', ''],
      ['POST', '/rotate-secret'],
      ['POST', '/test'],
      ['GET', '/deliveries'],
      ['GET', `/deliveries/${messageId}`],
      ['POST', `/deliveries/${messageId}/replay`],
    ]
    for (const [method, verb, body] of attempts) {
      const [foreign, unknown] = [
        await stranger(method, `/webhooks/${webhook.id}${verb}`, body),
        await stranger(method, `/webhooks/${never}${verb}`, body),
      ]
      expect(foreign.status).toBe(404)
      const plain = (text: string, webhookId: string) => text.replaceAll(webhookId, '').replace(/"req_\w+"/, '')
      expect(plain(foreign.text, webhook.id)).toBe(plain(unknown.text, never))
    }
    expect((await stranger('GET', `/webhooks/${own.webhook.id}/deliveries/${messageId}`)).status).toBe(404)
    expect((await stranger('GET', '/webhooks')).body).toEqual({ data: [own.webhook] })
    expect((await me('GET', '/webhooks')).body).toEqual({ data: [webhook] })
  })
})
