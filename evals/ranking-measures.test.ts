import { expect, it } from 'vitest'
import { bootstrapInterval } from './bootstrap.ts'
import { measureRanking } from './ranking-measures.ts'

const grades = new Map([
  ['Gen.1.1', 3],
  ['Gen.1.2', 1],
])

it('gives a perfect ranking 1', () => {
  expect(measureRanking(['Gen.1.1', 'Gen.1.2'], grades)).toEqual({ ndcg: 1, recall: 1, mrr: 1 })
})

it('discounts by rank and weighs by grade', () => {
  const { ndcg, recall, mrr } = measureRanking(['John.1.1', 'Gen.1.2', 'Gen.1.1'], grades)
  expect(ndcg).toBeCloseTo((1 / Math.log2(3) + 7 / 2) / (7 + 1 / Math.log2(3)), 12)
  expect([recall, mrr]).toEqual([1, 0.5])
})

it('counts a verse once, the first ten only, and the end of Romans under both numbers', () => {
  const others = Array.from({ length: 10 }, (_, i) => `Ps.1.${i + 1}`)
  expect(measureRanking([...others, 'Gen.1.1'], grades)).toEqual({ ndcg: 0, recall: 0, mrr: 0 })
  expect(measureRanking(['Gen.1.1', 'Gen.1.1', 'Gen.1.2'], grades).ndcg).toBe(1)
  expect(measureRanking(['Rom.14.25'], new Map([['Rom.16.26', 2]])).ndcg).toBe(1)
})

it('draws the same interval each time, around the mean', () => {
  const values = Array.from({ length: 100 }, (_, i) => (i % 10) / 10)
  const { low, high } = bootstrapInterval(values)
  expect(bootstrapInterval(values)).toEqual({ low, high })
  expect(low).toBeLessThan(0.45)
  expect(high).toBeGreaterThan(0.45)
})
