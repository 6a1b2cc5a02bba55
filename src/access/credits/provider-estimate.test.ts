import { expect, it } from 'vitest'
import { defaultPriceList } from './price-list.ts'
import { estimateProviderMicros } from './provider-estimate.ts'

const models = [
  { usdPerMillionInput: 3, usdPerMillionOutput: 15 },
  { usdPerMillionInput: 1, usdPerMillionOutput: 2 },
]
const judge = { ...models[1]!, questions: 2, instructionTokens: 500, textBytes: 3_000, outputTokens: 100 }
const priced = { endpoint: 'assistant.answer' as const, requestBytes: 6_000, maxOutputTokens: 1_000 }

it('holds what every model may cost, and the judge before them', () => {
  // 2,000 + 1,000 + 4,000 tokens are read, 1,000 written
  const writing = 7_000 * 3 + 1_000 * 15 + 7_000 * 1 + 1_000 * 2
  expect(estimateProviderMicros(defaultPriceList, { models }, priced)).toBe(writing)
  // each of two questions, of request and answer: 500 tokens and 1,000 of the text, which is cut, and 100 written
  expect(estimateProviderMicros(defaultPriceList, { models, judge }, priced)).toBe(writing + 2 * 2 * (1_500 + 100 * 2))
})

it('holds nothing where no model is asked', () => {
  expect(estimateProviderMicros(defaultPriceList, { models, judge }, { ...priced, endpoint: 'verses.search' })).toBe(0)
})
