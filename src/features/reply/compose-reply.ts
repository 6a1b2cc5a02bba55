import type { Now } from '../../platform/clock.ts'
import type { Billing } from './reply.schemas.ts'

export type ReplyDeps = { now: Now }

/** A reply as its endpoint returns it. */
export type Composed<T extends { guard: unknown }> = Omit<T, 'guard'> & {
  id: string
  createdAt: string
  livemode: boolean
  billing: Billing
}

/** What an operation returned, with what only the service knows: identifier, time, mode of the key, price. */
export function composeReply<T extends { guard: unknown }>(
  { now }: ReplyDeps,
  { result, billing, replyId, livemode }: { result: T; billing: Billing; replyId: string; livemode: boolean },
): Composed<T> {
  const { guard: _forTheRecord, ...reply } = result
  return { ...reply, id: replyId, createdAt: now().toISOString(), livemode, billing }
}
