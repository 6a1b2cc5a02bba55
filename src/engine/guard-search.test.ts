import { resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { Engine } from './engine.ts'
import { openEngine, prepareEngine } from './index.ts'

let engine: Engine
beforeAll(async () => {
  engine = openEngine(await prepareEngine({ dataDir: resolve('var'), say: () => undefined }))
})

const found = async (query: string, limit?: number) => {
  const { results, safety } = await engine.searchVerses({ query, ...(limit === undefined ? {} : { limit }) })
  return { references: results.map(({ reference }) => reference), scores: results.map(({ score }) => score), safety }
}

it('gives who is hurt comfort first, then what the guide lists for them on what was asked', async () => {
  const { references, scores, safety } = await found('my boyfriend beats me, how do I forgive him')
  expect(references.slice(0, 2)).toEqual(['Psalm 34:18', 'Psalm 10:17-18'])
  expect(references).toContain('Psalm 9:9')
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(safety.decision).toBe('flag')
  expect(safety.resources.length).toBeGreaterThan(0)
})

it('gives nobody who is beaten what wives are asked, and keeps to the limit', async () => {
  const { references } = await found('my husband hits me, should I submit')
  expect(references).not.toContain('Colossians 3:18-19')
  expect(references).not.toContain('Ephesians 5:22-24')
  expect((await found('my husband hits me, should I submit', 3)).references).toHaveLength(3)
})

it('gives who wants to die comfort alone', async () => {
  expect((await found('I want to die')).references).toEqual([
    'Psalm 34:18',
    'Isaiah 41:10',
    'Matthew 11:28-30',
    'Psalm 23:4',
    'Romans 8:38-39',
  ])
})

it('answers in the language of the search', async () => {
  expect((await found('mi esposo me golpea')).references[0]).toBe('Salmos 34:18')
})
