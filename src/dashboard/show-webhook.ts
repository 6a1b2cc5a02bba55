import type { Attempt, Delivery, Endpoint } from '../access/webhooks/index.ts'
import type * as contract from './contract.ts'

/** An endpoint as its holder sees it: without its secrets. */
export function showWebhook(endpoint: Endpoint, now: Date): contract.Webhook {
  const { id, url, events, createdAt, disabledAt, disabledBy, failingSince, oldSecretUntil } = endpoint
  return {
    id,
    url,
    events,
    isEnabled: disabledAt === null,
    disabledBy,
    disabledAt: disabledAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil !== null && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
  }
}

export function showDelivery(delivery: Delivery): contract.WebhookDelivery {
  const { messageId, type, createdAt, state, attempts, nextTryAt, lastStatus, lastError } = delivery
  return {
    id: messageId,
    type,
    createdAt: createdAt.toISOString(),
    state,
    attempts,
    nextTryAt: state === 'pending' ? nextTryAt.toISOString() : null,
    last: lastStatus === null && lastError === null ? null : { status: lastStatus, error: lastError },
  }
}

export const showTry = ({ at, latencyMs, status, error, reply }: Attempt): contract.WebhookTry => ({
  at: at.toISOString(),
  latencyMs,
  status,
  error,
  reply,
})
