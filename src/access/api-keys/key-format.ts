import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_BYTES = 32
const SECRET_CHARACTERS = 43 // 62^43 is just above 2^256
const CHECKSUM_CHARACTERS = 6
const SHAPE = new RegExp(`^ssa_(?:live|test)_[0-9A-Za-z]{${SECRET_CHARACTERS + CHECKSUM_CHARACTERS}}$`)

/** How much of a key is kept in the clear, to recognise it by. */
const PREFIX_CHARACTERS = 12

/**
 * A new raw key: `ssa_live_` or `ssa_test_`, 256 random bits in base 62, and a checksum over all before it.
 * @param random must return that many unpredictable bytes
 */
export function generateKey(livemode: boolean, random: (bytes: number) => Uint8Array = randomBytes): string {
  const bits = BigInt(`0x${Buffer.from(random(SECRET_BYTES)).toString('hex')}`)
  const body = `${livemode ? 'ssa_live_' : 'ssa_test_'}${base62(bits, SECRET_CHARACTERS)}`
  return body + checksum(body)
}

/** Whether a text can be a key at all: right shape and checksum. A mistyped key fails here, before any look-up. */
export function isWellFormedKey(text: string): boolean {
  return SHAPE.test(text) && text.slice(-CHECKSUM_CHARACTERS) === checksum(text.slice(0, -CHECKSUM_CHARACTERS))
}

/** Live keys are charged, test keys never. The key must be well-formed. */
export function isLiveKey(rawKey: string): boolean {
  return rawKey.startsWith('ssa_live_')
}

/** What is stored in place of a key: SHA-256 in hexadecimal. 256 random bits need no slow hash. */
export function hashKey(rawKey: string): string {
  return hash('sha256', rawKey, 'hex')
}

export function prefixOf(rawKey: string): string {
  return rawKey.slice(0, PREFIX_CHARACTERS)
}

function checksum(body: string): string {
  // 32 bits need no large numbers, which take ten times as long
  let text = ''
  for (let left = crc32(body); text.length < CHECKSUM_CHARACTERS; left = Math.floor(left / 62))
    text = BASE62[left % 62] + text
  return text
}

function base62(value: bigint, characters: number): string {
  let text = ''
  for (let left = value; text.length < characters; left /= 62n) text = BASE62[Number(left % 62n)] + text
  return text
}
