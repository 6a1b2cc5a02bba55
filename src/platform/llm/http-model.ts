import { type CallLimits, type CallWatch, watchCall } from './call-watch.ts'
import type { Connections } from './connections.ts'
import type { LanguageModel, ModelCall, ModelEvent, ModelRequest } from './contract.ts'
import { failedReply } from './failed-reply.ts'
import { askFor, type HttpReply, type ReplyBody } from './http-reply.ts'
import { ModelError } from './model-error.ts'
import { networkProblem } from './network-problems.ts'
import { readSteps } from './read-steps.ts'
import { createReplyState } from './reply-state.ts'
import type { Wire, WireSettings } from './wire.ts'

export type HttpModelSettings = {
  /** The operator's name for the model. */
  id: string
  /** All before the wire's own path, the version included, without a slash at the end. */
  baseUrl: string
  /** The provider's name for it. */
  model: string
  apiKey?: string | undefined
  contextTokens: number
  maxOutputTokens: number
  /** False for a server that cannot stream: the answer then comes as one piece. */
  streaming?: boolean | undefined
  omit?: readonly string[] | undefined
  tokenLimitField?: WireSettings['tokenLimitField']
  /** Further fields of the request. Ours win; objects are joined one level deep. */
  extra?: Readonly<Record<string, unknown>> | undefined
  limits?: Partial<CallLimits> | undefined
}

type Deps = { connections: Connections; now?: () => number }

const standardLimits: CallLimits = { firstTokenMs: 30_000, stallMs: 15_000, totalMs: 120_000 }
/** An answer in one piece is silence until it is whole. */
const unstreamed = { firstTokenMs: standardLimits.totalMs, stallMs: standardLimits.totalMs }
/** Counts come with or right after the end; an answer does not wait longer for them. */
const countsWithinMs = 1_000

/** A model behind HTTP, in the format of `wire`. */
export function createHttpModel(
  settings: HttpModelSettings,
  wire: Wire,
  { connections, now = Date.now }: Deps,
): LanguageModel {
  const { id, baseUrl, apiKey, contextTokens, maxOutputTokens, streaming = true } = settings
  const headers = {
    'content-type': 'application/json',
    accept: streaming ? 'text/event-stream, application/json' : 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'berea',
    ...wire.headers(apiKey),
  }

  const omit = new Set(settings.omit) as WireSettings['omit']

  const send = (request: ModelRequest, watch: CallWatch): Promise<HttpReply> => {
    const asked: WireSettings = {
      model: settings.model,
      streaming,
      maxOutputTokens: Math.min(request.maxOutputTokens, maxOutputTokens),
      omit,
      tokenLimitField: settings.tokenLimitField,
    }
    const body = JSON.stringify(joined(settings.extra, wire.body(request, asked)))
    return askFor(connections.dispatcher, { ...target(wire.path(asked)), method: 'POST', headers, body }, watch.signal)
  }
  // one path, unless a wire puts more than the model's name into it
  let known: { wirePath: string; origin: string; path: string } | undefined
  const target = (wirePath: string): { origin: string; path: string } => {
    if (known?.wirePath !== wirePath) {
      const { origin, pathname, search } = new URL(baseUrl + wirePath)
      known = { wirePath, origin, path: pathname + search }
    }
    return { origin: known.origin, path: known.path }
  }

  async function* generate(request: ModelRequest, call: ModelCall): AsyncGenerator<ModelEvent, void, undefined> {
    if (call.signal.aborted) throw new ModelError('cancelled', 'The call was ended before it began.')
    const limits = { ...standardLimits, ...(!streaming && unstreamed), ...settings.limits }
    const watch = watchCall(call.signal, { ...limits, totalMs: Math.min(limits.totalMs, call.deadlineMs) })
    const state = createReplyState()
    let body: ReplyBody | undefined
    let hadDone = false
    try {
      const reply = await send(request, watch)
      body = reply.body
      if (reply.statusCode !== 200) throw await failedReply(reply, now())
      const mostBytes = mostBytesOf(Math.min(request.maxOutputTokens, maxOutputTokens))
      for await (const step of readSteps(reply, { wire, watch, mostBytes, hasText: state.hasText })) {
        const text = state.take(step)
        if (text !== '') {
          watch.begun()
          watch.pause()
          yield { type: 'delta', text }
        }
        hadDone = step.done ?? false
        if (hadDone) break
        if (state.isFinished()) watch.endSoon(countsWithinMs)
      }
    } catch (error) {
      const problem = problemIn(error, watch, state.hasText())
      // all of the text is there, and only counts are missing
      if (!state.isFinished() || problem.kind === 'cancelled') throw problem
    } finally {
      watch.stop()
      body?.leave(hadDone)
    }
    const { text, event } = state.finish(hadDone)
    if (text !== '') yield { type: 'delta', text }
    yield event
  }

  return { id, contextTokens, maxOutputTokens, generate }
}

/** Events wrap each token in some 300 bytes, with hidden reasoning in some more. */
const mostBytesOf = (maxOutputTokens: number): number => 2 ** 20 + 2_048 * maxOutputTokens

/** Why the call ended: what we ended it for comes before how that looked on the wire. */
function problemIn(error: unknown, { signal }: CallWatch, delivered: boolean): ModelError {
  if (signal.aborted) return signal.reason as ModelError
  return error instanceof ModelError ? error : networkProblem(error, delivered)
}

function joined(extra: Readonly<Record<string, unknown>> = {}, body: Record<string, unknown>): Record<string, unknown> {
  const isObject = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  const both = { ...extra, ...body }
  for (const [name, ours] of Object.entries(body)) {
    if (isObject(ours) && isObject(extra[name])) both[name] = { ...extra[name], ...ours }
  }
  return both
}
