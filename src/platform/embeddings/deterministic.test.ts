import { expect, it } from 'vitest'
import { createDeterministicEmbedder } from './deterministic.ts'

it('gives vectors of length 1, the same for the same text, and nearer ones for more words in common', async () => {
  const { embed } = createDeterministicEmbedder()
  const [text, again, like, unlike, none] = await embed(
    ['The Lord is my shepherd', 'the lord is MY shepherd!', 'The Lord is my rock', 'Rejoice evermore', '…'],
    'document',
  )
  const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, place) => sum + value * b[place]!, 0)
  expect(again).toEqual(text)
  for (const vector of [text!, like!, unlike!, none!]) expect(cosine(vector, vector)).toBeCloseTo(1, 5)
  expect(cosine(text!, like!)).toBeGreaterThan(cosine(text!, unlike!) + 0.3)
})
