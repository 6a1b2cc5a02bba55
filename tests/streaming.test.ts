import { describe, expect, it } from 'vitest'
import type { CreditStore } from '../src/access/credits/index.ts'
import type { RequestRecord } from '../src/access/usage/index.ts'
import { streamUnits } from '../src/http/stream-units.ts'
import { fakeEngine } from './fake-engine.ts'
import { inMemoryCredits } from './in-memory-credits.ts'
import { bearer, inProcessApp, LIVE_KEY } from './in-process-app.ts'

type Event = { event: string; data: Record<string, never> & { [field: string]: unknown } }

const eventsIn = (body: string): Event[] =>
  body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event, data] = block.split('\n')
      return { event: event!.slice('event: '.length), data: JSON.parse(data!.slice('data: '.length)) }
    })

const generating = {
  '/v1/assistant/answer': ['answerMarkdown', { prompt: 'What is grace?' }],
  '/v1/insights': ['insightMarkdown', { passage: 'John 3:16' }],
  '/v1/theology/ask': ['answerMarkdown', { question: 'What is grace?' }],
  '/v1/prayer/generate': ['prayerMarkdown', { topic: 'for rain' }],
} as const

const ask = async (url: string, body: object, over: Parameters<typeof inProcessApp>[0] = {}, headers: object = {}) => {
  const app = await inProcessApp(over)
  return app.inject({
    method: 'POST',
    url,
    headers: { ...bearer(LIVE_KEY), ...headers },
    payload: { ...body, stream: true },
  })
}

describe.each(Object.entries(generating))('%s as a stream', (url, [field, body]) => {
  it('starts, gives its text in pieces that join to it, and ends with the whole reply', async () => {
    const response = await ask(url, body)
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(response.headers['x-request-id']).toMatch(/^req_/)
    const events = eventsIn(response.body)
    expect(events[0]).toMatchObject({
      event: 'response.started',
      data: { request_id: response.headers['x-request-id'] },
    })
    const completed = events.at(-1)!
    expect(completed.event).toBe('response.completed')
    expect(completed.data.id).toBe(events[0]!.data.id)
    const deltas = events.filter(({ event }) => event === 'response.delta').map(({ data }) => data.delta)
    expect(deltas.join('')).toBe(completed.data[field])
    const citations = events.filter(({ event }) => event === 'response.citation').map(({ data }) => data.citation)
    expect(citations).toEqual(completed.data.citations)
  })

  it('is refused plainly where nothing was admitted, and charged nothing', async () => {
    const response = await ask(url, { ...body, maxOutputTokens: 1 })
    expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
  })
})

it('ends with an error event when the work fails, and charges nothing', async () => {
  const store: CreditStore = inMemoryCredits()
  const writeAnswer = async () => {
    throw new Error('secret cause')
  }
  const response = await ask(
    '/v1/assistant/answer',
    { prompt: 'x' },
    {
      engine: fakeEngine({ writeAnswer }),
      credits: {
        store,
        now: () => new Date('2026-05-01T12:00:00.000Z'),
        leaseMs: 90_000,
        ceilings: { day: null, month: null },
      },
    },
  )
  const events = eventsIn(response.body)
  expect(events.map(({ event }) => event)).toEqual(['response.started', 'response.error'])
  expect(events[1]!.data).toMatchObject({ error: { code: 'server_error' } })
  expect(response.body).not.toContain('secret cause')
  const day = { ownerId: 'acct_1', period: 'day' as const, startsOn: '2026-05-01', amount: 0, cap: 1_000 }
  expect((await store.hold({ id: 'probe' } as never, [day]))[0]).toMatchObject({ spent: 0, reserved: 0 })
})

it('gives a stored reply again without pieces', async () => {
  const app = await inProcessApp()
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/v1/assistant/answer',
      headers: { ...bearer(LIVE_KEY), 'idempotency-key': 'k-1' },
      payload: { prompt: 'x', stream: true },
    })
  const first = eventsIn((await send()).body)
  const again = await send()
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(eventsIn(again.body).map(({ event }) => event)).toEqual(['response.started', 'response.completed'])
  expect(eventsIn(again.body)[1]!.data).toEqual(first.at(-1)!.data)
})

