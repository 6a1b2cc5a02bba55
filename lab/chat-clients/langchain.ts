import assert from 'node:assert/strict'
import { HumanMessage, SystemMessage, type UsageMetadata } from '@langchain/core/messages'
import { ChatOpenAI } from '@langchain/openai'
import { allOf, failsInStream, isAnswer, prompt, type Service, saysOfIt, system, wrongKey } from './what-is-asked.ts'

/** LangChain's chat model: plain, streamed, errors. */
export async function callWithLangChain({ baseURL, apiKey }: Service): Promise<void> {
  const modelOf = (over: ConstructorParameters<typeof ChatOpenAI>[0] = {}) =>
    new ChatOpenAI({ model: 'berea', apiKey, temperature: 0.3, maxTokens: 1_024, configuration: { baseURL }, ...over })
  const messages = [new SystemMessage(system), new HumanMessage(prompt)]
  const whole = await modelOf().invoke(messages)
  assert.ok(isAnswer(whole.text))
  assert.equal(whole.response_metadata.finish_reason, 'stop')
  assert.ok(tokensOf(whole) > 0)

  const chunks = await allOf(await modelOf().stream(messages))
  assert.equal(chunks.map(({ text }) => text).join(''), whole.text)
  const tokens = chunks.map((chunk) => tokensOf(chunk)).reduce((sum, each) => sum + each, 0)
  assert.equal(tokens, tokensOf(whole))

  const isError = (status: number, code: string) => (error: unknown) => {
    const { status: got, code: said } = error as { status?: number; code?: string }
    return got === status && said === code
  }
  await assert.rejects(modelOf({ apiKey: wrongKey }).invoke(messages), isError(401, 'invalid_api_key'))
  await assert.rejects(modelOf({ model: 'gpt-4o' }).invoke(messages), isError(404, 'model_not_found'))
  await assert.rejects(modelOf({ n: 2 }).invoke(messages), isError(400, 'unsupported_parameter'))
  await assert.rejects(async () => allOf(await modelOf({ modelKwargs: failsInStream }).stream(messages)), saysOfIt)
}

/** Its types leave the usage out for messages of unknown make. */
const tokensOf = ({ usage_metadata }: { usage_metadata?: unknown }): number =>
  (usage_metadata as UsageMetadata | undefined)?.total_tokens ?? 0
