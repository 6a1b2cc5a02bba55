import assert from 'node:assert/strict'
import { client } from './generated/hey-api/client.gen.js'
import {
  type AnswerRequest,
  type AnswerResponse,
  askTheology,
  createAnswer,
  createChatCompletion,
  createInsights,
  createPrayer,
  estimateRequest,
  getModel,
  getOpenapi,
  getPassage,
  getTopic,
  getUsage,
  type InsightsRequest,
  type InsightsResponse,
  listModels,
  listTopics,
  listTranslations,
  type PrayerRequest,
  type PrayerResponse,
  type StreamCitation,
  type StreamDelta,
  type StreamStarted,
  searchVerses,
  type TheologyRequest,
  type TheologyResponse,
  verifyVerses,
} from './generated/hey-api/index.js'
import { chat, isChunked, isStream, isWritten, key } from './promised.js'

/** Calls every endpoint with the SDK that @hey-api/openapi-ts made; its own address is the one the document names. */
client.setConfig({ auth: key })
const throwOnError = true as const

const answer = await createAnswer({
  body: { prompt: 'Explain Romans 8:28' },
  headers: { 'Idempotency-Key': crypto.randomUUID() },
  throwOnError,
})
isWritten(answer.data.answerMarkdown, answer.data)
const insights = await createInsights({ body: { passage: 'John 3:16' }, throwOnError })
isWritten(insights.data.insightMarkdown, insights.data)
const theology = await askTheology({ body: { question: 'Should infants be baptized?' }, throwOnError })
isWritten(theology.data.answerMarkdown, theology.data)
const prayer = await createPrayer({ body: { topic: 'for my mother, who is ill' }, throwOnError })
isWritten(prayer.data.prayerMarkdown, prayer.data)
const search = await searchVerses({ body: { query: 'God so loved the world' }, throwOnError })
assert.equal(search.data.results[0]!.osis, 'John.3.16')
const verified = await verifyVerses({ body: { text: 'John 3:16 says, “For God so loved the earth.”' }, throwOnError })
assert.ok(verified.data.items.some(({ result }) => result === 'misquoted'))
const passage = await getPassage({ path: { reference: 'Psalm 23' }, throwOnError })
assert.equal(passage.data.verses.length, 6)
const translations = await listTranslations({ query: { limit: 2 }, throwOnError })
assert.equal(translations.data.data.length, 2)
const topics = await listTopics({ query: { query: 'anxiety' }, throwOnError })
const topic = await getTopic({ path: { id: topics.data.data[0]!.id }, throwOnError })
assert.ok(topic.data.passages.length > 0)
const usage = await getUsage({ throwOnError })
assert.ok(usage.data.key.today.credits > 0)
const estimate = await estimateRequest({
  body: { endpoint: '/assistant/answer', body: { prompt: 'What is grace?' } },
  throwOnError,
})
assert.ok(estimate.data.creditsMax >= 1)
assert.ok((await getOpenapi({ throwOnError })).data)

const { error } = await createAnswer({ body: { prompt: '' } })
assert.deepEqual([error!.error.code, error!.error.param], ['bad_request', '/prompt'])

type Streamed<Reply> = StreamStarted | StreamDelta | StreamCitation | Reply

/** Reads a stream by the SDK's own reader of events, told not to try again by itself. */
async function read<Reply extends object>(url: string, body: object, textOf: (reply: Reply) => string): Promise<void> {
  const names: string[] = []
  const deltas: string[] = []
  let whole: Reply | undefined
  const { stream } = await client.sse.post<{ 200: Streamed<Reply> }>({
    url,
    body,
    headers: { 'Content-Type': 'application/json' },
    security: [{ scheme: 'bearer', type: 'http' }],
    sseMaxRetryAttempts: 1,
    onSseEvent: ({ event, data }) => {
      names.push(event!)
      if (event === 'response.completed') whole = data as Reply
    },
  })
  for await (const data of stream as AsyncIterable<Streamed<Reply>>) if ('delta' in data) deltas.push(data.delta)
  isStream(names, deltas, textOf(whole!))
}

await read(
  '/assistant/answer',
  { prompt: 'What is grace?', stream: true } satisfies AnswerRequest,
  ({ answerMarkdown }: AnswerResponse) => answerMarkdown,
)
await read(
  '/insights',
  { passage: 'Psalm 23', stream: true } satisfies InsightsRequest,
  ({ insightMarkdown }: InsightsResponse) => insightMarkdown,
)
await read(
  '/theology/ask',
  { question: 'What is grace?', stream: true } satisfies TheologyRequest,
  ({ answerMarkdown }: TheologyResponse) => answerMarkdown,
)
await read(
  '/prayer/generate',
  { topic: 'for rain', stream: true } satisfies PrayerRequest,
  ({ prayerMarkdown }: PrayerResponse) => prayerMarkdown,
)

const completion = await createChatCompletion({ body: chat, throwOnError })
const { content } = completion.data.choices[0]!.message
assert.ok(content.length > 20 && completion.data.berea.billing.creditsCharged >= 1)
// its reader of events takes every event for JSON, and `[DONE]` is none
const chunked = await createChatCompletion({ body: { ...chat, stream: true }, parseAs: 'text', throwOnError })
isChunked(String(chunked.data), content)
const models = await listModels({ throwOnError })
const model = await getModel({ path: { model: models.data.data[0]!.id }, throwOnError })
assert.equal(model.data.id, chat.model)
