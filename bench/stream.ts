import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createMemoryLimiter } from '../src/access/rate-limits/index.ts'
import { loadEngine } from '../src/engine/index.ts'
import type { ModelChain } from '../src/platform/llm/index.ts'
import { inMemoryCredits } from '../tests/in-memory-credits.ts'
import { bearer, inProcessApp, LIVE_KEY } from '../tests/in-process-app.ts'
import type { BenchFigure } from './bench.ts'
import { latencyFigures } from './latency.ts'

const rounds = 60
const firstTextMs = 200
const betweenMs = 10
const sentences = [
  'Forgiveness begins with God, who was good to us before we had asked him for anything, and who hears those who call [1]. ',
  'What he gives is a gift and is not earned by anybody, however hard one may try [1]. ',
  'Whoever has received it may give it to others, and may rest in it. ',
  'So we ask him for what we need, today and tomorrow [2].',
]
const pieces = sentences.join('').match(/.{1,8}/gs)!

/** A model that takes its time over the first word and then writes as fast as models do. */
const chain: Pick<ModelChain, 'generate'> = {
  generate: async function* () {
    await pause(firstTextMs)
    for (const text of pieces) {
      yield { type: 'delta', text, model: 'paced' }
      await pause(betweenMs)
    }
    yield { type: 'finished', reason: 'stop', usage: { inputTokens: 900, outputTokens: 90 }, model: 'paced' }
  },
}

/**
 * Streams answers over loopback, one after the other, from a model that begins after 200 ms and writes 800 characters a
 * second: when the first event, the first checked sentence and the end come.
 */
export async function run(): Promise<BenchFigure[]> {
  const { engine, close } = await loadEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    workers: 1,
    models: { chain: { ...chain, models: [] }, report: () => {} },
    say: () => {},
  })
  const now = () => new Date()
  const price = { id: 'paced', usdPerMillionInput: 1, usdPerMillionOutput: 4 }
  const app = await inProcessApp({
    engine,
    limiter: createMemoryLimiter(now),
    providers: { models: [price as never], extractiveFallback: true },
    credits: { store: inMemoryCredits(), now, leaseMs: 90_000, ceilings: { day: null, month: null } },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const times = { started: [] as number[], delta: [] as number[], completed: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const seen = await streamOnce(port)
    for (const [name, all] of Object.entries(times)) all.push(seen[name as keyof typeof seen])
  }
  await app.close()
  await close()
  return [
    ...latencyFigures('first event', times.started, { p50: 50, p99: 50 }),
    ...latencyFigures('first checked sentence', times.delta),
    ...latencyFigures('end', times.completed),
  ]
}

/** @returns milliseconds from sending the request to each event */
async function streamOnce(port: number): Promise<{ started: number; delta: number; completed: number }> {
  const startedAt = performance.now()
  const asked = httpRequest({
    port,
    method: 'POST',
    path: '/v1/assistant/answer',
    headers: { ...bearer(LIVE_KEY), 'content-type': 'application/json' },
  })
  asked.end(JSON.stringify({ prompt: 'What does the Bible say about forgiveness?', stream: true }))
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  const seen = { started: 0, delta: 0, completed: 0 }
  for await (const chunk of reply) {
    const at = performance.now() - startedAt
    for (const name of ['started', 'delta', 'completed'] as const)
      if (String(chunk).includes(`event: response.${name}`)) seen[name] ||= at
  }
  return seen
}
