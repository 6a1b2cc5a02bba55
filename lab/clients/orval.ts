import assert from 'node:assert/strict'
import {
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
  type InsightsResponse,
  listModels,
  listTopics,
  listTranslations,
  type PrayerResponse,
  type StreamDelta,
  searchVerses,
  type TheologyResponse,
  verifyVerses,
} from './generated/orval.js'
import { chat, eventsIn, isChunked, isStream, isWritten, key } from './promised.js'

/** Calls every endpoint with the functions that orval made over `fetch`; their address is the one the document names. */
const options = { headers: { Authorization: `Bearer ${key}` } }

/** The reply, where it is the one that was hoped for. */
function ok<Reply extends { status: number; data: unknown }>(reply: Reply): Extract<Reply, { status: 200 }>['data'] {
  assert.equal(reply.status, 200)
  return reply.data
}

const answer = ok(
  await createAnswer(
    { prompt: 'Explain Romans 8:28' },
    { headers: { ...options.headers, 'Idempotency-Key': crypto.randomUUID() } },
  ),
)
isWritten(answer.answerMarkdown, answer)
const insights = ok(await createInsights({ passage: 'John 3:16' }, options))
isWritten(insights.insightMarkdown, insights)
const theology = ok(await askTheology({ question: 'Should infants be baptized?' }, options))
isWritten(theology.answerMarkdown, theology)
const prayer = ok(await createPrayer({ topic: 'for my mother, who is ill' }, options))
isWritten(prayer.prayerMarkdown, prayer)
const search = ok(await searchVerses({ query: 'God so loved the world' }, options))
assert.equal(search.results[0]!.osis, 'John.3.16')
const verified = ok(await verifyVerses({ text: 'John 3:16 says, “For God so loved the earth.”' }, options))
assert.ok(verified.items.some(({ result }) => result === 'misquoted'))
assert.equal(ok(await getPassage('Psalm 23', {}, options)).verses.length, 6)
assert.equal(ok(await listTranslations({ limit: 2 }, options)).data.length, 2)
const topics = ok(await listTopics({ query: 'anxiety' }, options))
assert.ok(ok(await getTopic(topics.data[0]!.id, {}, options)).passages.length > 0)
assert.ok(ok(await getUsage(options)).key.today.credits > 0)
const estimated = { endpoint: '/assistant/answer', body: { prompt: 'What is grace?' } } as const
assert.ok(ok(await estimateRequest(estimated, options)).creditsMax >= 1)
assert.ok(ok(await getOpenapi()))

const refused = await createAnswer({ prompt: '' }, options)
assert.ok(refused.status === 400 && refused.data.error.code === 'bad_request')

/** Reads a stream, which orval's functions give as its text. */
function read<Reply>({ status, data }: { status: number; data: unknown }, textOf: (reply: Reply) => string): void {
  assert.equal(status, 200)
  const events = eventsIn(String(data))
  const of = (name: string) => events.filter(({ event }) => event === name).map(({ data }) => JSON.parse(data))
  const deltas: StreamDelta[] = of('response.delta')
  const [completed]: Reply[] = of('response.completed')
  isStream(
    events.map(({ event }) => event),
    deltas.map(({ delta }) => delta),
    textOf(completed!),
  )
}

read(
  await createAnswer({ prompt: 'What is grace?', stream: true }, options),
  ({ answerMarkdown }: AnswerResponse) => answerMarkdown,
)
read(
  await createInsights({ passage: 'Psalm 23', stream: true }, options),
  ({ insightMarkdown }: InsightsResponse) => insightMarkdown,
)
read(
  await askTheology({ question: 'What is grace?', stream: true }, options),
  ({ answerMarkdown }: TheologyResponse) => answerMarkdown,
)
read(
  await createPrayer({ topic: 'for rain', stream: true }, options),
  ({ prayerMarkdown }: PrayerResponse) => prayerMarkdown,
)

const completion = ok(await createChatCompletion(chat, options))
const { content } = completion.choices[0]!.message
assert.ok(content.length > 20 && completion.berea.billing.creditsCharged >= 1)
const chunked = await createChatCompletion({ ...chat, stream: true }, options)
isChunked(String(chunked.data), content)
assert.equal(ok(await getModel(ok(await listModels(options)).data[0]!.id, options)).id, chat.model)
