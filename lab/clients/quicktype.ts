import assert from 'node:assert/strict'
import {
  type AnswerRequest,
  Convert,
  type EstimateRequest,
  type InsightsRequest,
  type PrayerRequest,
  type TheologyRequest,
  type VerseSearchRequest,
  type VerseVerifyRequest,
} from './generated/quicktype.js'
import { baseUrl, chat, eventsIn, isChunked, isStream, isWritten, key } from './promised.js'

/** Calls every endpoint with the types that quicktype made; its `Convert` also checks each reply when it comes. */
async function call(path: string, body?: object): Promise<{ status: number; text: string }> {
  const response = await fetch(`${baseUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

const get = async (path: string) => (await call(path)).text
const post = async <Body extends object>(path: string, body: Body) => (await call(path, body)).text

const prompt = { prompt: 'Explain Romans 8:28' }
const answer = Convert.toAnswerResponse(await post<AnswerRequest>('/assistant/answer', prompt))
isWritten(answer.answerMarkdown, answer)
const insights = Convert.toInsightsResponse(await post<InsightsRequest>('/insights', { passage: 'John 3:16' }))
isWritten(insights.insightMarkdown, insights)
const question = { question: 'Should infants be baptized?' }
const theology = Convert.toTheologyResponse(await post<TheologyRequest>('/theology/ask', question))
isWritten(theology.answerMarkdown, theology)
const topicOfPrayer = { topic: 'for my mother, who is ill' }
const prayer = Convert.toPrayerResponse(await post<PrayerRequest>('/prayer/generate', topicOfPrayer))
isWritten(prayer.prayerMarkdown, prayer)
const query = { query: 'God so loved the world' }
const search = Convert.toVerseSearchResponse(await post<VerseSearchRequest>('/verses/search', query))
assert.equal(search.results[0]!.osis, 'John.3.16')
const quoted = { text: 'John 3:16 says, “For God so loved the earth.”' }
const verified = Convert.toVerseVerifyResponse(await post<VerseVerifyRequest>('/verses/verify', quoted))
assert.ok(verified.items.some(({ result }) => result === 'misquoted'))
assert.equal(Convert.toPassageResponse(await get('/passages/Psalm%2023')).verses.length, 6)
assert.equal(Convert.toTranslationsResponse(await get('/translations?limit=2')).data.length, 2)
const topics = Convert.toTopicsResponse(await get('/topics?query=anxiety'))
assert.ok(Convert.toTopicResponse(await get(`/topics/${topics.data[0]!.id}`)).passages.length > 0)
assert.ok(Convert.toUsageResponse(await get('/usage')).key.today.credits > 0)
const estimated = Convert.toEstimateRequest(JSON.stringify({ endpoint: '/assistant/answer', body: prompt }))
assert.ok(Convert.toEstimateResponse(await post<EstimateRequest>('/estimate', estimated)).creditsMax >= 1)
assert.ok(JSON.parse(await get('/openapi.json')).openapi)

const refused = await call('/assistant/answer', { prompt: '' } satisfies AnswerRequest)
assert.deepEqual([refused.status, Convert.toError(refused.text).error.param], [400, '/prompt'])

/** Reads a stream, every event by its own type. */
function read(wire: string, textOf: (json: string) => string): void {
  const events = eventsIn(wire)
  const of = (name: string) => events.filter(({ event }) => event === name).map(({ data }) => data)
  assert.ok(Convert.toStreamStarted(of('response.started')[0]!).request_id.startsWith('req_'))
  for (const data of of('response.citation')) assert.ok(Convert.toStreamCitation(data).citation.id >= 1)
  isStream(
    events.map(({ event }) => event),
    of('response.delta').map((data) => Convert.toStreamDelta(data).delta),
    textOf(of('response.completed')[0]!),
  )
}

read(
  await post<AnswerRequest>('/assistant/answer', { prompt: 'What is grace?', stream: true }),
  (json) => Convert.toAnswerResponse(json).answerMarkdown,
)
read(
  await post<InsightsRequest>('/insights', { passage: 'Psalm 23', stream: true }),
  (json) => Convert.toInsightsResponse(json).insightMarkdown,
)
read(
  await post<TheologyRequest>('/theology/ask', { question: 'What is grace?', stream: true }),
  (json) => Convert.toTheologyResponse(json).answerMarkdown,
)
read(
  await post<PrayerRequest>('/prayer/generate', { topic: 'for rain', stream: true }),
  (json) => Convert.toPrayerResponse(json).prayerMarkdown,
)

const completion = Convert.toChatCompletion(await post('/chat/completions', chat))
const { content } = completion.choices[0]!.message
assert.ok(content.length > 20 && completion.berea.billing.creditsCharged >= 1)
isChunked(await post('/chat/completions', { ...chat, stream: true }), content)
const [model] = Convert.toModelList(await get('/models')).data
assert.equal(Convert.toModel(await get(`/models/${model!.id}`)).id, chat.model)
