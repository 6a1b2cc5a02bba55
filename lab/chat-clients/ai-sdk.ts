import assert from 'node:assert/strict'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, streamText } from 'ai'
import { allOf, failsInStream, isAnswer, prompt, type Service, saysOfIt, system, wrongKey } from './what-is-asked.ts'

/** The AI SDK's provider for endpoints of this form: plain, streamed, errors. */
export async function callWithAiSdk(service: Service): Promise<void> {
  const berea = createOpenAICompatible({ name: 'berea', includeUsage: true, ...service })
  const asked = { model: berea('berea'), system, prompt, temperature: 0.3, maxOutputTokens: 1_024 }
  const whole = await generateText(asked)
  assert.ok(isAnswer(whole.text))
  assert.equal(whole.finishReason, 'stop')
  assert.ok(whole.usage.totalTokens! > 0)

  const streamed = streamText(asked)
  assert.equal((await allOf(streamed.textStream)).join(''), whole.text)
  assert.equal((await streamed.usage).totalTokens, whole.usage.totalTokens)
  assert.equal(await streamed.finishReason, 'stop')

  const isCallError = (status: number, code: string) => (error: unknown) =>
    APICallError.isInstance(error) && error.statusCode === status && (error.responseBody ?? '').includes(`"${code}"`)
  const nobody = createOpenAICompatible({ name: 'berea', ...service, apiKey: wrongKey })
  await assert.rejects(generateText({ ...asked, model: nobody('berea') }), isCallError(401, 'invalid_api_key'))
  await assert.rejects(generateText({ ...asked, model: berea('gpt-4o') }), isCallError(404, 'model_not_found'))
  const image = { type: 'file' as const, mediaType: 'image/png', data: new Uint8Array([137, 80, 78, 71]) }
  const messages = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'What is this?' }, image] }]
  await assert.rejects(generateText({ model: berea('berea'), messages }), isCallError(400, 'bad_request'))

  const failing = streamText({ ...asked, providerOptions: { berea: failsInStream }, onError: () => {} })
  const errors = (await allOf(failing.stream)).filter((part) => part.type === 'error')
  assert.equal(errors.length, 1)
  assert.match(String(errors[0]!.error), saysOfIt)
}
