import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { AppError } from '../errors.ts'
import { codesOfStatus } from '../http/index.ts'
import { once } from '../platform/once.ts'
import type { OpenApi } from './openapi-schema.ts'
import { longestQuery } from './search-page.ts'

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

    const setHeaders = (reply: FastifyReply, securityPolicy: string) => {
      reply.header('Content-Security-Policy', securityPolicy).header('X-Frame-Options', 'DENY')
      reply.header('Referrer-Policy', 'same-origin').header('Cross-Origin-Opener-Policy', 'same-origin')
    }
    const send = async (path: string, reply: FastifyReply) => {
      const { files, securityPolicy } = await site()
      const file = files.get(path)
      if (file === undefined) throw new AppError('not_found', 'There is no such page; /docs lists them.')
      setHeaders(reply, securityPolicy)
      return reply.type(file.type).header('Cache-Control', 'public, max-age=300').send(file.body)
    }

    app.get('/docs', { schema }, async (_request, reply) => send('/docs', reply))

    app.get<{ Querystring: { q?: string | string[] } }>('/docs/search', { schema }, async ({ query }, reply) => {
      const { search, securityPolicy } = await site()
      const typed = (Array.isArray(query.q) ? query.q[0] : query.q)?.trim().slice(0, longestQuery) ?? ''
      setHeaders(reply, securityPolicy)
      return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(search(typed))
    })

    app.get<{ Params: { page: string } }>('/docs/:page', { schema }, async ({ params }, reply) =>
      // people type a slash at the end, and links get one
      params.page === '' ? reply.redirect('/docs', 308) : send(`/docs/${params.page}`, reply),
    )

    for (const [url, part] of [
      ['/llms.txt', 'llmsText'],
      ['/llms-full.txt', 'llmsFullText'],
    ] as const) {
      app.get(url, { schema }, async (_request, reply) => {
        const { [part]: text } = await site()
        return reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=300').send(text)
      })
    }
  }
