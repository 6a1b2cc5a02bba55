import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CreditStore } from '../src/access/credits/index.ts'
import { createMemoryLimiter } from '../src/access/rate-limits/index.ts'
import type { RequestRecord } from '../src/access/usage/index.ts'
import { type LoadedEngine, loadEngine } from '../src/engine/index.ts'
import { type OpenModels, parseModels } from '../src/platform/llm/index.ts'
import { openModels } from '../src/platform/llm/open-models.ts'
import { startUpstream, type Upstream } from '../src/platform/llm/upstream.test-data.ts'
import { inMemoryCredits } from './in-memory-credits.ts'
import { aCaller, bearer, inProcessApp, LIVE_KEY } from './in-process-app.ts'

const written = [
  'Forgiveness, grace and prayer begin with God, who was good to us ',
  'before we had asked him for anything, and who hears those who call [1]. ',
  'What he gives is a gift and is not earned [1]. ',
  'Whoever has received it may give it to others, and may rest in it. ',
  'So we ask him for what we need, today and tomorrow [2].',
]
const env = { KEY: 'sk-test-key-0123456789' }
const now = () => new Date()

let upstream: Upstream
let loaded: LoadedEngine
let models: OpenModels
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  upstream = await startUpstream(written)
  loaded = await loadEngine({
    dataDir: 'var',
    swordPath: process.env.SWORD_PATH,
    workers: 1,
    models: {
      chain: { models: [], generate: (...asked) => models.chain.generate(...asked) },
      report: () => {},
    },
    say: () => {},
  })
}, 120_000)
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})
afterAll(async () => {
  await loaded.close()
  await upstream.close()
})

/** A service whose only model is at a provider that does what `behaviour` names. */
async function serve(behaviour: string, over: Parameters<typeof inProcessApp>[0] = {}) {
  const settings = parseModels(
    JSON.stringify([
      {
        id: 'tested',
        kind: 'openai',
        baseUrl: upstream.baseUrl('openai'),
        model: behaviour,
        keyEnv: 'KEY',
        usdPerMillionInput: 1,
        usdPerMillionOutput: 4,
        maxConcurrent: 4,
        contextTokens: 100_000,
        firstTokenMs: 5_000,
        stallMs: 5_000,
      },
    ]),
    'test',
    env,
  )
  models = openModels(settings, env)
  const store = inMemoryCredits()
  const records = Promise.withResolvers<{ record: RequestRecord; creditsCharged: number; providerMicros: number }>()
  const close: CreditStore['close'] = async (closed) => {
    if (closed.record !== undefined) records.resolve(closed as never)
    return store.close(closed)
  }
  const app = await inProcessApp({
    engine: loaded.engine,
    limiter: createMemoryLimiter(now),
    providers: { models: settings, extractiveFallback: true },
    credits: { store: { ...store, close }, now, leaseMs: 90_000, ceilings: { day: null, month: null } },
    ...over,
  })
  closing.push(models.close, () => app.close())
  return { app, settled: records.promise }
}

const body = { prompt: 'What does the Bible say about forgiveness?', stream: true }

