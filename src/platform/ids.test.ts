import { expect, it } from 'vitest'
import { createIds } from './ids.ts'

const at = (iso: string) => () => new Date(iso)

it('writes the prefix and 26 characters of the Crockford alphabet', () => {
  expect(createIds(at('2026-05-01T00:00:00Z'))('req')).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/)
})

it('sorts by time', () => {
  const earlier = createIds(at('2026-05-01T00:00:00.000Z'))('ans')
  const later = createIds(at('2026-05-01T00:00:00.001Z'))('ans')
  expect(earlier < later).toBe(true)
})

it('spends every random bit', () => {
  const low = createIds(at('2026-05-01T00:00:00Z'), () => new Uint8Array(10))('ans')
  const high = createIds(at('2026-05-01T00:00:00Z'), () => new Uint8Array(10).fill(255))('ans')
  expect([low.slice(-16), high.slice(-16)]).toEqual(['0'.repeat(16), 'Z'.repeat(16)])
})

it('does not repeat within a millisecond', () => {
  const newId = createIds(at('2026-05-01T00:00:00Z'))
  expect(new Set(Array.from({ length: 10_000 }, () => newId('req'))).size).toBe(10_000)
})
