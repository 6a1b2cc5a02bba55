import type { FastifyInstance } from 'fastify'
import type { Authenticate } from './access/callers/index.ts'
import { createConcurrency } from './access/concurrency/index.ts'
import type { PriceList, ReserveDeps } from './access/credits/index.ts'
import type { IdempotencyDeps } from './access/idempotency/index.ts'
import type { RateLimiter } from './access/rate-limits/index.ts'
import type { TestAllowanceDeps } from './access/test-allowance/index.ts'
import { type DashboardDeps, registerDashboard } from './dashboard/dashboard.ts'
import { docsRoutes } from './docs/docs.routes.ts'
import type { Engine } from './engine/engine.ts'
import { createPromptBursts, foreignLanguage, type HelpLinesInUse } from './engine/index.ts'
import { answerQuestion, priceAnswer } from './features/answers/answer-question.ts'
import { answersRoutes } from './features/answers/answers.routes.ts'
import { AnswerRequest, answerSchemas } from './features/answers/answers.schemas.ts'
import { priceChatCompletion } from './features/chat-completions/answer-request.ts'
import { chatCompletionsRoutes } from './features/chat-completions/chat-completions.routes.ts'
import { ChatCompletionRequest, chatCompletionSchemas } from './features/chat-completions/chat-completions.schemas.ts'
import { modelsRoutes } from './features/chat-completions/models.routes.ts'
import { modelSchemas } from './features/chat-completions/models.schemas.ts'
import { insightsRoutes } from './features/insights/insights.routes.ts'
import { InsightsRequest, insightsSchemas } from './features/insights/insights.schemas.ts'
import { priceInsights } from './features/insights/study-passage.ts'
import { passagesRoutes } from './features/passages/passages.routes.ts'
import { passageSchemas } from './features/passages/passages.schemas.ts'
import { pricePrayer } from './features/prayers/generate-prayer.ts'
import { prayersRoutes } from './features/prayers/prayers.routes.ts'
import { PrayerRequest, prayerSchemas } from './features/prayers/prayers.schemas.ts'
import { createGuardFor, replySchemas, streamEventSchemas, streamEvents } from './features/reply/index.ts'
import { priceTheology } from './features/theology/ask-theology.ts'
import { theologyRoutes } from './features/theology/theology.routes.ts'
import { TheologyRequest, theologySchemas } from './features/theology/theology.schemas.ts'
import { topicsRoutes } from './features/topics/topics.routes.ts'
import { topicSchemas } from './features/topics/topics.schemas.ts'
import { usageRoutes } from './features/usage/usage.routes.ts'
import { usageSchemas } from './features/usage/usage.schemas.ts'
import { priceSearch, verseSearchRoutes } from './features/verse-search/verse-search.routes.ts'
import { VerseSearchRequest, verseSearchSchemas } from './features/verse-search/verse-search.schemas.ts'
import { verseVerifyRoutes } from './features/verse-verify/verse-verify.routes.ts'
import { verseVerifySchemas } from './features/verse-verify/verse-verify.schemas.ts'
import {
  askInProcess,
  createConcurrent,
  createGate,
  createIdempotent,
  createMetered,
  createServer,
  createVisitorGate,
  createVisitorShare,
  describeContract,
  type NoteRecord,
  named,
  type PriceRequest,
  type Providers,
  type Readiness,
  type ReadUsage,
  type SharedLimits,
} from './http/index.ts'
import { openapiRoutes } from './http/openapi.routes.ts'
import { operationsRoutes } from './http/operations.routes.ts'
import { mcpRoutes } from './mcp/mcp.routes.ts'
import type { Now } from './platform/clock.ts'
import type { NewId } from './platform/ids.ts'
import type { Logger } from './platform/logger.ts'
import type { AskDeps } from './study-pages/ask/take-questions.ts'
import { type Brand, readBrand, usualBrand } from './study-pages/index.ts'
import { studyPagesRoutes } from './study-pages/study-pages.routes.ts'

type Deps = {
  config: {
    publicUrl: string
    securityContact: string
    trustedProxies: readonly string[]
    /** Whether the public pages are served; not unless told. */
    study?: { enabled: boolean; brand?: Brand }
  }
  engine: Engine
  authenticate: Authenticate
  readiness: Readiness
  logger: Logger
  /** Takes the one line of each request; `logger` unless told. */
  requestLog?: Logger
  newId: NewId
  now: Now
  prices: PriceList
  credits: ReserveDeps
  testAllowance: TestAllowanceDeps
  limiter: RateLimiter
  providers: Providers
  limits: SharedLimits
  usage: { readUsage: ReadUsage; priceRequest: PriceRequest }
  idempotency: IdempotencyDeps
  noteRecord: NoteRecord
  helpLines: Pick<HelpLinesInUse, 'lines' | 'languages'>
  /** Visitors of the public pages who may ask: the raw key they ask through, and how often each may. Without it they read. */
  visitors?: { houseKey: string; perMinute: number; perDay: number } | undefined
  /** Left out where there are no people: for the contract alone, and in tests of `/v1`. */
  dashboard?: Omit<DashboardDeps, 'frontPage' | 'limiter' | 'newId' | 'now'>
}

