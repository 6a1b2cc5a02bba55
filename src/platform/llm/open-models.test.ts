import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ModelAttempt } from './contract.ts'
import { aCall, answerOf, aRequest } from './model-at-upstream.test-data.ts'
import { parseModels } from './models-config.ts'
import { type OpenModels, openModels } from './open-models.ts'
import { startUpstream, type Upstream } from './upstream.test-data.ts'
import { goodText } from './upstream-faults.test-data.ts'
import type { FormatName } from './upstream-formats.test-data.ts'

let upstream: Upstream
let models: OpenModels | undefined
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(async () => {
  await models?.close()
  await upstream.close()
})

const variables = { KEY: 'operators-key' }
const entry = (kind: FormatName, model: string, more: Record<string, unknown> = {}) => ({
  id: `${kind}-${model}`,
  kind,
  baseUrl: upstream.baseUrl(kind),
  model,
  keyEnv: 'KEY',
  usdPerMillionInput: 1,
  usdPerMillionOutput: 10,
  maxConcurrent: 2,
  contextTokens: 8_192,
  ...more,
})
const open = (...entries: unknown[]) => {
  models = openModels(parseModels(JSON.stringify(entries), 'models.json', variables), variables)
  return models
}

it('falls through three providers to the one that answers, and records what each cost', async () => {
  const { chain, places } = open(
    entry('openai', 'status-500'),
    entry('anthropic', 'hang', { firstTokenMs: 100 }),
    entry('google', 'none'),
  )
  const attempts: ModelAttempt[] = []
  const call = aCall({ record: (attempt) => attempts.push(attempt) })
  expect(await answerOf(chain.generate(aRequest(), call))).toMatchObject({ text: goodText.join('') })
  expect(attempts.map(({ model, outcome, costMicros }) => [model, outcome, costMicros])).toEqual([
    ['openai-status-500', 'overloaded', 0],
    ['openai-status-500', 'overloaded', 0], // the one retry
    ['anthropic-hang', 'timeout', 13],
    ['google-none', 'finished', 42 + 170],
  ])
  expect([...places.values()].map((place) => place.inUse())).toEqual([0, 0, 0])
})

it('sends each provider its key in its own way', async () => {
  const header = async (kind: FormatName) => {
    await answerOf(open(entry(kind, 'none')).chain.generate(aRequest(), aCall()))
    const { authorization, ...headers } = upstream.seen.at(-1)!.headers
    return [authorization, headers['x-api-key'], headers['x-goog-api-key']]
  }
  expect(await header('openai')).toEqual(['Bearer operators-key', undefined, undefined])
  expect(await header('anthropic')).toEqual([undefined, 'operators-key', undefined])
  expect(await header('google')).toEqual([undefined, undefined, 'operators-key'])
  expect(upstream.seen.at(-1)!.path).not.toContain('operators-key')
})

it('lets no more calls run at once than a model has places', async () => {
  const { chain, places } = open(entry('openai', 'hang', { firstTokenMs: 200, maxConcurrent: 2 }))
  const calls = Array.from({ length: 5 }, () => answerOf(chain.generate(aRequest(), aCall())).catch(() => undefined))
  await new Promise((resolve) => setTimeout(resolve, 50))
  const place = places.get('openai-hang')!
  expect([place.inUse(), place.waiting()]).toEqual([2, 3])
  await Promise.all(calls)
  expect([place.inUse(), place.waiting()]).toEqual([0, 0])
})
