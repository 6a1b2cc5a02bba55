import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { lateCompilers } from './late-compilers.ts'

const body = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' } },
  additionalProperties: false,
}
const reply = { type: 'object', properties: { name: { type: 'string' } } }

function anApp(response: object = reply) {
  const { compilersFactory, compileRest } = lateCompilers()
  const app = fastify({ schemaController: { compilersFactory: compilersFactory as never } })
  const schema = { body, response: { 200: response } }
  app.post('/', { schema }, async () => ({ name: 'Ruth', secret: 'left out by the schema' }))
  return { app, compileRest }
}
const post = (app: ReturnType<typeof anApp>['app'], payload: object) =>
  app.inject({ method: 'POST', url: '/', payload })

it('checks the first request and the second as if it had compiled before, and shapes their replies', async () => {
  const { app } = anApp()
  for (const _ of ['first', 'second']) {
    expect((await post(app, { name: 'Ruth' })).json()).toEqual({ name: 'Ruth' })
    const refused = await post(app, { name: 5 })
    expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining('must be string')])
    expect((await post(app, {})).statusCode).toBe(400)
  }
})

it('finds a schema that cannot be compiled, without a request that needs it', async () => {
  const { app, compileRest } = anApp({ type: 'object', properties: { name: { $ref: 'nowhere#' } } })
  await app.ready()
  await expect(compileRest()).rejects.toThrow('nowhere')
})
