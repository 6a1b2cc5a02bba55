import assert from 'node:assert/strict'
import OpenAI, { type APIError, AuthenticationError, BadRequestError, NotFoundError } from 'openai'
import {
  allOf,
  failsInStream,
  ignored,
  isAnswer,
  prompt,
  type Service,
  saysOfIt,
  system,
  wrongKey,
} from './what-is-asked.ts'

/** The official client for Node: plain, streamed, its helper that joins a stream, errors by class, models. */
export async function callWithOpenAi(service: Service): Promise<void> {
  const client = new OpenAI(service)
  const asked = {
    model: 'berea',
    messages: [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: prompt },
    ],
    ...ignored,
  }
  const whole = await client.chat.completions.create(asked)
  const [choice] = whole.choices
  const { content, annotations = [] } = choice!.message
  assert.ok(isAnswer(content!))
  assert.equal(choice!.finish_reason, 'stop')
  assert.ok(whole.usage!.total_tokens > 0 && whole._request_id!.startsWith('req_'))
  await readAnnotations(service, content!, annotations)

  const texts: string[] = []
  const stream = await client.chat.completions.create({
    ...asked,
    stream: true,
    stream_options: { include_usage: true },
  })
  let tokens = 0
  for await (const { choices, usage } of stream) {
    texts.push(choices[0]?.delta.content ?? '')
    tokens += usage?.total_tokens ?? 0
  }
  assert.equal(texts.join(''), content)
  assert.equal(tokens, whole.usage!.total_tokens)
  const joined = await client.chat.completions.stream(asked).finalChatCompletion()
  assert.equal(joined.choices[0]!.message.content, content)

  // a message goes back into the conversation as it came
  const next = { role: 'user' as const, content: 'And who wrote that letter?' }
  const second = await client.chat.completions.create({
    ...asked,
    messages: [...asked.messages, choice!.message, next],
  })
  assert.ok(second.choices[0]!.message.content)

  const isOf = (kind: abstract new (...args: never) => APIError, code: string, param?: string) => (error: unknown) =>
    error instanceof kind && error.code === code && (param === undefined || error.param === param)
  await assert.rejects(
    new OpenAI({ ...service, apiKey: wrongKey }).chat.completions.create(asked),
    isOf(AuthenticationError, 'invalid_api_key'),
  )
  await assert.rejects(
    client.chat.completions.create({ ...asked, model: 'gpt-4o' }),
    isOf(NotFoundError, 'model_not_found', '/model'),
  )
  await assert.rejects(
    client.chat.completions.create({ ...asked, n: 2 }),
    isOf(BadRequestError, 'unsupported_parameter', '/n'),
  )
  await assert.rejects(
    client.chat.completions.create({ ...asked, messages: [] }),
    isOf(BadRequestError, 'bad_request', '/messages'),
  )
  const failing = await client.chat.completions.create({ ...asked, ...failsInStream, stream: true })
  await assert.rejects(allOf(failing), saysOfIt)

  const models = await allOf(client.models.list())
  assert.deepEqual(
    models.map(({ id }) => id),
    ['berea'],
  )
  assert.equal((await client.models.retrieve('berea')).id, 'berea')
  await assert.rejects(client.models.retrieve('gpt-4o'), isOf(NotFoundError, 'model_not_found'))
}

type Annotations = OpenAI.Chat.ChatCompletionMessage.Annotation[]

/** Each marks a stretch of the text, and its address has the passage. */
async function readAnnotations({ apiKey }: Service, content: string, annotations: Annotations): Promise<void> {
  assert.ok(annotations.length > 0)
  for (const { url_citation } of annotations) {
    const { start_index, end_index, url, title } = url_citation
    assert.ok(start_index < end_index && end_index <= content.length && title.length > 0)
    const passage = await fetch(url, { headers: { Authorization: `Bearer ${apiKey}` } })
    assert.equal(passage.status, 200, url)
  }
}
