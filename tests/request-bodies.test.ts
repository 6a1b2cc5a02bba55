import { describe, expect, it, vi } from 'vitest'
import { fakeEngine } from './fake-engine.ts'
import { bearer, inProcessApp, LIVE_KEY } from './in-process-app.ts'

const engine = fakeEngine()
const writeAnswer = vi.fn(engine.writeAnswer)
const app = await inProcessApp({ engine: { ...engine, writeAnswer } })

const ask = (body: object) =>
  app.inject({ method: 'POST', url: '/v1/assistant/answer', headers: bearer(LIVE_KEY), payload: body })
const refusal = async (body: object) => {
  const response = await ask({ prompt: 'x', ...body })
  expect(response.statusCode, response.body).toBe(400)
  expect(writeAnswer).not.toHaveBeenCalled()
  return response.json().error as { message: string; param: string }
}

describe('POST /v1/assistant/answer', () => {
  it.each([
    [{ prompt: '' }, '/prompt', '`prompt` must not be empty.'],
    [{ responseFormat: 'html' }, '/responseFormat', '`responseFormat` must be one of `markdown`, `text`.'],
    [{ detail: 'long' }, '/detail', '`detail` must be one of `brief`, `standard`, `full`.'],
    [{ audience: 'kids' }, '/audience', '`audience` must be one of `child`, `general`, `student`.'],
    [{ maxOutputTokens: 15 }, '/maxOutputTokens', '`maxOutputTokens` must be from 16 to 8,192.'],
    [{ maxOutputTokens: 8_193 }, '/maxOutputTokens', '`maxOutputTokens` must be from 16 to 8,192.'],
    [{ maxOutputTokens: '12' }, '/maxOutputTokens', '`maxOutputTokens` must be a whole number.'],
    [{ maxOutputTokens: 100.5 }, '/maxOutputTokens', '`maxOutputTokens` must be a whole number.'],
    [{ maxOutputToken: 5 }, '/maxOutputToken', 'Unknown field `maxOutputToken`; did you mean `maxOutputTokens`?'],
    [{ context: 5 }, '/context', '`context` must be a string or an array.'],
    [{ context: [{ text: '', kind: 'web' }] }, '/context/0/text', '`context[0].text` must not be empty.'],
    [{ context: [{ text: 'x' }] }, '/context/0/kind', '`context[0].kind` is required.'],
    [
      { context: [{ text: 'x', kind: 'web', titel: 'y' }] },
      '/context/0/titel',
      'Unknown field `context[0].titel`; did you mean `title`?',
    ],
    [{ context: Array(9).fill({ text: 'x', kind: 'web' }) }, '/context', '`context` must have at most 8 items.'],
    [{ history: Array(21).fill({ role: 'user', text: 'x' }) }, '/history', '`history` must have at most 20 items.'],
    [
      { history: [{ role: 'system', text: 'x' }] },
      '/history/0/role',
      '`history[0].role` must be one of `user`, `assistant`.',
    ],
    [{ stream: 'yes' }, '/stream', '`stream` must be true or false.'],
    [{ 'a/b~c': 1 }, '/a~1b~0c', expect.stringContaining('Unknown field `a/b~c`')],
  ])('refuses %j before any work, naming field and remedy', async (body, param, message) => {
    expect(await refusal(body)).toMatchObject({ param, message })
  })

  it('names the country as what it should be', async () => {
    expect((await refusal({ country: 'USA' })).message).toMatch(/`country` is not well-formed\. It is: ISO 3166-1/)
  })

  it('counts code points, not UTF-16 units', async () => {
    expect((await ask({ prompt: '📖'.repeat(16_000) })).statusCode).toBe(200)
    writeAnswer.mockClear()
    expect((await refusal({ prompt: '📖'.repeat(16_001) })).message).toContain('at most 16,000 characters')
  })

  it('bounds context and history together', async () => {
    const context = Array(8).fill({ text: '📖'.repeat(20_000), kind: 'file' })
    const history = Array(6).fill({ role: 'user', text: 'x'.repeat(6_667) })
    expect(await refusal({ context, history })).toMatchObject({
      param: '/context',
      message: expect.stringContaining('200,000'),
    })
    expect((await ask({ prompt: 'x', context, history: history.slice(1) })).statusCode).toBe(200)
  })

  it('gives the engine what was sent, with the default output bound', async () => {
    writeAnswer.mockClear()
    await ask({ prompt: 'x', stream: false, country: 'US', translation: 'kjv', language: 'es', context: 'y' })
    expect(writeAnswer).toHaveBeenCalledWith(
      {
        prompt: 'x',
        translation: 'kjv',
        language: 'es',
        context: 'y',
        maxOutputTokens: 1_024,
        guard: { settings: { strictness: {}, linkHosts: [], tradition: undefined }, helpLines: [], isBurst: false },
      },
      expect.objectContaining({ mayUseModels: false, deadlineMs: 60_000 }),
    )
  })

  it('raises the estimate with the text and with the output bound', async () => {
    const estimate = async (body: object) =>
      (await ask({ prompt: 'x', ...body })).json().billing.creditsEstimated as number
    const plain = await estimate({})
    expect(await estimate({ context: 'x'.repeat(120_000) })).toBeGreaterThan(plain)
    expect(await estimate({ maxOutputTokens: 8_192 })).toBeGreaterThan(plain)
  })
})

describe('GET /v1/passages/{reference}', () => {
  const get = (url: string) => app.inject({ url, headers: bearer(LIVE_KEY) })

  it('names what the engine refused', async () => {
    const response = await get('/v1/passages/John%2099:1')
    expect([response.statusCode, response.json().error.param]).toEqual([400, 'reference'])
    expect((await get('/v1/passages/John%203:16?translation=XYZ')).json().error.param).toBe('translation')
  })

  it('refuses a query field that is there twice', async () => {
    expect((await get('/v1/passages/John%203:16?translation=WEB&translation=KJV')).json().error).toMatchObject({
      param: 'translation',
    })
  })
})

describe('GET /v1/translations', () => {
  const get = (query: string) => app.inject({ url: `/v1/translations${query}`, headers: bearer(LIVE_KEY) })

  it('pages by cursor', async () => {
    const first = (await get('?limit=2')).json()
    const second = (await get(`?limit=2&cursor=${first.nextCursor}`)).json()
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(['WEB', 'KJV', 'RV1909'])
    expect(second.nextCursor).toBeNull()
  })

  it.each(['0', '101', 'abc', '1.5', '', '-1'])('refuses limit=%s', async (limit) => {
    expect((await get(`?limit=${limit}`)).json().error).toMatchObject({ code: 'bad_request', param: 'limit' })
  })
})
