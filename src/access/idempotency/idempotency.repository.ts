import type { Prepare } from '../../platform/db/index.ts'

/** A request that came with an idempotency key. Hashes are SHA-256, hexadecimal. */
export type KeyedRequest = { lineageId: string; keyHash: string; bodyHash: string; requestId: string }

/** A whole reply, encrypted, and its tokens, input and output. */
export type KeptReply = { reply: Buffer; tokens: number }

export type StoredState =
  /** The key is this request's to run under. */
  { state: 'claimed' } | { state: 'running' | 'done'; bodyHash: string; leaseEndsAt: Date; reply: Buffer | null }

export type IdempotencyStore = {
  /** Takes the key when it is free, its time is over, or who ran under it is lost; else says what is there. */
  claim: (request: KeyedRequest, times: { now: Date; leaseEndsAt: Date; expiresAt: Date }) => Promise<StoredState>
  /** Keeps the reply of the request that holds the key. */
  keep: (request: KeyedRequest, kept: KeptReply, expiresAt: Date) => Promise<void>
  /** Frees a key whose request came to nothing. */
  free: (request: KeyedRequest) => Promise<void>
  /** Deletes what is over. */
  sweep: (now: Date) => Promise<void>
}

const claimText = `
with claimed as (
  insert into idempotent_replies as i (lineage_id, key_hash, body_hash, state, request_id, lease_ends_at, expires_at)
  values ($1::text, $2::text, $3::text, 'running', $4::text, $6::timestamptz, $7::timestamptz)
  on conflict (lineage_id, key_hash) do update set body_hash = excluded.body_hash, state = 'running', reply = null, tokens = null,
    request_id = excluded.request_id, lease_ends_at = excluded.lease_ends_at, expires_at = excluded.expires_at
  where i.expires_at <= $5::timestamptz or (i.state = 'running' and i.lease_ends_at <= $5::timestamptz)
  returning i.request_id
)
select (select count(*) from claimed)::int as claimed, i.state, i.body_hash as "bodyHash",
  i.lease_ends_at as "leaseEndsAt", i.reply
from (select 1) one left join idempotent_replies i on i.lineage_id = $1::text and i.key_hash = $2::text`

const keepText = `
update idempotent_replies set state = 'done', reply = $4::bytea, tokens = $6::int, expires_at = $5::timestamptz
where lineage_id = $1::text and key_hash = $2::text and request_id = $3::text and state = 'running'`

const freeText = `
delete from idempotent_replies
where lineage_id = $1::text and key_hash = $2::text and request_id = $3::text and state = 'running'`

const sweepText = 'delete from idempotent_replies where expires_at <= $1::timestamptz'

type Row = {
  claimed: number
  state: 'running' | 'done' | null
  bodyHash: string
  leaseEndsAt: Date
  reply: Buffer | null
}

/** The statements of stored replies, each one round trip. */
export function createIdempotencyStore(prepare: Prepare): IdempotencyStore {
  const claim = prepare<Row>('claim_idempotency_key', claimText)
  const keep = prepare('keep_idempotent_reply', keepText, { isUrgent: true })
  const free = prepare('free_idempotency_key', freeText, { isUrgent: true })
  const sweep = prepare('sweep_idempotent_replies', sweepText)
  return {
    claim: async ({ lineageId, keyHash, bodyHash, requestId }, { now, leaseEndsAt, expiresAt }) => {
      for (;;) {
        const [row] = await claim([lineageId, keyHash, bodyHash, requestId, now, leaseEndsAt, expiresAt])
        const { claimed, state, ...found } = row!
        if (claimed > 0) return { state: 'claimed' }
        if (state !== null) return { state, ...found }
        // another was faster and its row is not seen by this statement yet
      }
    },
    keep: async ({ lineageId, keyHash, requestId }, { reply, tokens }, expiresAt) => {
      await keep([lineageId, keyHash, requestId, reply, expiresAt, tokens])
    },
    free: async ({ lineageId, keyHash, requestId }) => {
      await free([lineageId, keyHash, requestId])
    },
    sweep: async (now) => {
      await sweep([now])
    },
  }
}
