import { join } from 'node:path'
import { openCorpus } from '../src/engine/corpus/index.ts'
import { prepareEngine } from '../src/engine/prepare-engine.ts'
import { createVerseSearch, openSearchIndex, rankVerses } from '../src/engine/retrieval/index.ts'
import { createVerifier } from '../src/engine/verification/index.ts'
import type { BenchFigure } from './bench.ts'
import { latencyFigures } from './latency.ts'
import { searchQueries } from './search-queries.ts'

const rounds = 10

/** Times the verse search in process: opening, ranking alone, and the whole operation with 10 results. */
export async function run(): Promise<BenchFigure[]> {
  const { folder, corpusVersion } = await prepareEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    say: (line) => console.error(line),
  })
  const corpus = openCorpus(join(folder, 'corpus.bin'), corpusVersion)
  const before = memoryMiB()
  const opening = performance.now()
  const index = openSearchIndex(join(folder, 'search.bin'))
  const openedMs = performance.now() - opening
  const indexMiB = memoryMiB() - before

  const verifier = createVerifier(corpus)
  const findQuotation = (text: string) =>
    verifier.findQuotation(text).map(({ range, score, exact }) => ({ ranges: [range], score, exact }))
  const search = createVerseSearch({ corpus, index, findQuotation })
  const english = searchQueries.slice(0, 100)
  const isAllowed = () => true
  const ranking = time(english, (text) => rankVerses({ corpus, index }, text, { language: 'en', limit: 20, isAllowed }))
  const searching = time(searchQueries, (query) => search({ query }))
  return [
    { name: 'index opened', value: openedMs, unit: 'ms', bar: 500 },
    { name: 'index in memory', value: indexMiB, unit: 'MiB' },
    ...latencyFigures('ranking', ranking, { p50: 3 }),
    ...latencyFigures('whole search', searching, { p50: 10 }),
  ]
}

/** Times in milliseconds, every input `rounds` times after one round to warm up. */
function time(inputs: readonly string[], work: (input: string) => unknown): number[] {
  for (const input of inputs) work(input)
  return Array.from({ length: rounds }, () => inputs).flatMap((again) =>
    again.map((input) => {
      const start = performance.now()
      work(input)
      return performance.now() - start
    }),
  )
}

function memoryMiB(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}
