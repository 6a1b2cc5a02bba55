import type { Now } from '../../platform/clock.ts'
import type { Billing } from './reply.schemas.ts'

export type ReplyDeps = { now: Now }

/** What an operation returned, with what only the service knows: identifier, time, mode of the key, price. */
export function composeReply<T extends object>(
  { now }: ReplyDeps,
  { result, billing, replyId, livemode }: { result: T; billing: Billing; replyId: string; livemode: boolean },
): T & { id: string; createdAt: string; livemode: boolean; billing: Billing } {
  return { ...result, id: replyId, createdAt: now().toISOString(), livemode, billing }
}
