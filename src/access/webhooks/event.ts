import { createHash } from 'node:crypto'

/** What an account may be told of. `webhook.test` is sent when its holder asks for it. */
export const eventTypes = ['cap.reached', 'key.rotated', 'key.revoked', 'access.decided', 'error.spike'] as const
export type EventType = (typeof eventTypes)[number]

/** Neither raw keys nor texts of callers: what stands here is kept in the log of deliveries and sent out. */
export type EventData =
  | {
      type: 'cap.reached'
      data: {
        scope: 'account' | 'key'
        /** The newest key of the line that the cap is of; null for the account's. */
        keyId: string | null
        period: 'day' | 'month'
        percent: 80 | 100
        used: number
        cap: number
        resetsAt: string
      }
    }
  | {
      type: 'key.rotated'
      data: { keyId: string; keyName: string; successorId: string; graceEndsAt: string; by: By }
    }
  | { type: 'key.revoked'; data: { keyId: string; keyName: string; by: By } }
  | {
      type: 'access.decided'
      data: { applicationId: string; outcome: 'approved' | 'declined'; plan: string | null }
    }
  | {
      type: 'error.spike'
      data: { windowStart: string; windowEnd: string; requests: number; serverErrors: number }
    }
  | { type: 'webhook.test'; data: { endpointId: string } }

/** Who made a change, with no name. */
export type By = 'holder' | 'operator' | 'system'

export type WebhookEvent = EventData & {
  accountId: string
  /** What makes the event one of its kind: the same fact is told once, however often it is written down. */
  fact: string
  at: Date
}

/** The id of an event: the same for all endpoints and attempts, by which receivers know a copy. */
export const messageIdOf = ({ type, fact }: Pick<WebhookEvent, 'type' | 'fact'>): string =>
  `msg_${createHash('sha256').update(`${type}:${fact}`).digest('hex').slice(0, 32)}`

/** What is sent, signed as it stands. */
export const payloadOf = ({ type, at, data }: WebhookEvent): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

/** @param actor as the audit log names who makes a change */
export function byOf(actor: string): By {
  if (actor.startsWith('holder')) return 'holder'
  return actor.startsWith('operator') ? 'operator' : 'system'
}
