import type { Now } from '../../platform/clock.ts'
import type { Billing } from './reply.schemas.ts'

export type ReplyDeps = { now: Now }

/** What an operation returned, with what only the service knows: identifier, time, mode of the key, price. */
export function composeReply<T extends { guard: unknown }>(
  { now }: ReplyDeps,
  { result, billing, replyId, livemode }: { result: T; billing: Billing; replyId: string; livemode: boolean },
): Omit<T, 'guard'> & { id: string; createdAt: string; livemode: boolean; billing: Billing } {
  const { guard: _forTheRecord, ...reply } = result
  return { ...reply, id: replyId, createdAt: now().toISOString(), livemode, billing }
}
