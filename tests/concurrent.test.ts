import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Engine } from '../src/engine/engine.ts'
import { fakeEngine } from './fake-engine.ts'
import { aCaller, bearer, inProcessApp } from './in-process-app.ts'

const asked = {
  '/v1/assistant/answer': { prompt: 'What is grace?' },
  '/v1/insights': { passage: 'John 3:16' },
  '/v1/theology/ask': { question: 'What is grace?' },
  '/v1/prayer/generate': { topic: 'for rain' },
  '/v1/verses/search': { query: 'grace' },
} as const
type Url = keyof typeof asked

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/**
 * A service on which two requests of an account may be under way; a raw key is the account.
 * @param most of its requests wait to be let go, and all others are worked at once
 */
async function aService(most: number) {
  const waiting: (() => void)[] = []
  let isHeld = true
  const hold = async () => {
    if (isHeld && waiting.length < most) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const real = fakeEngine()
  const held =
    <Input, Result>(write: (input: Input) => Promise<Result>) =>
    async (input: Input) => {
      await hold()
      return write(input)
    }
  const app = await inProcessApp({
    engine: fakeEngine({
      writeAnswer: held(real.writeAnswer),
      writeInsights: held(real.writeInsights),
      writeTheology: held(real.writeTheology),
      writePrayer: held(real.writePrayer),
      searchVerses: held(real.searchVerses),
    } as Partial<Engine>),
    authenticate: async (accountId) => aCaller({ accountId, keyId: `key_of_${accountId}`, concurrentRequests: 2 }),
  })
  const ask = (accountId: string, url: Url = '/v1/verses/search', over: { body?: object; headers?: object } = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...bearer(accountId), ...over.headers },
      payload: { ...asked[url], ...over.body },
    })
  const underWay = async (count: number) => {
    while (waiting.length < count) await new Promise(setImmediate)
  }
  const letGo = () => {
    isHeld = false
    for (const go of waiting.splice(0)) go()
  }
  closing.push(async () => {
    letGo()
    await app.close()
  })
  return { app, ask, underWay, letGo }
}

describe.each(Object.keys(asked) as Url[])('%s', (url) => {
  it('is refused beyond what an account may have under way, for that account alone, until one ends', async () => {
    const { ask, underWay, letGo } = await aService(3)
    const [first, second, other] = [ask('a', url), ask('a', url), ask('b', url)]
    await underWay(3)
    const refused = await ask('a', url)
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited'])
    expect(refused.json().error.message).toBe(
      'More than 2 requests of this account under way at once; wait 2 seconds and try again.',
    )
    expect(refused.headers).toMatchObject({
      'retry-after': '2',
      'x-ratelimit-limit': '2',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-concurrent-limit': '2',
      'x-ratelimit-concurrent-remaining': '0',
    })
    letGo()
    const replies = await Promise.all([first, second, other])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(replies.map(({ headers }) => headers['x-ratelimit-concurrent-remaining'])).toEqual(['1', '0', '1'])
    expect((await ask('a', url)).headers['x-ratelimit-concurrent-remaining']).toBe('1')
  })
})

it('counts requests that wait for another under the same idempotency key', async () => {
  const { ask, underWay, letGo } = await aService(1)
  const headers = { 'idempotency-key': 'k' }
  const both = [ask('a', '/v1/verses/search', { headers }), ask('a', '/v1/verses/search', { headers })]
  await underWay(1)
  expect((await ask('a')).statusCode).toBe(429)
  letGo()
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

it('counts a stream, and refuses one plainly', async () => {
  const { ask, underWay, letGo } = await aService(2)
  const stream = () => ask('a', '/v1/assistant/answer', { body: { stream: true } })
  const both = [stream(), stream()]
  await underWay(2)
  const refused = await stream()
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'application/json; charset=utf-8'])
  letGo()
  for (const { headers } of await Promise.all(both)) expect(headers['x-ratelimit-concurrent-limit']).toBe('2')
  expect((await stream()).statusCode).toBe(200)
})

it('counts the work for a caller who has left until it ends: leaving makes no room', async () => {
  const { app, ask, underWay, letGo } = await aService(2)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const left = Promise.withResolvers<void>()
  app.server.on('connection', (socket) => socket.once('close', () => left.resolve()))
  const headers = { ...bearer('a'), 'content-type': 'application/json' }
  const leaver = httpRequest({ port, method: 'POST', path: '/v1/verses/search', headers })
  leaver.on('error', () => {}) // its own end
  leaver.end(JSON.stringify(asked['/v1/verses/search']))
  await once(leaver, 'socket')
  await underWay(1)
  const stays = ask('a')
  await underWay(2)
  leaver.destroy()
  await left.promise
  expect((await ask('a')).statusCode).toBe(429)
  letGo()
  expect((await stays).statusCode).toBe(200)
})

it('does not count what is not charged', async () => {
  const { app, ask, underWay, letGo } = await aService(2)
  const both = [ask('a'), ask('a')]
  await underWay(2)
  const free = await app.inject({ url: '/v1/topics', headers: bearer('a') })
  expect(free.statusCode).toBe(200)
  expect(free.headers['x-ratelimit-concurrent-limit']).toBeUndefined()
  letGo()
  await Promise.all(both)
})
