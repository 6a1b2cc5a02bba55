import assert from 'node:assert/strict'
import createClient from 'openapi-fetch'
import type { components, paths } from './generated/openapi-typescript.js'
import { baseUrl, chat, eventsIn, isChunked, isStream, isWritten, key } from './promised.js'

/** Calls every endpoint with what openapi-typescript made, over openapi-fetch as its makers advise. */
type Schemas = components['schemas']
const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${key}` } })

const answer = await client.POST('/assistant/answer', {
  body: { prompt: 'Explain Romans 8:28' },
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
})
isWritten(answer.data!.answerMarkdown, answer.data!)
const insights = await client.POST('/insights', { body: { passage: 'John 3:16' } })
isWritten(insights.data!.insightMarkdown, insights.data!)
const theology = await client.POST('/theology/ask', { body: { question: 'Should infants be baptized?' } })
isWritten(theology.data!.answerMarkdown, theology.data!)
const prayer = await client.POST('/prayer/generate', { body: { topic: 'for my mother, who is ill' } })
isWritten(prayer.data!.prayerMarkdown, prayer.data!)
const search = await client.POST('/verses/search', { body: { query: 'God so loved the world' } })
assert.equal(search.data!.results[0]!.osis, 'John.3.16')
const verified = await client.POST('/verses/verify', {
  body: { text: 'John 3:16 says, “For God so loved the earth.”' },
})
assert.ok(verified.data!.items.some(({ result }) => result === 'misquoted'))
const passage = await client.GET('/passages/{reference}', { params: { path: { reference: 'Psalm 23' } } })
assert.equal(passage.data!.verses.length, 6)
const translations = await client.GET('/translations', { params: { query: { limit: 2 } } })
assert.equal(translations.data!.data.length, 2)
const topics = await client.GET('/topics', { params: { query: { query: 'anxiety' } } })
const topic = await client.GET('/topics/{id}', { params: { path: { id: topics.data!.data[0]!.id } } })
assert.ok(topic.data!.passages.length > 0)
const usage = await client.GET('/usage')
assert.ok(usage.data!.key.today.credits > 0)
const estimate = await client.POST('/estimate', {
  body: { endpoint: '/assistant/answer', body: { prompt: 'What is grace?' } },
})
assert.ok(estimate.data!.creditsMax >= 1)
assert.ok((await client.GET('/openapi.json')).data)

const { error, response } = await client.POST('/assistant/answer', { body: { prompt: '' } })
assert.deepEqual([response.status, error!.error.code, error!.error.param], [400, 'bad_request', '/prompt'])

/** Reads a stream by the types of its events. */
async function read<Reply>(body: ReadableStream<Uint8Array>, textOf: (reply: Reply) => string): Promise<void> {
  const events = eventsIn(await new Response(body).text())
  const of = (name: string) => events.filter(({ event }) => event === name).map(({ data }) => JSON.parse(data))
  const deltas: Schemas['StreamDelta'][] = of('response.delta')
  const citations: Schemas['StreamCitation'][] = of('response.citation')
  const [started]: Schemas['StreamStarted'][] = of('response.started')
  const [completed]: Reply[] = of('response.completed')
  assert.ok(started!.request_id.startsWith('req_') && citations.every(({ citation }) => citation.id >= 1))
  isStream(
    events.map(({ event }) => event),
    deltas.map(({ delta }) => delta),
    textOf(completed!),
  )
}

const parseAs = 'stream' as const
const streams = {
  answer: await client.POST('/assistant/answer', { body: { prompt: 'What is grace?', stream: true }, parseAs }),
  insights: await client.POST('/insights', { body: { passage: 'Psalm 23', stream: true }, parseAs }),
  theology: await client.POST('/theology/ask', { body: { question: 'What is grace?', stream: true }, parseAs }),
  prayer: await client.POST('/prayer/generate', { body: { topic: 'for rain', stream: true }, parseAs }),
}
await read(streams.answer.data!, ({ answerMarkdown }: Schemas['AnswerResponse']) => answerMarkdown)
await read(streams.insights.data!, ({ insightMarkdown }: Schemas['InsightsResponse']) => insightMarkdown)
await read(streams.theology.data!, ({ answerMarkdown }: Schemas['TheologyResponse']) => answerMarkdown)
await read(streams.prayer.data!, ({ prayerMarkdown }: Schemas['PrayerResponse']) => prayerMarkdown)

const completion = await client.POST('/chat/completions', { body: chat })
const { content } = completion.data!.choices[0]!.message
assert.ok(content.length > 20 && completion.data!.berea!.billing.creditsCharged >= 1)
const chunked = await client.POST('/chat/completions', { body: { ...chat, stream: true }, parseAs })
isChunked(await new Response(chunked.data!).text(), content)
const models = await client.GET('/models')
const model = await client.GET('/models/{model}', { params: { path: { model: models.data!.data[0]!.id } } })
assert.equal(model.data!.id, chat.model)
