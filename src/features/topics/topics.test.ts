import { expect, it } from 'vitest'
import { bearer, inProcessApp, LIVE_KEY } from '../../../tests/in-process-app.ts'

const app = await inProcessApp()
const get = (url: string) => app.inject({ url, headers: bearer(LIVE_KEY) })

it('lists the entries that a query is about, as a page', async () => {
  const reply = await get('/v1/topics?query=worry')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({
    data: [{ id: 'anxiety', kind: 'topic', status: 'core', passages: [{ osis: '1Pet.5.7' }] }],
    nextCursor: null,
  })
})

it('gives an entry whole, with its licence', async () => {
  const reply = await get('/v1/topics/anxiety?language=es')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ id: 'anxiety', source: { license: 'CC BY 4.0' } })
})

it('says that there is no such entry, naming the field and where the ids are', async () => {
  const reply = await get('/v1/topics/no-such-entry')
  expect(reply.statusCode).toBe(404)
  expect(reply.json().error).toMatchObject({ code: 'not_found', param: 'id' })
  expect(reply.json().error.message).toContain('GET /v1/topics')
})

it.each([
  ['an unknown field', '/v1/topics?q=worry', 'q'],
  ['another language', '/v1/topics?language=de', 'language'],
  ['an empty query', '/v1/topics?query=', 'query'],
  ['a cursor of another list', '/v1/topics?cursor=abc', 'cursor'],
])('refuses %s', async (_, url, param) => {
  const reply = await get(url)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error.param).toBe(param)
})
