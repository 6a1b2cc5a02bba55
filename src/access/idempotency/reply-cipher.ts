import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts a reply so that it can be read only with both the server's secret and the idempotency key that it was made
 * under, which is stored nowhere.
 */
export function sealReply(secret: Buffer, idempotencyKey: string, reply: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyFor(secret, idempotencyKey), iv)
  const sealed = Buffer.concat([cipher.update(reply, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @throws when the secret or the key is another, or the bytes were changed */
export function openReply(secret: Buffer, idempotencyKey: string, bytes: Buffer): string {
  const decipher = createDecipheriv(algorithm, keyFor(secret, idempotencyKey), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
}

const keyFor = (secret: Buffer, idempotencyKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, idempotencyKey, 'berea idempotent reply', 32))
