import { expect, it } from 'vitest'
import { aCall, answerOf, aRequest } from './model-at-upstream.test-data.ts'
import { ModelError } from './model-error.ts'
import { createScriptedModel } from './scripted-model.ts'

it('says its script, counts, and remembers what it was asked', async () => {
  const model = createScriptedModel({ script: ({ messages }) => [{ text: messages[0]!.content }, { text: '!' }] })
  expect(await answerOf(model.generate(aRequest(), aCall()))).toMatchObject({
    text: 'What was in the beginning?!',
    reason: 'stop',
    usage: { inputTokens: 13, outputTokens: 7 },
  })
  expect(model.requests).toEqual([aRequest()])
})

it('fails, hangs and leaves out counts where the script says so', async () => {
  const failure = new ModelError('overloaded', 'No.')
  const failing = createScriptedModel({ script: (_, call) => (call === 0 ? [{ fail: failure }] : [{ hang: true }]) })
  await expect(answerOf(failing.generate(aRequest(), aCall()))).rejects.toBe(failure)
  await expect(answerOf(failing.generate(aRequest(), aCall({ deadlineMs: 30 })))).rejects.toMatchObject({
    kind: 'timeout',
  })
  const ended = answerOf(failing.generate(aRequest(), aCall({ signal: AbortSignal.timeout(20) })))
  await expect(ended).rejects.toMatchObject({ kind: 'cancelled' })
  expect(failing.running()).toBe(0)
  const uncounted = createScriptedModel({ script: [{ text: 'a' }, { finish: 'length', usage: null }] })
  expect(await answerOf(uncounted.generate(aRequest(), aCall()))).toMatchObject({ reason: 'length', usage: undefined })
})
