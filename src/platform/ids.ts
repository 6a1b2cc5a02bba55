import { randomBytes } from 'node:crypto'
import type { Now } from './clock.ts'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Makes an identifier: `prefix`, an underscore, 26 characters. */
export type NewId = (prefix: string) => string

/**
 * Identifiers in the ULID layout: 10 characters of time in milliseconds, then 16 characters (80 bits) of randomness,
 * so that they sort by time and cannot be guessed.
 * @param random must return that many unpredictable bytes
 */
export function createIds(now: Now, random: (bytes: number) => Uint8Array = randomBytes): NewId {
  return (prefix) => `${prefix}_${timePart(now().getTime())}${randomPart(random(10))}`
}

function timePart(milliseconds: number): string {
  let text = ''
  for (let left = milliseconds, n = 0; n < 10; n++, left = Math.floor(left / 32)) text = CROCKFORD[left % 32] + text
  return text
}

function randomPart(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += CROCKFORD[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return text
}
