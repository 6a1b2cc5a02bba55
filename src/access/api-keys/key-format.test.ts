import fc from 'fast-check'
import { expect, it } from 'vitest'
import { generateKey, hashKey, isLiveKey, isWellFormedKey, prefixOf } from './key-format.ts'

const aKey = () => generateKey(true)

it('makes keys of one length that say their type and carry 256 bits', () => {
  expect(generateKey(true)).toMatch(/^ssa_live_[0-9A-Za-z]{49}$/)
  expect(generateKey(false)).toMatch(/^ssa_test_[0-9A-Za-z]{49}$/)
  const smallest = generateKey(true, () => new Uint8Array(32))
  const largest = generateKey(true, () => new Uint8Array(32).fill(255))
  expect(smallest.slice(9, 52)).toBe('0'.repeat(43))
  expect(largest.slice(9, 52)).not.toMatch(/^z+$/) // 2^256 - 1 fits without being cut
  expect([smallest, largest].every(isWellFormedKey)).toBe(true)
})

it('encodes different secrets differently', () => {
  const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      const same = Buffer.from(a).equals(Buffer.from(b))
      expect(generateKey(true, () => a) === generateKey(true, () => b)).toBe(same)
    }),
  )
})

it('notices one wrong character and two that changed places', () => {
  const key = aKey()
  fc.assert(
    fc.property(fc.integer({ min: 9, max: key.length - 1 }), fc.constantFrom(...'aZ0q9'), (at, other) => {
      const mistyped = key.slice(0, at) + other + key.slice(at + 1)
      expect(isWellFormedKey(mistyped)).toBe(mistyped === key)
      const swapped = key.slice(0, at - 1) + key[at] + key[at - 1] + key.slice(at + 1)
      expect(isWellFormedKey(swapped)).toBe(swapped === key)
    }),
  )
})

it.each([
  '',
  'ssa_live_',
  'Bearer x',
  `ssa_live_${'a'.repeat(49)}`,
  `${aKey()} `,
  aKey().toLowerCase(),
  aKey().replace('live', 'test'),
])('takes %j for no key', (text) => {
  expect(isWellFormedKey(text)).toBe(false)
})

it('shows 12 characters and stores a hash', () => {
  const key = aKey()
  expect(prefixOf(key)).toBe(key.slice(0, 12))
  expect(hashKey(key)).toMatch(/^[0-9a-f]{64}$/)
  expect(isLiveKey(key)).toBe(true)
})
