import type { FastifyPluginAsync } from 'fastify'
import type { Now } from '../platform/clock.ts'
import type { Readiness } from './readiness.ts'

type Deps = {
  readiness: Readiness
  now: Now
  corpusVersion: string
  publicUrl: string
  securityContact: string
}

const SECURITY_TXT_DAYS = 180

/** What operators and their tools ask, outside `/v1`: is the process alive, should it get requests, whom to tell of a hole. */
export const operationsRoutes =
  ({ readiness, now, corpusVersion, publicUrl, securityContact }: Deps): FastifyPluginAsync =>
  async (app) => {
    const schema = { hide: true }

    app.get('/healthz', { schema }, async () => ({ status: 'ok' }))

    app.get('/readyz', { schema }, async (_request, reply) => {
      const problems = await readiness.problems()
      if (problems.length === 0) return { status: 'ready', corpusVersion }
      return reply.code(503).send({ status: 'not_ready', problems, corpusVersion })
    })

    app.get('/.well-known/security.txt', { schema }, async (_request, reply) => {
      const expires = new Date(now().getTime() + SECURITY_TXT_DAYS * 86_400_000).toISOString()
      reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=86400')
      return `Contact: ${securityContact}\nExpires: ${expires}\nCanonical: ${publicUrl}/.well-known/security.txt\nPreferred-Languages: en\n`
    })
  }
