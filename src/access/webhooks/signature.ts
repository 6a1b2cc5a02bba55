import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { seal, unseal } from '../../platform/cipher.ts'

const prefix = 'whsec_'
const secretBytes = 32

/** A new secret as its holder gets it: `whsec_` and 32 random bytes in base64. */
export const newSecret = (): string => prefix + randomBytes(secretBytes).toString('base64')

/**
 * The headers that a message is known by as ours and as itself, by the Standard Webhooks specification.
 * @param secrets each signs
 * @param at the moment of this attempt
 */
export function signedHeaders(
  { id, payload, at }: { id: string; payload: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1_000)
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') }
}

/** Keeps secrets from whoever reads the table. */
export type SecretBox = { seal: (secret: string) => string; unseal: (sealed: string) => string }

/** @param serviceSecret the secret of this service, from which the key of the box is made */
export function createSecretBox(serviceSecret: Buffer): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', serviceSecret, '', 'berea webhooks', 32))
  return {
    seal: (secret) => seal(key, secret).toString('base64'),
    unseal: (sealed) => unseal(key, Buffer.from(sealed, 'base64')),
  }
}
