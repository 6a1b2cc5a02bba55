import {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  fastify,
  LogController,
  type RawServerDefault,
} from 'fastify'
import { AppError } from '../errors.ts'
import type { Now } from '../platform/clock.ts'
import type { NewId } from '../platform/ids.ts'
import { allowedMethods, type RouteEntry } from './allowed-methods.ts'
import { answerClientErrors } from './client-error.ts'
import { ErrorEnvelope } from './error-envelope.ts'
import { handleError } from './error-handler.ts'
import { lateCompilers } from './late-compilers.ts'
import { type NoteRecord, type RequestLog, recordRequests } from './recorded.ts'
import { parseStrictJson } from './strict-json.ts'
import { validationError } from './validation-message.ts'

type Deps = {
  logger: FastifyBaseLogger
  /** Takes the one line of each request; `logger` unless told. */
  requestLog?: RequestLog | undefined
  newId: NewId
  now: Now
  noteRecord: NoteRecord
  trustedProxies: readonly string[]
  isDraining: () => boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that was registered, in order; complete once the server is ready. */
    routeTable: RouteEntry[]
  }
}

const BODY_LIMIT_BYTES = 1_048_576
const LONGEST_PATH_STEP = 16_384 // as long as the headers may be; each route's schema says its own bound

/** A server that knows HTTP, errors and nothing else; routes are registered by the composition root. */
export function createServer({
  logger,
  requestLog = logger,
  newId,
  now,
  noteRecord,
  trustedProxies,
  isDraining,
}: Deps): FastifyInstance {
  const { compilersFactory, compileRest } = lateCompilers()
  const options: FastifyHttpOptions<RawServerDefault> = {
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => newId('req'), // an incoming X-Request-Id is not believed
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: LONGEST_PATH_STEP },
    requestTimeout: 30_000,
    keepAliveTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, keepAlive: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what was accepted is answered; keep-alive ends with `Connection: close`
    clientErrorHandler: answerClientErrors(newId),
    frameworkErrors: handleError,
    // the declared type knows only the stock factory, not that it may tell body from query
    schemaController: { compilersFactory: compilersFactory as never },
    schemaErrorFormatter: (errors, part) => validationError(errors as never, part),
  }
  const app = fastify(options)
  app.setErrorHandler(handleError)
  app.decorateRequest('caller', null)
  app.addHook('onListen', (done) => {
    void compileRest()
    done()
  })
  app.decorate('routeTable', [])
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) app.routeTable.push({ method: each, url })
  })
  refuseUnknownQueryFields(app)
  recordRequests(app, { now, note: noteRecord, log: requestLog })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('Connection', 'close') // so that the next request goes where it will be served
    done()
  })
  refuseUnknownPaths(app)
  acceptOnlyJson(app)
  app.addSchema(ErrorEnvelope)
  return app
}

/** What belongs into a body is easily put behind the path instead, where it would count for nothing. */
function refuseUnknownQueryFields(app: FastifyInstance): void {
  app.addHook('onRoute', ({ schema }) => {
    if (schema?.body && !schema.querystring)
      schema.querystring = { type: 'object', properties: {}, additionalProperties: false }
  })
}

/** Before the body is read, so that an unknown path is 404 whatever was sent to it. */
function refuseUnknownPaths(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    const allowed = allowedMethods(app.routeTable, request.url.split('?', 1)[0]!)
    if (allowed.length === 0)
      return done(new AppError('not_found', 'There is nothing at this path; the paths are listed in /v1/openapi.json.'))
    reply.header('Allow', allowed.join(', '))
    const message = `This path does not take ${request.method}; use ${allowed.join(' or ')}.`
    done(new AppError('method_not_allowed', message))
  })
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'There is nothing at this path.')
  })
}

function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      refuseOtherEncodings(request)
      done(null, parseStrictJson(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}

function refuseOtherEncodings({ headers }: FastifyRequest): void {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '')?.[1]
  if (charset && !/^utf-?8$/i.test(charset)) {
    throw new AppError('unsupported_media_type', 'Encode the body as UTF-8.', { param: 'Content-Type' })
  }
  const coding = headers['content-encoding']
  if (coding && coding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media_type', 'Send the body uncompressed.', { param: 'Content-Encoding' })
  }
}
