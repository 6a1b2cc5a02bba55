import type { IdempotencyDeps } from '../src/access/idempotency/index.ts'

/** Stored replies without a database. */
export function inMemoryReplies(): IdempotencyDeps['store'] {
  type Row = { bodyHash: string; requestId: string; leaseEndsAt: Date; reply: Buffer | null }
  const rows = new Map<string, Row>()
  const nameOf = ({ lineageId, keyHash }: { lineageId: string; keyHash: string }) => `${lineageId} ${keyHash}`
  return {
    claim: async (request, { leaseEndsAt }) => {
      const found = rows.get(nameOf(request))
      if (found !== undefined) return { state: found.reply === null ? 'running' : 'done', ...found }
      rows.set(nameOf(request), { ...request, leaseEndsAt, reply: null })
      return { state: 'claimed' }
    },
    keep: async (request, { reply }) => {
      rows.get(nameOf(request))!.reply = reply
    },
    free: async (request) => {
      rows.delete(nameOf(request))
    },
    sweep: async () => {},
  }
}
