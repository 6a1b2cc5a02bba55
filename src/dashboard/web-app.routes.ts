import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { setPageHeaders } from './page-headers.ts'

type Deps = {
  /** Folder of the built web app. */
  folder: string
  isSecure: boolean
  /** Where `/` leads. */
  frontPage: string
  /** Refuses requests under another name than the service's. */
  refuseOthers: (request: FastifyRequest) => Promise<void>
}

/** Stands in the built page where each reply has a nonce of its own. */
const placeOfNonce = '__CSP_NONCE__'

/** Files of the build, whose names change with their content. */
const hashed = /^assets\/[\w.-]+$/
const file = /^[\w-]+(?:\.[\w-]+)+$/

/** The web app: its files, and its one page on every other path below `/dashboard`. */
export const webAppRoutes =
  ({ folder, isSecure, frontPage, refuseOthers }: Deps): FastifyPluginAsync =>
  async (app) => {
    // it complains of a root that is not there, and the folder is not before the first build
    const options = { root: import.meta.dirname, serve: false, preCompressed: true, cacheControl: false }
    await app.register(fastifyStatic, options)
    const schema = { hide: true }

    app.get('/', { schema }, async (_request, reply) => reply.redirect(frontPage, 302))

    for (const url of ['/dashboard', '/dashboard/*']) {
      app.get<{ Params: { '*'?: string } }>(url, { schema, onRequest: refuseOthers }, async (request, reply) => {
        const path = request.params['*'] ?? ''
        if (path === 'api' || path.startsWith('api/')) throw new AppError('not_found', 'There is nothing at this path.')
        if (hashed.test(path) || file.test(path)) {
          setPageHeaders(reply, { nonce: null, isSecure })
          reply.header('Cache-Control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
          return reply.sendFile(path, folder)
        }
        const nonce = randomBytes(16).toString('base64')
        setPageHeaders(reply, { nonce, isSecure })
        reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store')
        const page = await builtPage(folder)
        if (page === undefined) return reply.code(503).send(notBuilt)
        return page.replaceAll(placeOfNonce, nonce)
      })
    }
  }

/** Read each time, so that a new build is served without a new start. Undefined where there is none. */
async function builtPage(folder: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const notBuilt = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Berea</title>
<h1>The dashboard is not built yet</h1>
<p>Run <code>npm run setup</code> in the folder of Berea, then load this page again. The API works all the same.</p>
</html>
`
