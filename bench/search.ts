import { join } from 'node:path'
import { openCorpus } from '../src/engine/corpus/index.ts'
import { createVerseSearch, type FindQuotation, openSearchIndex, rankVerses } from '../src/engine/retrieval/index.ts'
import { createVerifier, openWordIndex } from '../src/engine/verification/index.ts'
import type { BenchFigure } from './bench.ts'
import { builtEngine } from './built-engine.ts'
import { latencyFigures } from './latency.ts'
import { searchQueries } from './search-queries.ts'
import { timeCalls } from './time-calls.ts'

const rounds = 10

/** Times the verse search in process: opening, ranking alone, and the whole operation with 10 results. */
export async function run(): Promise<BenchFigure[]> {
  const { folder, corpusVersion } = await builtEngine()
  const corpus = openCorpus(join(folder, 'corpus.bin'), corpusVersion)
  const before = memoryMiB()
  const opening = performance.now()
  const index = openSearchIndex(join(folder, 'search.bin'))
  const openedMs = performance.now() - opening
  const indexMiB = memoryMiB() - before

  const verifier = createVerifier(corpus, openWordIndex(join(folder, 'search.bin')))
  const findQuotation: FindQuotation = (text, options) =>
    verifier.findQuotation(text, options).map(({ range, score, exact }) => ({ ranges: [range], score, exact }))
  const search = createVerseSearch({ corpus, index, findQuotation })
  const english = searchQueries.slice(0, 100)
  const isAllowed = () => true
  const ranking = await timeCalls(english, rounds, (text) =>
    rankVerses({ corpus, index }, text, { language: 'en', limit: 20, isAllowed }),
  )
  const searching = await timeCalls(searchQueries, rounds, (query) => search({ query }))
  return [
    { name: 'index opened', value: openedMs, unit: 'ms', bar: 500 },
    { name: 'index in memory', value: indexMiB, unit: 'MiB' },
    ...latencyFigures('ranking', ranking, { p50: 3 }),
    ...latencyFigures('whole search', searching, { p50: 3, p99: 10 }),
  ]
}

function memoryMiB(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}
