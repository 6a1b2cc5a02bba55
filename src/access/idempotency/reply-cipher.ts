import { hkdfSync } from 'node:crypto'
import { seal, unseal } from '../../platform/cipher.ts'

/**
 * Encrypts a reply so that it can be read only with both the server's secret and the idempotency key that it was made
 * under, which is stored nowhere.
 */
export const sealReply = (secret: Buffer, idempotencyKey: string, reply: string): Buffer =>
  seal(keyFor(secret, idempotencyKey), reply)

/** @throws when the secret or the key is another, or the bytes were changed */
export const openReply = (secret: Buffer, idempotencyKey: string, bytes: Buffer): string =>
  unseal(keyFor(secret, idempotencyKey), bytes)

const keyFor = (secret: Buffer, idempotencyKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, idempotencyKey, 'berea idempotent reply', 32))