/** The composition root: every route, with what it needs. Ready to be asked, or to listen. */
export async function buildApp({
  config,
  engine,
  authenticate,
  readiness,
  logger,
  requestLog,
  newId,
  now,
  prices,
  credits,
  testAllowance,
  limiter,
  providers,
  limits,
  usage,
  idempotency,
  noteRecord,
  helpLines,
  visitors,
  dashboard,
}: Deps): Promise<FastifyInstance> {
  const app = createServer({
    logger,
    requestLog,
    newId,
    now,
    noteRecord,
    trustedProxies: config.trustedProxies,
    isDraining: readiness.isDraining,
  })
  for (const schema of [
    ...replySchemas,
    ...streamEventSchemas,
    ...answerSchemas,
    ...chatCompletionSchemas,
    ...modelSchemas,
    ...theologySchemas,
    ...insightsSchemas,
    ...prayerSchemas,
    ...verseSearchSchemas,
    ...verseVerifySchemas,
    ...passageSchemas,
    ...topicSchemas,
    ...usageSchemas,
  ])
    app.addSchema(schema)
  await describeContract(app, { publicUrl: config.publicUrl, events: streamEvents })

  const gate = createGate({ authenticate, limiter, limits, now })
  const metered = createMetered({
    prices,
    credits,
    testAllowance,
    providers,
    newId,
    deadlineMs: idempotency.deadlineMs,
  })
  const concurrent = createConcurrent({ concurrency: createConcurrency(), now })
  const idempotent = createIdempotent(idempotency)
  const guardFor = createGuardFor({
    helpLines,
    foreignLanguage,
    bursts: createPromptBursts({ now: () => now().getTime() }),
  })
  const charged = { gate, metered, concurrent, idempotent, guardFor, now }
  const {
    writeAnswer,
    writeInsights,
    writePrayer,
    writeTheology,
    searchVerses,
    readPassage,
    listTranslations,
    listTopics,
    readTopic,
    verifyVerses,
  } = engine
  await app.register(
    async (v1) => {
      await v1.register(answersRoutes({ ...charged, writeAnswer }))
      await v1.register(
        chatCompletionsRoutes({
          ...charged,
          answerQuestion: (...asked) => answerQuestion(writeAnswer, ...asked),
          priceAnswer,
          publicUrl: config.publicUrl,
        }),
      )
      await v1.register(modelsRoutes({ gate }))
      await v1.register(insightsRoutes({ ...charged, writeInsights }))
      await v1.register(prayersRoutes({ ...charged, writePrayer }))
      await v1.register(theologyRoutes({ ...charged, writeTheology }))
      await v1.register(verseSearchRoutes({ ...charged, searchVerses }))
      await v1.register(passagesRoutes({ gate, readPassage, listTranslations }))
      await v1.register(topicsRoutes({ gate, listTopics, readTopic }))
      await v1.register(verseVerifyRoutes({ gate, verifyVerses }))
      await v1.register(
        usageRoutes({
          gate,
          ...usage,
          endpoints: {
            '/assistant/answer': { scope: 'assistant', schema: named(AnswerRequest), price: priceAnswer },
            '/chat/completions': {
              scope: 'assistant',
              schema: named(ChatCompletionRequest),
              price: priceChatCompletion(priceAnswer),
            },
            '/insights': { scope: 'insights', schema: named(InsightsRequest), price: priceInsights },
            '/prayer/generate': { scope: 'prayer', schema: named(PrayerRequest), price: pricePrayer },
            '/theology/ask': { scope: 'theology', schema: named(TheologyRequest), price: priceTheology },
            '/verses/search': { scope: 'verses', schema: named(VerseSearchRequest), price: priceSearch },
          },
        }),
      )
      await v1.register(openapiRoutes())
    },
    { prefix: '/v1' },
  )
  await app.register(mcpRoutes({ gate, publicUrl: config.publicUrl }))
  const askDeps = ({ houseKey, perMinute, perDay }: NonNullable<typeof visitors>): AskDeps => ({
    askAs: (address) =>
      askInProcess(app, { via: 'study', visitor: address, authorization: `Bearer ${houseKey}`, address }),
    gate: createVisitorGate({ limiter, requestsPerMinute: perMinute, now, of: 'questions:' }),
    share: createVisitorShare({ now, perDay: perDay }),
    usesModel: providers.models.length > 0,
    now,
  })
  const frontPage = config.study?.enabled ? '/study' : '/dashboard'
  if (dashboard !== undefined) await registerDashboard(app, { ...dashboard, frontPage, limiter, newId, now })
  await app.register(
    studyPagesRoutes({
      enabled: config.study?.enabled ?? false,
      engine,
      publicUrl: config.publicUrl,
      helpLines: helpLines.lines,
      visitorGate: createVisitorGate({ limiter, requestsPerMinute: limits.ipRequests, now }),
      hasConsole: dashboard !== undefined,
      brand: readBrand(config.study?.brand ?? usualBrand),
      ask: visitors && askDeps(visitors),
    }),
  )
  await app.register(docsRoutes(config))
  await app.register(operationsRoutes({ readiness, now, corpusVersion: engine.corpusVersion, ...config }))
  await app.ready()
  return app
}
