import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { KnownHelpLine, Language } from '../engine/engine.ts'
import { AppError } from '../errors.ts'
import { once } from '../platform/once.ts'
import { askPage } from './ask/ask-page.ts'
import { type AskDeps, registerAsk } from './ask/take-questions.ts'
import {
  type Brand,
  booksPage,
  jumpTo,
  layOut,
  movedTo,
  openSite,
  type Page,
  passagePage,
  type Reply,
  robotsText,
  type Site,
  type StudyEngine,
  type Surroundings,
  securityPolicy,
  sitemapIndex,
  sitemapPart,
  sitemapParts,
  tooManyPage,
  topicPage,
  topicsPage,
  wordPage,
} from './index.ts'

type Deps = {
  /** Whether there are public pages at all; without them every address below is one that leads nowhere. */
  enabled: boolean
  engine: StudyEngine
  publicUrl: string
  /** Help lines by country; pages give those of no country in particular. */
  helpLines: Readonly<Record<string, readonly KnownHelpLine[]>>
  /** Counts a page against its visitor's address. */
  visitorGate: onRequestAsyncHookHandler
  /** Left out where visitors may read and not ask. */
  ask?: AskDeps | undefined
  /** Whether the dashboard is served beside them. */
  hasConsole: boolean
  brand: Brand
}

type Query = Record<string, string | string[] | undefined>
type Asked = FastifyRequest<{ Querystring: Query; Params: { step?: string } }>

/** Pages change with the corpus alone; their ETag tells. */
const lasting = 'public, max-age=3600'
const languages: Readonly<Record<Language, string>> = { en: '/study', es: '/study/es' }

/** Public pages for readers and search engines: passages, topics and words, in English and Spanish. */
export const studyPagesRoutes =
  ({ enabled, engine, publicUrl, helpLines, visitorGate, ask, hasConsole, brand }: Deps): FastifyPluginAsync =>
  async (app) => {
    if (!enabled) return
    const site = once(() => openSite({ engine, publicUrl, helpLines: helpLines.default ?? [] }))
    const around = { publicUrl, brand, hasQuestions: ask !== undefined, hasConsole }
    app.addHook('onRequest', visitorGate)
    app.setErrorHandler((error, request, reply) => sendRefusal(error, request, reply, around))

    for (const [language, root] of Object.entries(languages) as [Language, string][]) {
      const serve = (url: string, answer: (asked: Asked) => Reply) =>
        app.get<{ Querystring: Query; Params: { step?: string } }>(
          root + url,
          { schema: { hide: true } },
          async (request, reply) => send(request, reply, answer(request), around),
        )
      serve('', () => {
        const home = ask && askPage(site(), language, ask)
        return { page: home ?? booksPage(site(), language), isFound: true, isPublic: true }
      })
      serve('/passage', ({ query }) => {
        const typed = one(query.q)?.trim()
        return typed ? jumpTo(language, typed) : { page: booksPage(site(), language), isFound: true, isPublic: true }
      })
      serve('/passage/:step', ({ params, query }) => {
        const asked = { translation: one(query.translation), with: one(query.with), strongs: one(query.strongs) }
        return params.step ? passagePage(site(), language, params.step, asked) : movedTo(`${root}/passage`)
      })
      serve('/topics', ({ query }) => topicsPage(site(), language, { kind: one(query.kind), q: one(query.q) }))
      serve('/topic/:step', ({ params }) =>
        params.step ? topicPage(site(), language, params.step) : movedTo(`${root}/topics`),
      )
      serve('/word/:step', ({ params }) =>
        params.step ? wordPage(site(), language, params.step) : movedTo(`${root}/topics?kind=word`),
      )
    }

    if (ask !== undefined) {
      registerAsk(app, {
        ...ask,
        site,
        send: (reply, { status, page, retryAfterSeconds }) => {
          setPageHeaders(reply, page, around.brand)
          if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds)
          reply.code(status).type('text/html; charset=utf-8').header('Cache-Control', 'no-store')
          return reply.send(layOut(page, around))
        },
      })
    }

    const serveFile = (url: string, type: string, make: (site: Site) => string) => {
      const text = once(() => make(site()))
      app.get(url, { schema: { hide: true } }, async (request, reply) => sendText(request, reply, text(), type))
    }
    serveFile('/robots.txt', 'text/plain; charset=utf-8', robotsText)
    serveFile('/study/sitemap.xml', 'application/xml; charset=utf-8', sitemapIndex)
    for (const part of sitemapParts)
      serveFile(`/study/sitemap-${part}.xml`, 'application/xml; charset=utf-8', (site) => sitemapPart(site, part))
  }

/** The first of a name that was sent more than once; an empty one counts as none. */
const one = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value) || undefined

function send(request: FastifyRequest, reply: FastifyReply, answer: Reply, around: Surroundings): FastifyReply {
  if ('location' in answer) {
    reply.header('Cache-Control', answer.isLasting ? lasting : 'no-store')
    return reply.redirect(answer.location, answer.isLasting ? 301 : 302)
  }
  const { page, isFound, isPublic } = answer
  setPageHeaders(reply, page, around.brand)
  const text = layOut(page, around)
  if (isFound && isPublic) return sendText(request, reply, text, 'text/html; charset=utf-8')
  return reply
    .code(isFound ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(text)
}

function setPageHeaders(reply: FastifyReply, { language, script }: Page, brand: Brand): void {
  reply.header('Content-Security-Policy', securityPolicy(script, brand)).header('X-Frame-Options', 'DENY')
  reply.header('Referrer-Policy', 'same-origin').header('Cross-Origin-Opener-Policy', 'same-origin')
  reply.header('Content-Language', language)
}

function sendText({ headers }: FastifyRequest, reply: FastifyReply, text: string, type: string): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply.header('Cache-Control', lasting).header('ETag', etag)
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? []
  if (known.includes(etag) || known.includes('*')) return reply.code(304).send()
  return reply.type(type).send(text)
}

/** Somebody in a browser gets a page that says when to come back; everything else is refused as elsewhere. */
function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply, around: Surroundings): FastifyReply {
  const isTooMany = error instanceof AppError && error.code === 'rate_limited'
  if (!isTooMany || !request.headers.accept?.includes('text/html')) throw error
  const seconds = error.detail.retryAfterSeconds ?? 60
  const page = tooManyPage(request.url.startsWith(languages.es) ? 'es' : 'en', seconds)
  request.errorCode = error.code
  request.errorStatus = 429
  setPageHeaders(reply, page, around.brand)
  reply.header('Retry-After', seconds).header('Cache-Control', 'no-store')
  return reply.code(429).type('text/html; charset=utf-8').send(layOut(page, around))
}
