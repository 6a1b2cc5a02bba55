import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisLines } from './chart-scale.ts'

describe('the lines of an axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [90, [0, 25, 50, 75, 100]],
    [1_234, [0, 500, 1_000, 1_500]],
  ])('for a largest count of %s', (largest, lines) => {
    expect(axisLines(largest, { isWhole: true })).toEqual(lines)
  })

  it('hold every value, are few, and waste less than half of the height', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (largest) => {
        const lines = axisLines(largest, { isWhole: true })
        expect(lines.every(Number.isInteger)).toBe(true)
        expect(lines.at(-1)).toBeGreaterThanOrEqual(largest)
        expect(lines.at(-2)).toBeLessThan(largest)
        expect(lines.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})
