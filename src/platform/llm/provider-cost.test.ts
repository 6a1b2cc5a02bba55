import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aRequest } from './model-at-upstream.test-data.ts'
import { costMicros, estimatedUsage } from './provider-cost.ts'

it.each([
  [{ inputTokens: 1_000_000, outputTokens: 0 }, 3_000_000],
  [{ inputTokens: 1_000, outputTokens: 200 }, 6_000],
  [{ inputTokens: 0, outputTokens: 0 }, 0],
])('turns tokens into millionths of a dollar: %j', (usage, micros) => {
  expect(costMicros(usage, { usdPerMillionInput: 3, usdPerMillionOutput: 15 })).toBe(micros)
})

it('rounds up, and not for the sake of how numbers are stored', () => {
  expect(costMicros({ inputTokens: 1, outputTokens: 0 }, { usdPerMillionInput: 0.15, usdPerMillionOutput: 0 })).toBe(1)
  expect(costMicros({ inputTokens: 1, outputTokens: 1 }, { usdPerMillionInput: 0.1, usdPerMillionOutput: 0.9 })).toBe(1)
  expect(costMicros({ inputTokens: 10, outputTokens: 20 }, { usdPerMillionInput: 0.1, usdPerMillionOutput: 0.1 })).toBe(
    3,
  )
})

it('is a whole number from 0 up to the largest exact one, whatever it is given', () => {
  const odd = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, -1, 9e15, Number.POSITIVE_INFINITY, 1.5))
  fc.assert(
    fc.property(odd, odd, odd, odd, (inputTokens, outputTokens, usdPerMillionInput, usdPerMillionOutput) => {
      const micros = costMicros({ inputTokens, outputTokens }, { usdPerMillionInput, usdPerMillionOutput })
      return Number.isSafeInteger(micros) && micros >= 0
    }),
    { numRuns: 2_000 },
  )
})

it('estimates a token for four bytes, not characters', () => {
  const request = aRequest({ system: 'sí', messages: [{ role: 'user', content: '🙏🙏' }] })
  expect(estimatedUsage(request, 9)).toEqual({ inputTokens: 3, outputTokens: 3 }) // 3 + 8 bytes; 9 bytes
})
