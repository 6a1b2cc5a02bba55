import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creditsFor, estimateCredits } from './estimate.ts'
import { defaultPriceList, type PriceList, parsePriceList } from './price-list.ts'

const prices: PriceList = {
  ...defaultPriceList,
  endpoints: {
    ...defaultPriceList.endpoints,
    'assistant.answer': { kind: 'tokens', instructionTokens: 100, evidenceTokens: 500 },
  },
  multipliers: { extractive: 0.25, 'berea-extractive': 0.25, big: 2 },
}

it('charges a flat price for a verse search, whatever it read', () => {
  expect(estimateCredits(prices, { endpoint: 'verses.search', requestBytes: 500, maxOutputTokens: 0 })).toBe(1)
  expect(creditsFor(prices, 'verses.search', { inputTokens: 9_999, outputTokens: 9_999 }, 'big')).toBe(1)
})

it('estimates from the request text, the fixed parts and the output bound, at the dearest model', () => {
  // (ceil(1,000 / 3) + 100 + 500 + 4 × 1,024) × 2 / 1,000 = 10.06
  expect(estimateCredits(prices, { endpoint: 'assistant.answer', requestBytes: 1_000, maxOutputTokens: 1_024 })).toBe(
    11,
  )
})

it('charges what was used, rounded up, at the multiplier of the model that answered', () => {
  const usage = { inputTokens: 1_000, outputTokens: 250 }
  expect(creditsFor(prices, 'assistant.answer', usage, 'big')).toBe(4)
  expect(creditsFor(prices, 'assistant.answer', usage, 'extractive')).toBe(1)
})

it('charges at least one credit, and an unknown model as the dearest', () => {
  expect(creditsFor(prices, 'assistant.answer', { inputTokens: 0, outputTokens: 0 }, 'extractive')).toBe(1)
  expect(creditsFor(prices, 'assistant.answer', { inputTokens: 10_000, outputTokens: 0 }, 'new')).toBe(20)
})

it('never estimates less than any use inside its bounds costs', () => {
  const cases = fc.record({
    requestBytes: fc.nat(200_000),
    maxOutputTokens: fc.integer({ min: 16, max: 8_192 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(cases, ({ requestBytes, maxOutputTokens, share }) => {
      const usage = {
        inputTokens: Math.floor((requestBytes / 3 + 600) * share),
        outputTokens: Math.floor(maxOutputTokens * share),
      }
      const estimate = estimateCredits(prices, { endpoint: 'assistant.answer', requestBytes, maxOutputTokens })
      for (const model of ['extractive', 'big', 'new']) {
        expect(creditsFor(prices, 'assistant.answer', usage, model)).toBeLessThanOrEqual(estimate)
      }
    }),
  )
})

it('reads an operator’s prices, and says what is wrong with them', () => {
  expect(parsePriceList(JSON.stringify(prices))).toEqual({ ...prices })
  expect(() => parsePriceList('{')).toThrow()
  expect(() => parsePriceList(JSON.stringify({ ...prices, version: '' }))).toThrow(/version/)
  expect(() => parsePriceList(JSON.stringify({ ...prices, multipliers: { big: 2 } }))).toThrow(/berea-extractive/)
  const free = { ...prices, endpoints: { ...prices.endpoints, insights: { kind: 'flat', credits: 0 } } }
  expect(() => parsePriceList(JSON.stringify(free))).toThrow(/insights/)
})
