import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { AppError } from '../errors.ts'
import { codesOfStatus } from '../http/index.ts'
import { once } from '../platform/once.ts'
import type { OpenApi } from './openapi-schema.ts'

type Deps = { publicUrl: string }

const folder = join(import.meta.dirname, '../../docs')

/** Guide and reference for integrators, and the same for their language models. Made when first asked for. */
export const docsRoutes =
  ({ publicUrl }: Deps): FastifyPluginAsync =>
  async (app) => {
    const schema = { hide: true }
    const site = once(async () => {
      const { buildSite } = await import('./site.ts')
      return buildSite({ document: app.swagger() as unknown as OpenApi, publicUrl, folder, codesOf: codesOfStatus })
    })

    const send = async (path: string, reply: FastifyReply) => {
      const { files, securityPolicy } = await site()
      const file = files.get(path)
      if (file === undefined) throw new AppError('not_found', 'There is no such page; /docs lists them.')
      reply.header('Content-Security-Policy', securityPolicy).header('X-Frame-Options', 'DENY')
      reply.header('Referrer-Policy', 'same-origin').header('Cross-Origin-Opener-Policy', 'same-origin')
      return reply.type(file.type).header('Cache-Control', 'public, max-age=300').send(file.body)
    }

    app.get('/docs', { schema }, async (_request, reply) => send('/docs', reply))

    app.get<{ Params: { page: string } }>('/docs/:page', { schema }, async ({ params }, reply) =>
      // people type a slash at the end, and links get one
      params.page === '' ? reply.redirect('/docs', 308) : send(`/docs/${params.page}`, reply),
    )

    app.get('/llms.txt', { schema }, async (_request, reply) => {
      const { llmsText } = await site()
      return reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=300').send(llmsText)
    })
  }
