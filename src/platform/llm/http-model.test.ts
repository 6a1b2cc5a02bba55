import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Connections, openConnections } from './connections.ts'
import { aCall, answerOf, aRequest, formatNames, modelAt } from './model-at-upstream.test-data.ts'
import { startUpstream, type Upstream } from './upstream.test-data.ts'
import { goodText } from './upstream-faults.test-data.ts'

let upstream: Upstream
let connections: Connections
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream.close())
beforeEach(() => {
  connections = openConnections()
})
afterEach(() => connections.close())

const untilClosed = async (withinMs: number) => {
  const startedAt = performance.now()
  while (upstream.openSockets() > 0 && performance.now() - startedAt < withinMs) await sleep(5)
  return upstream.openSockets()
}

describe.each(formatNames)('%s', (format) => {
  it('closes the socket when the call is ended, before the headers, after them and in the middle', async () => {
    for (const model of ['hang', 'hang-headers', 'hang-half', 'endless']) {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), 50)
      const answer = answerOf(
        modelAt({ upstream, format, model, connections, maxOutputTokens: 1_000_000 }).generate(
          aRequest({ maxOutputTokens: 1_000_000 }),
          aCall({ signal: controller.signal }),
        ),
      )
      await expect(answer).rejects.toMatchObject({ name: 'ModelError', kind: 'cancelled', retryable: false })
      expect(await untilClosed(500)).toBe(0)
    }
  })

  it('closes the socket when the reader leaves, and sends nothing for one that never began', async () => {
    const asked = upstream.seen.length
    const events = modelAt({ upstream, format, model: 'endless', connections }).generate(aRequest(), aCall())
    await events.return()
    expect(upstream.seen).toHaveLength(asked)
    for await (const _ of modelAt({ upstream, format, model: 'endless', connections }).generate(aRequest(), aCall()))
      break
    expect(await untilClosed(500)).toBe(0)
  })

  it('uses one connection for calls that follow one another', async () => {
    const model = modelAt({ upstream, format, connections })
    const before = upstream.opened()
    for (let n = 0; n < 5; n++) {
      await answerOf(model.generate(aRequest(), aCall()))
      await sleep(5)
    }
    expect(upstream.opened() - before).toBe(1)
  })

  it('reads no faster than it is read: the provider waits', async () => {
    const before = upstream.bytesWritten()
    const events = modelAt({ upstream, format, model: 'endless', connections }).generate(
      aRequest({ maxOutputTokens: 1_000_000 }),
      aCall(),
    )
    await events.next()
    await sleep(250)
    const soon = upstream.bytesWritten() - before
    await sleep(250)
    const later = upstream.bytesWritten() - before
    // what the kernel's two buffers and ours hold, and then no more
    expect(later).toBe(soon)
    await events.return()
  })

  it('ends at the deadline although nobody reads on, and the socket with it', async () => {
    const events = modelAt({ upstream, format, model: 'endless', connections }).generate(
      aRequest(),
      aCall({ deadlineMs: 200 }),
    )
    await events.next()
    expect(await untilClosed(450)).toBe(0)
    await expect(drain(events)).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('does not blame the provider for a reader that is slower than its silence may last', async () => {
    const model = modelAt({ upstream, format, connections, limits: { stallMs: 100 } })
    let text = ''
    for await (const event of model.generate(aRequest(), aCall())) {
      if (event.type === 'delta') text += event.text
      await sleep(60)
    }
    expect(text).toBe(goodText.join(''))
  })

  it('offers the model nothing to act with', async () => {
    await answerOf(modelAt({ upstream, format, connections }).generate(aRequest(), aCall()))
    const sent = JSON.stringify(upstream.seen.at(-1)!.body)
    expect(sent).toContain('max')
    expect(sent).not.toMatch(/"[\w-]*(?:tool|function|plugin|web_?search|mcp|code_?execution)[\w-]*":/i)
  })

  it('takes a whole answer where streaming is switched off', async () => {
    const answer = await answerOf(
      modelAt({ upstream, format, connections, streaming: false }).generate(aRequest(), aCall()),
    )
    expect(answer).toMatchObject({
      text: goodText.join(''),
      reason: 'stop',
      usage: { inputTokens: 42, outputTokens: 17 },
    })
    const { body, path } = upstream.seen.at(-1)!
    expect(body.stream ?? path.includes('stream')).toBe(false)
  })

  it('ends at the caller’s own time-out with a time-out', async () => {
    const model = modelAt({ upstream, format, model: 'hang', connections })
    const answer = answerOf(model.generate(aRequest(), aCall({ signal: AbortSignal.timeout(50) })))
    await expect(answer).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('holds a bounded part of an endless stream', async () => {
    const model = modelAt({ upstream, format, model: 'endless', connections, maxOutputTokens: 20_000 })
    const call = answerLength(model.generate(aRequest({ maxOutputTokens: 20_000 }), aCall()))
    let most = 0
    const before = process.memoryUsage().arrayBuffers
    const watching = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }, 5)
    await expect(call).rejects.toMatchObject({ kind: 'too_large' })
    clearInterval(watching)
    expect(most).toBeLessThan(32 * 2 ** 20)
  })
})

it('does not reach an address where nobody listens, and says that nothing was sent', async () => {
  const model = modelAt({ upstream, format: 'openai', connections, baseUrl: 'http://127.0.0.1:1/v1' })
  await expect(answerOf(model.generate(aRequest(), aCall()))).rejects.toMatchObject({
    kind: 'unreachable',
    retryable: true,
    mayHaveCost: false,
    reason: 'ECONNREFUSED',
    message: 'The provider cannot be reached (ECONNREFUSED).',
  })
})

it('sends nothing for a call that was ended before', async () => {
  const asked = upstream.seen.length
  const answer = answerOf(
    modelAt({ upstream, format: 'openai', connections }).generate(aRequest(), aCall({ signal: AbortSignal.abort() })),
  )
  await expect(answer).rejects.toMatchObject({ kind: 'cancelled', mayHaveCost: false })
  expect(upstream.seen).toHaveLength(asked)
})

it('sends further fields, without letting them replace ours, and leaves out what the model refuses', async () => {
  const model = modelAt({
    upstream,
    format: 'google',
    connections,
    omit: ['temperature', 'stop'],
    extra: { contents: 'ours hold', generationConfig: { thinkingConfig: { thinkingBudget: 0 }, maxOutputTokens: 9 } },
  })
  await answerOf(model.generate(aRequest({ temperature: 0.2, stop: ['###'] }), aCall()))
  const { contents, generationConfig } = upstream.seen.at(-1)!.body
  expect(contents).toEqual([{ role: 'user', parts: [{ text: 'What was in the beginning?' }] }])
  expect(generationConfig).toEqual({ thinkingConfig: { thinkingBudget: 0 }, maxOutputTokens: 256 })
})

const drain = async (events: AsyncIterable<unknown>) => {
  for await (const _ of events);
}
const answerLength = async (events: AsyncIterable<{ type: string; text?: string }>) => {
  let length = 0
  for await (const { text = '' } of events) length += text.length
  return length
}
