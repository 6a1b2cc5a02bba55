import { join } from 'node:path'
import { createScan } from '../src/engine/retrieval/embedding/scan-rows.ts'
import { openSearchIndex } from '../src/engine/retrieval/index.ts'
import type { BenchFigure } from './bench.ts'
import { builtEngine } from './built-engine.ts'
import { searchQueries } from './search-queries.ts'

/** As many rows as the verses of the 66 books, which is what comparisons are made with. */
const rows = 31_102
const rounds = 60

/**
 * Times what finding by meaning is made of, in one thread: the embedding of a query, the kernel over rows of several
 * sizes, and over the verses with the second pass.
 */
export async function run(): Promise<BenchFigure[]> {
  const { folder } = await builtEngine()
  const { meaning } = openSearchIndex(join(folder, 'search.bin'))
  if (meaning === undefined) throw new Error('The index was built without an embedder: there is nothing to measure.')
  const { embedder, verses } = meaning
  const embed = (text: string) => embedder.embed(text, 'en')!
  for (const query of searchQueries) embed(query)
  const embedding = searchQueries.map((query) => timed(() => embed(query)))

  const count = verses.count
  const scores = new Float32Array(count)
  const queries = searchQueries.slice(0, rounds).map(embed)
  const scoring = queries.map((query) => timed(() => verses.score(query, scores)))
  return [
    { name: 'embedding of a query, p50', value: 1000 * median(embedding), unit: 'µs', bar: 50 },
    ...[256, 384].flatMap((size) => {
      const times = timesOfKernel(size)
      return [
        { name: `kernel, ${rows} × ${size} bytes, best`, value: Math.min(...times), unit: 'ms' as const },
        { name: `kernel, ${rows} × ${size} bytes, p50`, value: median(times), unit: 'ms' as const },
      ]
    }),
    { name: `scan of ${count} × ${verses.size} with second pass, p50`, value: median(scoring), unit: 'ms' },
  ]
}

function timesOfKernel(size: number): number[] {
  const bytes = Int8Array.from({ length: rows * size }, (_, place) => (place * 2_654_435_761) >> 24)
  const scan = createScan({ bytes, scales: new Float32Array(rows).fill(1), size })
  const query = { bytes: bytes.slice(0, size), factor: 1, shift: 0 }
  const scores = new Float32Array(rows)
  return Array.from({ length: rounds }, () => timed(() => scan(query, [{ start: 0, end: rows }], scores)))
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