describe('an answer that a model writes, as a stream', () => {
  it('comes in checked units that join to the text of the whole reply', async () => {
    const { app } = await serve('split-7')
    const reply = await app.inject({
      method: 'POST',
      url: '/v1/assistant/answer',
      headers: bearer(LIVE_KEY),
      payload: body,
    })
    const events = [...reply.body.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, name, data]) => ({
      name,
      data: JSON.parse(data!),
    }))
    const whole = events.at(-1)!
    expect(whole).toMatchObject({ name: 'response.completed', data: { mode: 'generative', model: 'tested' } })
    const deltas = events.filter(({ name }) => name === 'response.delta').map(({ data }) => data.delta)
    expect(deltas.length).toBeGreaterThan(2)
    expect(deltas.join('')).toBe(whole.data.answerMarkdown)
    const citations = events.filter(({ name }) => name === 'response.citation').map(({ data }) => data.citation.id)
    expect(citations).toEqual(whole.data.citations.map(({ id }: { id: number }) => id))
  })

  it('is charged for what was read and what was delivered to a caller that leaves in the middle', async () => {
    const { app, settled } = await serve('hang-half')
    await app.listen({ host: '127.0.0.1', port: 0 })
    const asked = httpRequest({
      port: (app.server.address() as AddressInfo).port,
      method: 'POST',
      path: '/v1/assistant/answer',
      headers: { ...bearer(LIVE_KEY), 'content-type': 'application/json' },
    })
    asked.end(JSON.stringify(body))
    const [reply] = await once(asked, 'response')
    let received = ''
    for await (const chunk of reply) {
      received += chunk
      if (received.includes('response.delta')) break
    }
    asked.destroy()
    const { record, creditsCharged, providerMicros } = await settled
    const delivered = [...received.matchAll(/^data: (\{"delta".*)$/gm)]
      .map(([, data]) => JSON.parse(data!).delta)
      .join('')
    expect(record).toMatchObject({ status: 499, clientLeft: true, model: 'tested', mode: 'generative' })
    expect(record.outputTokens).toBe(Math.ceil(Buffer.byteLength(delivered) / 4))
    expect(record.inputTokens).toBeGreaterThan(100)
    expect(record.firstByteMs).toBeLessThan(record.latencyMs)
    expect(creditsCharged).toBeGreaterThan(0)
    expect(providerMicros).toBeGreaterThan(0)
  })

  it.each(['reset-half', 'error-half', 'end-half'])(
    'ends where it had been checked after %s, and says so',
    async (behaviour) => {
      const { app } = await serve(behaviour)
      const reply = await app.inject({
        method: 'POST',
        url: '/v1/assistant/answer',
        headers: bearer(LIVE_KEY),
        payload: body,
      })
      expect(reply.body).toMatch(/event: response\.delta/)
      const whole = JSON.parse([...reply.body.matchAll(/^data: (.+)$/gm)].at(-1)![1]!)
      expect(whole).toMatchObject({ mode: 'generative' })
      expect(whole.safety.notes.join()).toContain('broke off')
      expect(whole.billing.creditsCharged).toBeLessThanOrEqual(whole.billing.creditsEstimated)
    },
  )
})

it('answers as a whole from what a model wrote', async () => {
  const { app, settled } = await serve('none')
  const reply = await app.inject({
    method: 'POST',
    url: '/v1/assistant/answer',
    headers: bearer(LIVE_KEY),
    payload: { prompt: body.prompt },
  })
  expect(reply.json()).toMatchObject({
    mode: 'generative',
    model: 'tested',
    usage: { inputTokens: 42, outputTokens: 17 },
  })
  expect((await settled).record).toMatchObject({ status: 200, inputTokens: 42, outputTokens: 17 })
})

it('leaves a place for others to an account whose streams would fill them all', async () => {
  const { app } = await serve('hang-half', {
    authenticate: async (accountId) => aCaller({ accountId, keyId: `key_of_${accountId}` }),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const path = '/v1/assistant/answer'
  const stream = async (account: string) => {
    const headers = { ...bearer(account), 'content-type': 'application/json' }
    const asked = httpRequest({ port, method: 'POST', path, headers })
    closing.push(async () => void asked.destroy())
    asked.on('error', () => {}) // its own end
    asked.end(JSON.stringify(body))
    const [reply] = await once(asked, 'response')
    for await (const chunk of reply.iterator({ destroyOnReturn: false })) {
      if (String(chunk).includes('response.delta')) return 'written'
      if (String(chunk).includes('response.error')) return 'refused'
    }
    return 'ended'
  }
  expect(await Promise.all(['greedy', 'greedy', 'greedy'].map(stream))).toEqual(['written', 'written', 'written'])
  const fourth = app.inject({ method: 'POST', url: path, headers: bearer('greedy'), payload: { prompt: body.prompt } })
  expect(await stream('somebody')).toBe('written')
  const refused = await fourth
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2'])
  expect(refused.json().error.message).toMatch(/^(This account has its share|All places) of the language models/)
})
