import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Language } from '../../engine/engine.ts'
import type { AskV1 } from '../../http/index.ts'
import { askPath, homePath } from '../addresses.ts'
import type { Page } from '../layout.ts'
import type { Site } from '../site.ts'
import { tooManyPage } from '../too-many-page.ts'
import { answerPage } from './answer-page.ts'
import { askPage } from './ask-page.ts'
import { askMessages } from './messages.ts'
import { longestQuestion, type Question, readQuestion } from './read-question.ts'
import type { StudyReply } from './reply.ts'

/** What the question box needs. */
export type AskDeps = {
  /** Asks `/v1` as the house account, for the visitor at an address. */
  askAs: (address: string) => AskV1
  /** Counts a question against its visitor's minute. */
  gate: onRequestAsyncHookHandler
  /** Counts it against the visitor's day. */
  share: { take: (address: string) => boolean; giveBack: (address: string) => void }
  /** Whether a language model writes the answers. */
  usesModel: boolean
  now: () => Date
}

/** How a page of a question is answered. */
type Answered = { status: number; page: Page; retryAfterSeconds?: number }

/** Four long answers come along with a question. */
const bodyLimit = 131_072

/** Takes questions of visitors. They are answered through `/v1` as everybody's are, and kept nowhere. */
export function registerAsk(
  app: FastifyInstance,
  deps: AskDeps & { site: () => Site; send: (reply: FastifyReply, answered: Answered) => FastifyReply },
): void {
  const type = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  for (const language of ['en', 'es'] as const) {
    app.get(askPath(language), { schema: { hide: true } }, (_request, reply) =>
      reply.header('Cache-Control', 'no-store').redirect(homePath(language), 302),
    )
    app.post<{ Body: URLSearchParams }>(
      askPath(language),
      { schema: { hide: true }, onRequest: deps.gate },
      async (request, reply) => deps.send(reply, await answerTo(request, language, deps)),
    )
  }
}

async function answerTo(
  request: FastifyRequest<{ Body: URLSearchParams }>,
  language: Language,
  { site, askAs, share, usesModel, now }: AskDeps & { site: () => Site },
): Promise<Answered> {
  const say = askMessages[language]
  const translations = site().engine.listTranslations()
  const { question, problem } = readQuestion(
    request.body,
    translations.map(({ id }) => id),
  )
  const again = (status: number, text: string, over: { retryAfterSeconds?: number } = {}): Answered => ({
    status,
    page: askPage(site(), language, { usesModel, sent: question, problem: text }),
    ...over,
  })
  if (isOfOtherSite(request)) return again(403, say.elsewhere)
  if (problem !== undefined) return again(400, problem === 'empty' ? say.empty : say.tooLong(longestQuestion))
  const tomorrow = { retryAfterSeconds: secondsToMidnight(now()) }
  if (!share.take(request.ip)) return again(429, say.share, tomorrow)

  const left = new AbortController()
  request.raw.once('aborted', () => left.abort())
  const { status, retryAfter, body } = await askAs(request.ip)(
    { method: 'POST', path: '/v1/assistant/answer', body: requestOf(question, language, request) },
    left.signal,
  )
  if (status === 200) return { status, page: answerPage(site(), language, question, body as StudyReply) }
  share.giveBack(request.ip)
  if (status === 402) return again(429, say.budget, tomorrow)
  if (status === 429) {
    const retryAfterSeconds = Number(retryAfter ?? 60)
    return { status, page: tooManyPage(language, retryAfterSeconds), retryAfterSeconds }
  }
  return status === 400 || status === 413 ? again(400, say.refused) : again(503, say.failed)
}

function requestOf(
  { text, translation, detail, audience, history }: Question,
  language: Language,
  request: FastifyRequest,
) {
  const country = countryOf(request.headers['accept-language'])
  return {
    prompt: text,
    language,
    detail,
    ...(translation === undefined ? {} : { translation }),
    ...(audience === undefined ? {} : { audience }),
    ...(history.length === 0 ? {} : { history }),
    ...(country === undefined ? {} : { country }),
  }
}

/** The country that a browser names first, for its help lines: `es-MX,es;q=0.9` is Mexico. */
const countryOf = (acceptLanguage: string | undefined): string | undefined =>
  /^\s*[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})\s*(?:[;,]|$)/i.exec(acceptLanguage ?? '')?.[1]

/** Another site must not spend what is there for this one's visitors. Browsers say it, and no page can forge it. */
function isOfOtherSite({ headers: { 'sec-fetch-site': site, origin }, host }: FastifyRequest): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && URL.parse(origin)?.host !== host
}

const secondsToMidnight = (now: Date): number => {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  return Math.ceil((midnight - now.getTime()) / 1_000)
}
