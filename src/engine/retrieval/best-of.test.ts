import { describe, expect, it } from 'vitest'
import { bestOf } from './best-of.ts'

describe('bestOf', () => {
  it('gives the positions of the largest values, the earlier first where they are equal', () => {
    expect(bestOf([1, 5, 3, 5, 0, 4], 3)).toEqual([1, 3, 5])
  })

  it('leaves out zeros and what is not allowed', () => {
    expect(bestOf([0, 2, 9, 0, 1], 10)).toEqual([2, 1, 4])
    expect(bestOf([7, 2, 9, 4], 2, (position) => position % 2 === 1)).toEqual([3, 1])
    expect(bestOf([1, 2], 0)).toEqual([])
  })

  it('agrees with sorting everything', () => {
    const values = Array.from({ length: 500 }, (_, i) => (i * 7919) % 101)
    const sorted = values.map((value, place) => ({ value, place })).filter(({ value }) => value > 0)
    sorted.sort((a, b) => b.value - a.value || a.place - b.place)
    expect(bestOf(values, 60)).toEqual(sorted.slice(0, 60).map(({ place }) => place))
  })
})
