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
      searchVerses: never,
      writeAnswer: never,
      verifyVerses: never,
    },
    authenticate: never,
    readiness: createReadiness({}),
    logger: createLogger({ level: 'silent' }),
    newId: createIds(systemClock),
    now: systemClock,
  })
  return `${JSON.stringify(app.swagger(), null, 2)}\n`
}