describe('an event-source client that connects again by itself', () => {
  const url = '/v1/assistant/answer'
  const lastEventId = (body: string) => /(?:.*\n)*id: (.+)$/m.exec(body)?.[1]
  const service = async () => {
    const store = inMemoryCredits()
    const now = () => new Date('2026-05-01T12:00:00.000Z')
    const records: RequestRecord[] = []
    const app = await inProcessApp({
      credits: { store, now, leaseMs: 90_000, ceilings: { day: null, month: null } },
      noteRecord: (record) => records.push(record),
    })
    const send = (headers: Record<string, string>, body: object = { stream: true }) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...bearer(LIVE_KEY), ...headers },
        payload: { prompt: 'x', ...body },
      })
    const day = { ownerId: 'acct_1', period: 'day' as const, startsOn: '2026-05-01', amount: 0, cap: 1_000 }
    const spent = async () => (await store.hold({ id: crypto.randomUUID() } as never, [day]))[0]!.spent
    return { send, spent, records }
  }

  it('is told by 204 that the stream has ended, and pays once', async () => {
    const { send, spent, records } = await service()
    const { body, headers } = await send({})
    expect(body).toMatch(/event: response\.completed\ndata: .+\nid: req_\w+:end\nretry: \d{4,}\n\n$/)
    expect(lastEventId(body)).toBe(`${headers['x-request-id']}:end`)
    const paid = await spent()
    expect(paid).toBeGreaterThan(0)
    const again = await send({ 'last-event-id': lastEventId(body)! })
    expect([again.statusCode, again.body, again.headers['content-type']]).toEqual([204, '', undefined])
    expect(await spent()).toBe(paid)
    expect(records.map(({ status, creditsCharged }) => [status, creditsCharged])).toEqual([[204, 0]])
  })

  it('is told so after an error, too', async () => {
    const writeAnswer = async () => {
      throw new Error('no model answers')
    }
    const { body } = await ask(url, { prompt: 'x' }, { engine: fakeEngine({ writeAnswer }) })
    expect(body).toMatch(/event: response\.error\ndata: .+\nid: req_\w+:end\nretry: \d{4,}\n\n$/)
  })

  it('does not begin anew, and pay anew, where a stream broke off', async () => {
    const { send, spent } = await service()
    const { body, headers } = await send({})
    const first = body.split('\n\n')[0]!
    expect(lastEventId(first)).toBe(headers['x-request-id'])
    const paid = await spent()
    expect((await send({ 'last-event-id': lastEventId(first)! })).statusCode).toBe(204)
    expect(await spent()).toBe(paid)
  })

  it('is given the stored reply where it broke off under an idempotency key, and 204 once it has the end', async () => {
    const { send, spent } = await service()
    const key = { 'idempotency-key': 'k-1' }
    const { body } = await send(key)
    const paid = await spent()
    const broken = await send({ ...key, 'last-event-id': lastEventId(body.split('\n\n')[0]!)! })
    expect(broken.headers['idempotency-replayed']).toBe('true')
    expect(eventsIn(broken.body).at(-1)!.event).toBe('response.completed')
    expect((await send({ ...key, 'last-event-id': lastEventId(broken.body)! })).statusCode).toBe(204)
    expect(await spent()).toBe(paid)
  })

  it('is answered where the id is not one of ours, or no stream is asked for', async () => {
    const { send } = await service()
    for (const id of ['', '17', 'req_1', 'req_01JTC5Y2Q8M4W0Z3V7K6N9XBRA:ending'])
      expect((await send({ 'last-event-id': id })).statusCode, id).toBe(200)
    expect((await send({ 'last-event-id': 'req_01JTC5Y2Q8M4W0Z3V7K6N9XBRA:end' }, {})).statusCode).toBe(200)
  })

  it('needs a good key for that as for anything', async () => {
    const { send } = await service()
    const id = { 'last-event-id': 'req_01JTC5Y2Q8M4W0Z3V7K6N9XBRA:end' }
    expect((await send({ ...id, authorization: 'Bearer nothing' })).statusCode).toBe(401)
  })
})

describe('the units of a stream', () => {
  it('join to the text, and end in no quotation', () => {
    const text = '## Love\n\nIt says: “Love is patient. Love is kind.” [1] So be patient. [2]\n\n- One\n- Two'
    const start = text.indexOf('Love is')
    const units = streamUnits(text, [{ start, end: text.indexOf('”') }])
    expect(units.join('')).toBe(text)
    expect(units.some((unit) => unit.includes('“Love is patient. Love is kind.”'))).toBe(true)
    expect(units.length).toBeGreaterThan(4)
  })

  it('are one where a text has no end mark', () => {
    expect(streamUnits('no end', [])).toEqual(['no end'])
    expect(streamUnits('', [])).toEqual([])
  })
})
