import { expect, it } from 'vitest'
import type { ModelAttempt, ModelErrorKind } from './contract.ts'
import { aCall, answerOf, aRequest } from './model-at-upstream.test-data.ts'
import { createModelChain } from './model-chain.ts'
import { ModelError } from './model-error.ts'
import { createScriptedModel, type ScriptStep } from './scripted-model.ts'
import { withRecord } from './with-record.ts'

const fails = (kind: ModelErrorKind, mayHaveCost = false): ScriptStep => ({
  fail: new ModelError(kind, 'No.', { mayHaveCost }),
})
const named = (id: string, ...script: ScriptStep[]) => createScriptedModel({ id, script })
const prices = { usdPerMillionInput: 1, usdPerMillionOutput: 2 }

it('asks the next model when one fails, and says whose the answer is', async () => {
  const [first, second, third] = [
    named('a', fails('overloaded')),
    named('b', { text: 'yes' }),
    named('c', { text: 'no' }),
  ]
  const events: unknown[] = []
  for await (const event of createModelChain([first, second, third]).generate(aRequest(), aCall())) events.push(event)
  expect(events).toMatchObject([
    { type: 'delta', text: 'yes' },
    { type: 'finished', reason: 'stop', model: 'b' },
  ])
  expect(third.requests).toEqual([])
})

it('does not join two models’ texts', async () => {
  const second = named('b', { text: 'other' })
  const chain = createModelChain([named('a', { text: 'In the' }, fails('broken_stream', true)), second])
  await expect(answerOf(chain.generate(aRequest(), aCall()))).rejects.toMatchObject({ kind: 'broken_stream' })
  expect(second.requests).toEqual([])
})

it('takes an answer without a word for a failure, and a refusal for an answer', async () => {
  const empty = createModelChain([named('a', { finish: 'length' }), named('b', { text: 'yes' })])
  expect(await answerOf(empty.generate(aRequest(), aCall()))).toMatchObject({ text: 'yes' })
  for (const reason of ['refusal', 'content_filter'] as const) {
    const second = named('b', { text: 'yes' })
    const refused = createModelChain([named('a', { finish: reason }), second])
    expect(await answerOf(refused.generate(aRequest(), aCall()))).toMatchObject({ text: '', reason })
    expect(second.requests).toEqual([])
  }
})

it('asks nobody else for a caller who has left', async () => {
  const controller = new AbortController()
  const second = named('b', { text: 'yes' })
  const chain = createModelChain([named('a', { hang: true }), second])
  const answer = answerOf(chain.generate(aRequest(), aCall({ signal: controller.signal })))
  setTimeout(() => controller.abort(), 10)
  await expect(answer).rejects.toMatchObject({ kind: 'cancelled' })
  expect(second.requests).toEqual([])
})

it('ends with the failure of the last model, and within the deadline of all', async () => {
  const chain = createModelChain([named('a', fails('unauthorized')), named('b', fails('no_place'))])
  await expect(answerOf(chain.generate(aRequest(), aCall()))).rejects.toMatchObject({ kind: 'no_place' })

  const second = named('b', { text: 'yes' })
  const slow = createModelChain([named('a', { hang: true }), second])
  const startedAt = performance.now()
  await expect(answerOf(slow.generate(aRequest(), aCall({ deadlineMs: 60 })))).rejects.toMatchObject({
    kind: 'timeout',
  })
  expect(performance.now() - startedAt).toBeLessThan(310)
  expect(second.requests).toEqual([])
})

it('does not send a model what it surely cannot hold', async () => {
  const small = createScriptedModel({ id: 'small', contextTokens: 1_000, script: [{ text: 'small' }] })
  const chain = createModelChain([small, named('large', { text: 'large' })])
  const request = aRequest({ messages: [{ role: 'user', content: 'x'.repeat(20_000) }] })
  expect(await answerOf(chain.generate(request, aCall()))).toMatchObject({ text: 'large' })
  expect(small.requests).toEqual([])
})

it('records every attempt with what it cost, failed and broken-off ones too', async () => {
  const request = aRequest({ system: 'x'.repeat(400), messages: [{ role: 'user', content: 'y'.repeat(400) }] })
  const attempts = async (...models: ReturnType<typeof named>[]) => {
    const recorded: ModelAttempt[] = []
    const chain = createModelChain(models.map((model) => withRecord(model, { prices })))
    const call = aCall({ record: (attempt) => recorded.push(attempt), deadlineMs: 200 })
    for await (const event of chain.generate(request, call)) {
      if (event.type === 'delta' && event.text === 'leave') break
    }
    return recorded
  }
  const counted = { finish: 'stop', usage: { inputTokens: 210, outputTokens: 5 } } as const
  expect(
    await attempts(
      named('a', fails('overloaded')),
      named('b', fails('timeout', true)),
      named('c', { text: 'z' }, counted),
    ),
  ).toMatchObject([
    { model: 'a', outcome: 'overloaded', costMicros: 0, estimated: false, usage: { inputTokens: 0, outputTokens: 0 } },
    { model: 'b', outcome: 'timeout', costMicros: 200, estimated: true, usage: { inputTokens: 200, outputTokens: 0 } },
    {
      model: 'c',
      outcome: 'finished',
      costMicros: 220,
      estimated: false,
      usage: { inputTokens: 210, outputTokens: 5 },
    },
  ])
  expect(await attempts(named('a', { text: 'leave' }, { hang: true }))).toMatchObject([
    { outcome: 'cancelled', estimated: true, costMicros: 204, firstTokenMs: expect.any(Number) },
  ])
  expect(await attempts(named('a', { text: 'eight by' }, { finish: 'stop', usage: null }))).toMatchObject([
    { outcome: 'finished', estimated: true, usage: { inputTokens: 200, outputTokens: 2 }, costMicros: 204 },
  ])
})
