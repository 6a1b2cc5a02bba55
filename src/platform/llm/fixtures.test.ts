import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openConnections } from './connections.ts'
import type { ModelRequest } from './contract.ts'
import { aCall, answerOf, aRequest, modelAt } from './model-at-upstream.test-data.ts'
import { startUpstream, type Upstream } from './upstream.test-data.ts'
import type { FormatName } from './upstream-formats.test-data.ts'

type Fixture = {
  about: { provider: string; page: string; writtenOn: string; how: string }
  format: FormatName
  streaming?: boolean
  ask?: ModelRequest
  request?: unknown
  path?: string
  reply: { status: number; type: string; lines: string[] }
  expected?: object
  fails?: object
}

const folder = join(import.meta.dirname, 'fixtures')
const fixtures = readdirSync(folder).map((file): [string, Fixture] => [
  file.replace('.json', ''),
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
])

const connections = openConnections()
let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterEach(() => upstream.answerWith(undefined))
afterAll(async () => {
  await connections.close()
  await upstream.close()
})

describe.each(fixtures)('%s', (_, fixture) => {
  it('names the page that defines the format, and when it was written', () => {
    expect(fixture.about.page).toMatch(/^https:\/\//)
    expect(fixture.about.writtenOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(fixture.about.how).toContain('no recording')
  })

  it('is read as the provider means it', async () => {
    const { format, streaming = true, ask = aRequest(), reply, request, path } = fixture
    upstream.answerWith({ status: reply.status, type: reply.type, body: reply.lines.join('\n') })
    const answer = answerOf(modelAt({ upstream, format, streaming, connections }).generate(ask, aCall()))
    if (fixture.fails === undefined) expect(await answer).toMatchObject(fixture.expected!)
    else await expect(answer).rejects.toMatchObject(fixture.fails)
    const sent = upstream.seen.at(-1)!
    if (request !== undefined) expect(sent.body).toEqual(request)
    if (path !== undefined) expect(sent.path).toBe(path)
  })
})

it('sends OpenAI itself the limit that its newer models take', async () => {
  upstream.answerWith({
    type: 'application/json',
    body: '{"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]}',
  })
  const model = modelAt({ upstream, format: 'openai', connections, tokenLimitField: 'max_completion_tokens' })
  await answerOf(model.generate(aRequest(), aCall()))
  expect(upstream.seen.at(-1)!.body).toMatchObject({ max_completion_tokens: 256 })
  expect(upstream.seen.at(-1)!.body).not.toHaveProperty('max_tokens')
})
