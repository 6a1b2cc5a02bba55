import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AuthenticationError, BadRequestError, Berea, NotFoundError, type ReplyStream } from '../../sdk/src/index.ts'
import { loadRealEngine } from '../dashboard/real-engine.ts'
import { serveDashboard } from '../dashboard/serve-dashboard.ts'

type Operations = Record<string, { operationId: string; responses: { 200: { content: Record<string, unknown> } } }>
const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Operations>
}

let service: Awaited<ReturnType<typeof serveDashboard>>
let berea: Berea
/** Every request that was made, as `POST /assistant/answer`, and with which form of reply. */
const asked = new Set<string>()

beforeAll(async () => {
  service = await serveDashboard({ loadEngine: loadRealEngine })
  berea = aClient()
})
afterAll(() => service?.stop())

function aClient({ apiKey = service.demoKey } = {}): Berea {
  const fetch = async (url: string, init: RequestInit) => {
    const response = await globalThis.fetch(url, init)
    const path = new URL(url).pathname.slice('/v1'.length)
    if (response.ok) asked.add(`${init.method} ${path} ${response.headers.get('Content-Type')?.split(';')[0]}`)
    return response
  }
  return new Berea({ apiKey, baseUrl: `${service.address}/v1`, fetch })
}

const creditsUsed = async () => (await berea.usage.get()).caps.find(({ scope }) => scope === 'account')!.used

