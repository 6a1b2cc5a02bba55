import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TokenUsage } from '../access/credits/index.ts'
import type { RecordedDecision, RequestRecord } from '../access/usage/index.ts'
import type { ErrorCode } from '../errors.ts'
import { type Door, doorInUse } from './door.ts'
import type { ErrorStatus } from './error-catalogue.ts'
import { setStandardHeaders } from './standard-headers.ts'

/** What is known of a charged request once its work is done. */
type RequestMetering = {
  replyId: string
  creditsEstimated: number
  usage: TokenUsage
  model: string
  mode: string
  guard: { decisions: RecordedDecision[]; abuseFlags: string[] }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the request was refused. */
    errorCode: ErrorCode | undefined
    /** The status of that refusal. */
    errorStatus: ErrorStatus | undefined
    /** When it came, milliseconds of a clock that never goes back, and the time of day. */
    startedAt: { clock: number; time: Date }
    metering: RequestMetering | undefined
    /** What its account was charged for it. */
    creditsCharged: number
    /** Whether its record was written with its settlement. */
    isSettled: boolean
    /** Whether the caller closed the connection before the reply. */
    hasLeft: boolean
    /** Whether the caller had left when its work ended: what was not delivered is neither charged nor kept. */
    isCutShort: boolean
    /** Aborted when the caller leaves. */
    leaving: AbortController
    /** What model providers charged the operator for it so far, millionths of a US dollar. */
    providerMicros: number
    /** How much of a streamed text was sent, UTF-8. */
    deliveredBytes: number
    /** When the first event of a streamed reply was sent, milliseconds after the request came. */
    firstByteMs: number | undefined
    isReplayed: boolean
    /** Id that the reply will have, once the request was admitted. */
    replyId: string | undefined
    /** Which door it came through. */
    via: Door['via']
  }
}

/** Takes the record of a request that settled nothing; never waits and never throws. */
export type NoteRecord = (record: RequestRecord) => void

/** Takes lines of our own ids, names and numbers alone, which nothing private can stand in. */
export type RequestLog = Record<'info' | 'debug', (line: object, message: string) => void>

/**
 * Outermost: gives every request its id and the standard headers, and sees to it that each leaves one line behind,
 * refused ones too, and, when its key was known, a record. The line is metadata only: never a body, a query, a header
 * or the path as sent.
 */
export function recordRequests(
  app: FastifyInstance,
  { now, note, log }: { now: () => Date; note: NoteRecord; log: RequestLog },
): void {
  app.decorateRequest('errorCode', undefined)
  app.decorateRequest('errorStatus', undefined)
  app.decorateRequest('startedAt')
  app.decorateRequest('metering', undefined)
  app.decorateRequest('creditsCharged', 0)
  app.decorateRequest('isSettled', false)
  app.decorateRequest('hasLeft', false)
  app.decorateRequest('isCutShort', false)
  app.decorateRequest('isReplayed', false)
  app.decorateRequest('replyId', undefined)
  app.decorateRequest('leaving')
  app.decorateRequest('providerMicros', 0)
  app.decorateRequest('deliveredBytes', 0)
  app.decorateRequest('firstByteMs', undefined)
  app.decorateRequest('via', 'api')
  app.addHook('onRequest', (request, reply, done) => {
    request.leaving = new AbortController()
    const { via, left } = doorInUse()
    request.via = via
    request.startedAt = { clock: performance.now(), time: now() }
    setStandardHeaders(request, reply)
    let isFinished = false
    const leave = () => {
      if (isFinished || request.hasLeft) return
      request.hasLeft = true
      request.leaving.abort()
      log.info({ ...identity(request), clientLeft: true }, 'request aborted')
    }
    reply.raw.once('finish', () => {
      isFinished = true
    })
    // of the request itself “close” comes once its body was read: who leaves later is seen on the reply alone
    reply.raw.once('close', leave)
    left?.addEventListener('abort', leave, { once: true })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { metering, creditsCharged, routeOptions } = request
    const { inputTokens, outputTokens } = metering?.usage ?? {}
    const line = {
      ...identity(request),
      status: statusOf(request, reply),
      ...(metering && { creditsCharged, inputTokens, outputTokens }),
      latencyMs: Math.round(reply.elapsedTime * 10) / 10,
    }
    log[probes.has(routeOptions.url ?? '') ? 'debug' : 'info'](line, 'request')
    if (request.caller && !request.isSettled)
      note(recordOf(request, { status: statusOf(request, reply), creditsCharged: 0 }))
    done()
  })
}

/** What load balancers and supervisors ask every few seconds. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** A stream that ends in an error has sent a 200 before. */
const statusOf = ({ errorStatus }: FastifyRequest, { statusCode }: FastifyReply): number =>
  errorStatus !== undefined && statusCode === 200 ? errorStatus : statusCode

/** The record of a request whose caller is known. */
export function recordOf(
  request: FastifyRequest,
  { status, creditsCharged }: { status: number; creditsCharged: number },
): RequestRecord {
  const { id, metering, errorCode, startedAt, hasLeft, isReplayed } = request
  const { accountId, keyId, livemode } = request.caller!
  return {
    id,
    replyId: metering?.replyId ?? null,
    at: startedAt.time,
    accountId,
    keyId,
    livemode,
    endpoint: endpointOf(request.routeOptions.url),
    model: metering?.model ?? null,
    mode: metering?.mode ?? null,
    status,
    errorCode: errorCode ?? null,
    creditsEstimated: metering?.creditsEstimated ?? 0,
    creditsCharged,
    providerCostMicros: request.providerMicros,
    inputTokens: metering?.usage.inputTokens ?? 0,
    outputTokens: metering?.usage.outputTokens ?? 0,
    latencyMs: sinceStart(request),
    firstByteMs: request.firstByteMs ?? null,
    abuseFlags: metering?.guard.abuseFlags ?? [],
    safety: metering?.guard.decisions ?? [],
    replayed: isReplayed,
    clientLeft: hasLeft,
    via: request.via,
  }
}

/** Milliseconds since the request came, to the microsecond. */
export const sinceStart = ({ startedAt }: FastifyRequest): number =>
  Math.round((performance.now() - startedAt.clock) * 1_000) / 1_000

/** `/v1/assistant/answer` is `assistant.answer`, `/v1/passages/:reference` is `passages`. */
export function endpointOf(url = 'unknown'): string {
  const known = endpoints.get(url)
  if (known !== undefined) return known
  const steps = url.replace(/^\/v1\//, '').split('/')
  const endpoint = steps.filter((step) => step !== '' && !step.startsWith(':')).join('.')
  endpoints.set(url, endpoint)
  return endpoint
}

/** As many as there are routes: it is their patterns that are asked for, never a path as sent. */
const endpoints = new Map<string, string>()

function identity(request: FastifyRequest) {
  const { keyId, keyPrefix, accountId } = request.caller ?? {}
  const { id: requestId, method, routeOptions, errorCode, via } = request
  const door = via === 'api' ? {} : { via }
  return { requestId, method, route: routeOptions.url, ...door, errorCode, accountId, keyId, keyPrefix }
}
