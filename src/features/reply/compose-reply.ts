import type { Now } from '../../platform/clock.ts'
import type { NewId } from '../../platform/ids.ts'
import type { Billing } from './reply.schemas.ts'

export type ReplyDeps = { newId: NewId; now: Now }

/** What an operation returned, with what only the service knows: identifier, time, mode of the key, price. */
export function composeReply<T extends object>(
  { newId, now }: ReplyDeps,
  prefix: 'ans' | 'vs',
  { result, billing, livemode }: { result: T; billing: Billing; livemode: boolean },
): T & { id: string; createdAt: string; livemode: boolean; billing: Billing } {
  return { ...result, id: newId(prefix), createdAt: now().toISOString(), livemode, billing }
}
