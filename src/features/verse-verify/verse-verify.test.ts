import { describe, expect, it } from 'vitest'
import { createServer } from '../../http/index.ts'
import { createIds } from '../../platform/ids.ts'
import { createLogger } from '../../platform/logger.ts'
import { verseVerifyRoutes } from './verse-verify.routes.ts'
import { type VerseVerifyRequest, VerseVerifyResponse, verseVerifySchemas } from './verse-verify.schemas.ts'

async function aServer(asked: VerseVerifyRequest[] = []) {
  const app = createServer({
    logger: createLogger({ level: 'silent' }),
    newId: createIds(() => new Date(0)),
    now: () => new Date(0),
    noteRecord: () => {},
    trustedProxies: [],
    isDraining: () => false,
  })
  for (const schema of verseVerifySchemas) app.addSchema(schema)
  const [example] = (VerseVerifyResponse as unknown as { examples: [never] }).examples
  const verifyVerses = async (request: VerseVerifyRequest) => {
    asked.push(request)
    return example
  }
  await app.register(verseVerifyRoutes({ gate: () => async () => {}, verifyVerses }), { prefix: '/v1' })
  return app
}

describe('POST /v1/verses/verify', () => {
  it('answers in the shape of its own example', async () => {
    const asked: VerseVerifyRequest[] = []
    const app = await aServer(asked)
    const payload = { text: 'John 3:16 says, “For God so loved the earth” (KJV).', translation: 'WEB' }
    const reply = await app.inject({ method: 'POST', url: '/v1/verses/verify', payload })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual((VerseVerifyResponse as unknown as { examples: unknown[] }).examples[0])
    expect(asked).toEqual([payload])
  })

  it.each([
    ['no text', {}],
    ['an empty text', { text: '' }],
    ['a text that is too long', { text: 'a'.repeat(20_001) }],
    ['an unknown field', { text: 'a', translations: 'WEB' }],
  ])('refuses %s', async (_, payload) => {
    const app = await aServer()
    const reply = await app.inject({ method: 'POST', url: '/v1/verses/verify', payload })
    expect(reply.statusCode).toBe(400)
  })
})
