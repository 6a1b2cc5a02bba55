import { expect, it } from 'vitest'
import type { ModelErrorKind } from './contract.ts'
import { aCall, answerOf, aRequest } from './model-at-upstream.test-data.ts'
import { ModelError, type ModelErrorDetail } from './model-error.ts'
import { createScriptedModel, type ScriptStep } from './scripted-model.ts'
import { withRetry } from './with-retry.ts'

const fail = (kind: ModelErrorKind, detail: ModelErrorDetail = {}): ScriptStep => ({
  fail: new ModelError(kind, 'No.', detail),
})
const overloaded = fail('overloaded', { retryable: true })

function retrying(calls: ScriptStep[][], random = 0.5) {
  const pauses: number[] = []
  let time = 0
  const model = createScriptedModel({ script: (_, call) => calls[call] ?? [{ text: 'too many calls' }] })
  const pause = async (ms: number) => {
    pauses.push(ms)
    time += ms
  }
  return { model, pauses, retried: withRetry(model, { random: () => random, pause, now: () => time }) }
}

it('tries once more, after a pause, what passes by itself', async () => {
  const { retried, pauses, model } = retrying([[overloaded], [{ text: 'yes' }]])
  expect(await answerOf(retried.generate(aRequest(), aCall()))).toMatchObject({ text: 'yes' })
  expect(pauses).toEqual([500])
  expect(model.requests).toHaveLength(2)
})

it('does not try a third time', async () => {
  const { retried, model } = retrying([[overloaded], [overloaded]])
  await expect(answerOf(retried.generate(aRequest(), aCall()))).rejects.toMatchObject({ kind: 'overloaded' })
  expect(model.requests).toHaveLength(2)
})

it.each<[string, ScriptStep[]]>([
  ['the outcome of the first try is unknown', [fail('broken_stream', { retryable: true, mayHaveCost: true })]],
  ['the failure does not pass', [fail('unauthorized')]],
  ['text has been delivered', [{ text: 'In the' }, overloaded]],
  [
    'the provider asks for more patience than there is',
    [fail('rate_limited', { retryable: true, retryAfterMs: 60_000 })],
  ],
])('does not try again when %s', async (_, script) => {
  const { retried, model, pauses } = retrying([script])
  await expect(answerOf(retried.generate(aRequest(), aCall()))).rejects.toBeInstanceOf(ModelError)
  expect(model.requests).toHaveLength(1)
  expect(pauses).toEqual([])
})

it('waits for as long as the provider asks, and not all callers as long', async () => {
  const limited = fail('rate_limited', { retryable: true, retryAfterMs: 2_000 })
  for (const [random, pauseMs] of [
    [0, 2_000],
    [0.9, 2_450],
  ] as const) {
    const { retried, pauses } = retrying([[limited], [{ text: 'yes' }]], random)
    await answerOf(retried.generate(aRequest(), aCall()))
    expect(pauses).toEqual([pauseMs])
  }
})

it('does not begin a second try that the deadline would cut off, and gives it only what is left', async () => {
  const late = retrying([[overloaded], [{ text: 'yes' }]])
  await expect(answerOf(late.retried.generate(aRequest(), aCall({ deadlineMs: 1_400 })))).rejects.toBeInstanceOf(
    ModelError,
  )
  expect(late.model.requests).toHaveLength(1)

  const inTime = retrying([[overloaded], [{ waitMs: 5_000 }, { text: 'too late' }]])
  const answer = answerOf(inTime.retried.generate(aRequest(), aCall({ deadlineMs: 1_520 })))
  await expect(answer).rejects.toMatchObject({ kind: 'timeout' })
})

it('leaves the pause at once when the call is ended', async () => {
  const controller = new AbortController()
  const model = createScriptedModel({ script: [fail('rate_limited', { retryable: true, retryAfterMs: 4_000 })] })
  const answer = answerOf(withRetry(model).generate(aRequest(), aCall({ signal: controller.signal })))
  setTimeout(() => controller.abort(), 20)
  await expect(answer).rejects.toMatchObject({ kind: 'cancelled' })
  expect(model.requests).toHaveLength(1)
})
