import { randomFillSync } from 'node:crypto'
import type { Now } from './clock.ts'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Two characters for each ten bits. */
const PAIRS = [...CROCKFORD].flatMap((first) => [...CROCKFORD].map((second) => first + second))

/** Makes an identifier: `prefix`, an underscore, 26 characters. */
export type NewId = (prefix: string) => string

/**
 * Identifiers in the ULID layout: 10 characters of time in milliseconds, then 16 characters (80 bits) of randomness,
 * so that they sort by time and cannot be guessed.
 * @param random must return that many unpredictable bytes
 */
export function createIds(now: Now, random: (bytes: number) => Uint8Array = randomFromStore()): NewId {
  let known = { milliseconds: Number.NaN, text: '' }
  return (prefix) => {
    const milliseconds = now().getTime()
    if (milliseconds !== known.milliseconds) known = { milliseconds, text: timePart(milliseconds) }
    return `${prefix}_${known.text}${randomPart(random(10))}`
  }
}

const STORE_BYTES = 4_096

/** Random bytes out of a store that is filled at once: to ask the system for ten costs as much as for thousands. */
function randomFromStore(): (bytes: number) => Uint8Array {
  const store = new Uint8Array(STORE_BYTES)
  let used = STORE_BYTES
  return (bytes) => {
    if (used + bytes > STORE_BYTES) {
      randomFillSync(store)
      used = 0
    }
    used += bytes
    return store.subarray(used - bytes, used)
  }
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
    if (bits < 10) continue
    bits -= 10
    text += PAIRS[held >> bits]
    held &= (1 << bits) - 1
  }
  return text
}
