import { createMemoryLimiter } from '../src/access/rate-limits/index.ts'
import { loadEngine } from '../src/engine/index.ts'
import { type OpenModels, parseModels } from '../src/platform/llm/index.ts'
import { openModels } from '../src/platform/llm/open-models.ts'
import { startUpstream } from '../src/platform/llm/upstream.test-data.ts'
import { faults, secret } from '../src/platform/llm/upstream-faults.test-data.ts'
import { inMemoryCredits } from '../tests/in-memory-credits.ts'
import { bearer, inProcessApp, LIVE_KEY } from '../tests/in-process-app.ts'

const deadlineMs = 4_000
const graceMs = 250
const allowed = [200, 402, 429, 500]

const requests = {
  '/v1/assistant/answer': { prompt: 'What does the Bible say about forgiveness?' },
  '/v1/insights': { passage: 'Psalm 23' },
  '/v1/theology/ask': { question: 'Should infants be baptized?' },
  '/v1/prayer/generate': { topic: 'for my mother, who is ill' },
} as const
/** An answer that leans on its evidence, long enough to be released while it is written. */
const cited = [
  'Forgiveness, grace and prayer begin with God, who was good to us ',
  'before we had asked him for anything, and who hears those who call [1]. ',
  'What he gives is a gift and is not earned [1, 2]. ',
  'Whoever has received it ',
  'may give it to others, and may rest in it. ',
  'So we ask him for what we need, today and tomorrow [2].',
]
const formats = { openai: 'openai', anthropic: 'anthropic', google: 'google' } as const

/**
 * Has a provider misbehave in every way that we know of, in each of the three formats, on every generating endpoint,
 * plain and as a stream.
 * @returns whether every reply had an allowed status, a valid form and nothing of the provider's in it, came in time, and
 * cost no more than it was held to cost
 */
export async function run({ full }: { full: boolean }): Promise<boolean> {
  const upstream = await startUpstream(cited)
  const problems: string[] = []
  const tally = { replies: 0, generative: 0, extractive: 0, slowestMs: 0, cost: 0 }
  const chosen = full ? Object.keys(formats) : ['openai']
  let models: OpenModels | undefined
  const { engine, close } = await loadEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    workers: 1,
    // the models change with each fault, the engine stays
    models: { chain: { models: [], generate: (...asked) => models!.chain.generate(...asked) }, report: () => {} },
    say: () => {},
  })
  for (const format of chosen as (keyof typeof formats)[]) {
    for (const name of Object.keys(faults)) {
      const settings = parseModels(
        JSON.stringify([
          {
            id: 'lab',
            kind: formats[format],
            baseUrl: upstream.baseUrl(format),
            model: name,
            keyEnv: 'KEY',
            usdPerMillionInput: 1,
            usdPerMillionOutput: 4,
            maxConcurrent: 4,
            contextTokens: 100_000,
            firstTokenMs: 1_000,
            stallMs: 1_000,
          },
        ]),
        'lab',
        { KEY: 'sk-lab-key-0123456789' },
      )
      models = openModels(settings, { KEY: 'sk-lab-key-0123456789' })
      const now = () => new Date()
      const app = await inProcessApp({
        engine,
        limiter: createMemoryLimiter(now),
        providers: { models: settings, extractiveFallback: true },
        credits: { store: inMemoryCredits(), now, leaseMs: 90_000, ceilings: { day: null, month: null } },
        idempotency: { store: {} as never, now, secret: Buffer.alloc(32), ttlSeconds: 0, deadlineMs },
      })
      for (const [url, body] of Object.entries(requests)) {
        for (const stream of full ? [false, true] : [false]) {
          const startedAt = performance.now()
          const reply = await app.inject({
            method: 'POST',
            url,
            headers: bearer(LIVE_KEY),
            payload: { ...body, stream },
          })
          const tookMs = performance.now() - startedAt
          const where = `${format} ${name} ${url}${stream ? ' as a stream' : ''}`
          tally.replies++
          tally.slowestMs = Math.max(tally.slowestMs, tookMs)
          if (!allowed.includes(reply.statusCode)) problems.push(`${where}: status ${reply.statusCode}`)
          if (reply.body.includes(secret) || reply.body.includes('sk-lab-key'))
            problems.push(`${where}: the provider’s words left`)
          if (tookMs > deadlineMs + graceMs) problems.push(`${where}: took ${Math.round(tookMs)} ms`)
          const whole = stream ? lastEvent(reply.body) : reply.json()
          if (whole.error !== undefined) continue
          if (whole.mode === 'generative') tally.generative++
          else tally.extractive++
          const main = whole.answerMarkdown ?? whole.insightMarkdown ?? whole.prayerMarkdown
          if (stream && deltasIn(reply.body) !== main) problems.push(`${where}: the deltas are not the text`)
          const { creditsEstimated, creditsCharged } = whole.billing
          if (creditsCharged > creditsEstimated)
            problems.push(`${where}: charged ${creditsCharged} of ${creditsEstimated}`)
          if (whole.mode === 'extractive' && creditsCharged > 2)
            problems.push(`${where}: extractive for ${creditsCharged} credits`)
          for (const { text, role, spans } of whole.citations) {
            if (
              role === 'quoted' &&
              !spans.some(({ start, end }: { start: number; end: number }) => text.includes(main.slice(start, end)))
            )
              problems.push(`${where}: a quotation is not where it says`)
          }
        }
      }
      await app.close()
      await models.close()
    }
  }
  await close()
  await upstream.close()
  for (const problem of problems.slice(0, 40)) console.log(`  ${problem}`)
  console.log(
    `${tally.replies} replies under ${Object.keys(faults).length} faults in ${chosen.length} formats: ${tally.generative} generative, ${tally.extractive} extractive; slowest ${Math.round(tally.slowestMs)} ms (deadline ${deadlineMs}); ${problems.length} problems`,
  )
  return problems.length === 0
}

const deltasIn = (body: string): string =>
  [...body.matchAll(/^event: response\.delta\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data!).delta).join('')

// biome-ignore lint/suspicious/noExplicitAny: whatever was sent is looked at
function lastEvent(body: string): any {
  return JSON.parse([...body.matchAll(/^data: (.+)$/gm)].at(-1)![1]!)
}