describe('every family', () => {
  it('is answered', async () => {
    const answer = await berea.assistant.answer({ prompt: 'Explain Romans 8:28', detail: 'brief' })
    expect(answer.citations.map(({ osis }) => osis)).toContain('Rom.8.28')
    for (const { text, spans } of answer.citations.filter(({ role, spans }) => role === 'quoted' && spans.length === 1))
      expect(answer.answerMarkdown.slice(spans[0]!.start, spans[0]!.end)).toBe(text)
    const insights = await berea.insights.create({ passage: 'Psalm 23' })
    expect(insights.passage.verses).toHaveLength(6)
    const theology = await berea.theology.ask({ question: 'Should infants be baptized?' })
    expect([theology.status, theology.views.length > 1]).toEqual(['disputed', true])
    const prayer = await berea.prayers.generate({ topic: 'for my mother, who is ill', style: 'brief' })
    expect(prayer.prayerMarkdown).toContain('Amen')
    const search = await berea.verses.search({ query: 'God so loved the world', limit: 3 })
    expect(search.results[0]!.osis).toBe('John.3.16')
    const verified = await berea.verses.verify({ text: 'John 3:16 says, “For God so loved the earth.”' })
    expect(verified.items.map(({ result }) => result)).toContain('misquoted')
    const passage = await berea.passages.get('John 3:16', { translation: 'KJV' })
    expect(passage).toMatchObject({ osis: 'John.3.16', translation: 'KJV' })
    expect((await berea.topics.get('anxiety', { language: 'es' })).passages.length).toBeGreaterThan(0)
    expect((await berea.usage.get()).key.today.credits).toBeGreaterThan(0)
    const body = { prompt: 'What is grace?' }
    expect((await berea.estimate({ endpoint: '/assistant/answer', body })).creditsMax).toBeGreaterThan(0)
  })

  it('of lists is had page after page', async () => {
    const ids: string[] = []
    for await (const { id } of berea.translations.all({ limit: 2 })) ids.push(id)
    expect(ids).toEqual((await berea.translations.list()).data.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(2)
    const topics = new Set<string>()
    for await (const { id } of berea.topics.all({ limit: 100 })) {
      topics.add(id)
      if (topics.size === 250) break
    }
    expect(topics.size).toBe(250)
  })

  it('of texts is streamed, in pieces that join to the text', async () => {
    const streams: [ReplyStream<{ citations: [] }>, string][] = []
    const add = (stream: unknown, field: string) => streams.push([stream as ReplyStream<{ citations: [] }>, field])
    add(berea.assistant.stream({ prompt: 'What is grace?' }), 'answerMarkdown')
    add(berea.insights.stream({ passage: 'Psalm 23' }), 'insightMarkdown')
    add(berea.theology.stream({ question: 'What is grace?' }), 'answerMarkdown')
    add(berea.prayers.stream({ topic: 'for rain' }), 'prayerMarkdown')
    for (const [stream, field] of streams) {
      const types: string[] = []
      let text = ''
      for await (const event of stream) {
        types.push(event.type)
        if (event.type === 'response.delta') text += event.data.delta
      }
      expect([types[0], types.at(-1)]).toEqual(['response.started', 'response.completed'])
      expect(await stream.finalReply()).toMatchObject({ [field]: text, citations: stream.citations })
      expect(text.length).toBeGreaterThan(20)
    }
  })

  it('of the contract has its method, but for what other clients are for', () => {
    const others = ['/chat/completions', '/models', '/models/{model}', '/openapi.json']
    const promised = Object.entries(paths)
      .filter(([path]) => !others.includes(path))
      .flatMap(([path, operations]) =>
        Object.entries(operations).flatMap(([method, { responses }]) =>
          Object.keys(responses[200].content).map((type) => `${method.toUpperCase()} ${path} ${type}`),
        ),
      )
    const pattern = (each: string) => new RegExp(`^${each.replace(/\{\w+\}/g, '[^/ ]+')}$`)
    expect(promised.length).toBeGreaterThan(10)
    expect(promised.filter((each) => ![...asked].some((one) => pattern(each).test(one)))).toEqual([])
  })
})

describe('an error', () => {
  it('names the field and the request', async () => {
    const errors = await Promise.all([
      berea.assistant.answer({ prompt: '' }).catch((error: unknown) => error),
      berea.assistant
        .stream({ prompt: '' })
        .finalReply()
        .catch((error: unknown) => error),
    ])
    for (const error of errors) {
      expect(error).toBeInstanceOf(BadRequestError)
      const requestId = expect.stringMatching(/^req_/)
      expect(error).toMatchObject({ status: 400, code: 'bad_request', param: '/prompt', requestId })
    }
  })

  it('is of the class of its kind', async () => {
    await expect(berea.topics.get('no-such-topic')).rejects.toBeInstanceOf(NotFoundError)
    const stranger = aClient({ apiKey: 'ssa_live_nobody' })
    await expect(stranger.usage.get()).rejects.toBeInstanceOf(AuthenticationError)
  })
})

describe('a request that is sent twice under one key', () => {
  const idempotencyKey = 'asked-twice'
  const seen: boolean[] = []
  const options = { idempotencyKey, onResponse: ({ isReplayed }: { isReplayed: boolean }) => seen.push(isReplayed) }

  it('is charged once', async () => {
    const before = await creditsUsed()
    const first = await berea.assistant.answer({ prompt: 'What is hope?' }, options)
    const second = await berea.assistant.answer({ prompt: 'What is hope?' }, options)
    expect(second).toEqual(first)
    expect(seen).toEqual([false, true])
    expect(first.billing.creditsCharged).toBeGreaterThan(0)
    expect((await creditsUsed()) - before).toBe(first.billing.creditsCharged)
  })

  it('is charged once as a stream too, and has its text in pieces both times', async () => {
    const before = await creditsUsed()
    const body = { prompt: 'What is faith?' }
    const texts: string[] = []
    for (const stream of [1, 2].map(() => berea.assistant.stream(body, { idempotencyKey: 'streamed-twice' }))) {
      let text = ''
      stream.on('response.delta', ({ delta }) => {
        text += delta
      })
      const reply = await stream.finalReply()
      expect(text).toBe(reply.answerMarkdown)
      texts.push(text)
      expect((await creditsUsed()) - before).toBe(reply.billing.creditsCharged)
    }
    expect(texts[1]).toBe(texts[0])
  })

  it('is refused with another body', async () => {
    const error = await berea.assistant.answer({ prompt: 'What is love?' }, options).catch((error: unknown) => error)
    expect(error).toMatchObject({ status: 400, param: 'Idempotency-Key' })
  })
})
