import { describe, expect, it } from 'vitest'
import { createScan, type RowRun } from './scan-rows.ts'

const size = 48
const count = 501
/** Bytes that take every value, the extremes in runs that would overflow 16 bits. */
const bytes = Int8Array.from({ length: count * size }, (_, place) => (place < 4 * size ? -128 : (place * 89) % 256))
const scales = Float32Array.from({ length: count }, (_, row) => (row % 7) / 100)
const factor = 0.37
const shift = 1.3
const query = Int8Array.from({ length: size }, (_, place) => (place % 3 === 0 ? -127 : (place * 37) % 128))

function scored(plain: boolean, runs: readonly RowRun[]): Float32Array {
  const scores = new Float32Array(count)
  createScan({ bytes, scales, size }, { plain })({ bytes: query, factor, shift }, runs, scores)
  return scores
}

describe('createScan', () => {
  it('gives the dot product of each row times its scale and the factor, less the shift, with the kernel and without', () => {
    const exact = Float32Array.from({ length: count }, (_, row) => {
      let sum = 0
      for (let place = 0; place < size; place++) sum += bytes[row * size + place]! * query[place]!
      return Math.fround(factor * Math.fround(sum * scales[row]!)) - shift
    })
    const all = [{ start: 0, end: count }]
    expect(scored(true, all)).toEqual(scored(false, all))
    scored(false, all).forEach((score, row) => {
      expect(Math.abs(score - exact[row]!)).toBeLessThanOrEqual(1e-6 * Math.abs(exact[row]!) + 1e-6)
    })
  })

  it('scores the rows of the runs and no other', () => {
    const whole = scored(true, [{ start: 0, end: count }])
    const runs = [
      { start: 3, end: 4 },
      { start: 10, end: 10 },
      { start: 77, end: count },
    ]
    const expected = whole.map((score, row) => (runs.some(({ start, end }) => start <= row && row < end) ? score : 0))
    expect(scored(false, runs)).toEqual(expected)
    expect(scored(true, runs)).toEqual(expected)
  })

  it('refuses rows that the kernel would read past', () => {
    expect(() => createScan({ bytes: new Int8Array(20), scales: new Float32Array(1), size: 20 })).toThrow(
      'rows of 20 bytes cannot be scanned: a multiple of 16 can',
    )
  })
})
