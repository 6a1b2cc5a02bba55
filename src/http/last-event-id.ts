import type { FastifyRequest } from 'fastify'

/** Given with the first event: from here on whoever connects again can be told from whoever asks anew. */
export const idOfStream = ({ id }: Pick<FastifyRequest, 'id'>): string => id
/** Given with the last event. */
export const idOfStreamEnd = ({ id }: Pick<FastifyRequest, 'id'>): string => `${id}:end`

const ours = /^req_[0-9A-HJKMNP-TV-Z]{26}(:end)?$/

/**
 * Whether a request only comes because an event-source client connected again by itself, with nothing left to send. What
 * broke off is not taken up again, since nothing of it is kept, unless it has an idempotency key to ask for it by.
 */
export function isRepeatedStream({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const [id, end] = ours.exec(String(headers['last-event-id'] ?? '')) ?? []
  return id !== undefined && (end !== undefined || headers['idempotency-key'] === undefined)
}
