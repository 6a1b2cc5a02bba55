import { defaultPriceList } from './access/credits/index.ts'
import { buildApp } from './app.ts'
import { createReadiness } from './http/index.ts'
import { systemClock } from './platform/clock.ts'
import { createIds } from './platform/ids.ts'
import { createLogger } from './platform/logger.ts'

/** The OpenAPI document as it is committed: from the route schemas alone, with the address of a default start. */
export async function openapiDocument(): Promise<string> {
  const never = () => {
    throw new Error('nothing is asked of this application')
  }
  const app = await buildApp({
    config: { publicUrl: 'http://127.0.0.1:4310', securityContact: 'mailto:security@localhost', trustedProxies: [] },
    engine: {
      corpusVersion: '',
      listTranslations: never,
      readPassage: never,
      readChapter: never,
      listChapters: never,
      readWord: never,
      listWords: never,
      listTopics: never,
      readTopic: never,
      searchVerses: never,
      writeAnswer: never,
      writeInsights: never,
      writePrayer: never,
      writeTheology: never,
      verifyVerses: never,
    },
    authenticate: never,
    readiness: createReadiness({}),
    logger: createLogger({ level: 'silent' }),
    newId: createIds(systemClock),
    now: systemClock,
    prices: defaultPriceList,
    credits: {
      store: { hold: never, open: never, close: never, findOverdue: never },
      now: systemClock,
      leaseMs: 0,
      ceilings: { day: null, month: null },
    },
    testAllowance: { store: { take: never, giveBack: never, forget: never }, now: systemClock, requestsADay: 0 },
    limiter: { take: never },
    providers: { models: [], extractiveFallback: true },
    limits: { ipFailures: 0, ipRequests: 0, global: 0, route: 0, ipAuthenticated: 0 },
    usage: { readUsage: never, priceRequest: never },
    idempotency: {
      store: { claim: never, keep: never, free: never, sweep: never },
      now: systemClock,
      secret: Buffer.alloc(0),
      ttlSeconds: 0,
      deadlineMs: 0,
    },
    noteRecord: never,
    helpLines: { lines: {}, languages: {} },
  })
  return `${JSON.stringify(app.swagger(), null, 2)}\n`
}
