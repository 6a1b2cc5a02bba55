import type { FastifyInstance } from 'fastify'
import type { Authenticate } from './access/callers/index.ts'
import { defaultPriceList } from './access/credits/index.ts'
import type { Engine } from './engine/engine.ts'
import { answersRoutes } from './features/answers/answers.routes.ts'
import { answerSchemas } from './features/answers/answers.schemas.ts'
import { passagesRoutes } from './features/passages/passages.routes.ts'
import { passageSchemas } from './features/passages/passages.schemas.ts'
import { replySchemas } from './features/reply/index.ts'
import { verseSearchRoutes } from './features/verse-search/verse-search.routes.ts'
import { verseSearchSchemas } from './features/verse-search/verse-search.schemas.ts'
import { verseVerifyRoutes } from './features/verse-verify/verse-verify.routes.ts'
import { verseVerifySchemas } from './features/verse-verify/verse-verify.schemas.ts'
import { createGate, createMetered, createServer, describeContract, type Readiness } from './http/index.ts'
import { openapiRoutes } from './http/openapi.routes.ts'
import { operationsRoutes } from './http/operations.routes.ts'
import type { Now } from './platform/clock.ts'
import type { NewId } from './platform/ids.ts'
import type { Logger } from './platform/logger.ts'

type Deps = {
  config: { publicUrl: string; securityContact: string; trustedProxies: readonly string[] }
  engine: Engine
  authenticate: Authenticate
  readiness: Readiness
  logger: Logger
  newId: NewId
  now: Now
}

/** The composition root: every route, with what it needs. Ready to be asked, or to listen. */
export async function buildApp({
  config,
  engine,
  authenticate,
  readiness,
  logger,
  newId,
  now,
}: Deps): Promise<FastifyInstance> {
  const app = createServer({
    logger,
    newId,
    trustedProxies: config.trustedProxies,
    isDraining: readiness.isDraining,
  })
  for (const schema of [
    ...replySchemas,
    ...answerSchemas,
    ...verseSearchSchemas,
    ...verseVerifySchemas,
    ...passageSchemas,
  ])
    app.addSchema(schema)
  await describeContract(app, config.publicUrl)

  const gate = createGate(authenticate)
  const metered = createMetered(defaultPriceList)
  const { writeAnswer, searchVerses, readPassage, listTranslations, verifyVerses } = engine
  await app.register(
    async (v1) => {
      await v1.register(answersRoutes({ gate, metered, newId, now, writeAnswer }))
      await v1.register(verseSearchRoutes({ gate, metered, newId, now, searchVerses }))
      await v1.register(passagesRoutes({ gate, readPassage, listTranslations }))
      await v1.register(verseVerifyRoutes({ gate, verifyVerses }))
      await v1.register(openapiRoutes())
    },
    { prefix: '/v1' },
  )
  await app.register(operationsRoutes({ readiness, now, ...config }))
  await app.ready()
  return app
}
