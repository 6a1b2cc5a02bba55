import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GuardContext, WritingCall, Written } from '../../engine/engine.ts'
import {
  type Concurrent,
  callerOf,
  type Idempotent,
  type Metered,
  responseEvents,
  type Sending,
  type StreamForm,
  streamed,
} from '../../http/index.ts'
import { type Composed, composeReply, type ReplyDeps } from './compose-reply.ts'
import type { GuardFor } from './guard-for.ts'

export type RespondDeps = ReplyDeps & {
  metered: Metered
  concurrent: Concurrent
  idempotent: Idempotent
  guardFor: GuardFor
}

type Work<T extends Written> = {
  priced: Parameters<Metered>[1]
  prefix: Parameters<Metered>[2]
  /** What the caller asks, and where from: what the guardrails know of it. */
  asked: { text: string; country?: string; stream?: boolean }
  /** The field of the reply that holds the main text. */
  field: keyof T & string
  write: (guard: GuardContext, call: WritingCall) => Promise<T>
  /** How it is streamed; as the service's own events unless told. */
  form?: StreamForm<Composed<T>>
}

/**
 * Answers a request for text: priced, done once where it has an idempotency key, sent whole or as events, and not beside
 * more of its account than may be under way.
 * @throws AppError what the work refuses before it was admitted; after that a stream ends with it
 */
export function respond<T extends Written>(
  deps: RespondDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { priced, prefix, asked, field, write, form = responseEvents(request) }: Work<T>,
) {
  const { metered, concurrent, idempotent, guardFor } = deps
  const work = (sending?: Sending) =>
    idempotent(request, reply, async () =>
      composeReply(
        deps,
        await metered(request, priced, prefix, (call) => {
          sending?.admitted()
          return write(guardFor(callerOf(request), asked), { ...call, onUnit: sending?.onUnit })
        }),
      ),
    )
  return concurrent(request, reply, async () =>
    asked.stream === true
      ? streamed<Composed<T>>(request, reply, { form, field: field as keyof Composed<T> & string }, work)
      : work(),
  )
}
