import { openEngine } from '../src/engine/open-engine.ts'
import { readEngineFiles } from '../src/engine/open-reader.ts'
import { openPooledEngine } from '../src/engine/pool/index.ts'
import { answerQuestions } from './answer-questions.ts'
import type { BenchFigure } from './bench.ts'
import { builtEngine } from './built-engine.ts'

const mib = 2 ** 20
const prompts = Object.values(answerQuestions).flat()

/**
 * Times the opening of a finished build, and measures what it takes: the files once for the process, and what a pool
 * of one and of two workers adds to it once they have answered the questions of `answer.ts`.
 */
export async function run(): Promise<BenchFigure[]> {
  const build = await builtEngine()
  const reading = performance.now()
  const files = readEngineFiles(build)
  const opening = performance.now()
  openEngine(files)
  const opened = performance.now()
  return [
    { name: 'files read and engine opened', value: opened - reading, unit: 'ms', bar: 250 },
    { name: 'files read', value: opening - reading, unit: 'ms' },
    {
      name: 'files, shared',
      value: (files.corpus.bytes.byteLength + files.search.bytes.byteLength) / mib,
      unit: 'MiB',
    },
    ...(await openPool(1)),
    ...(await openPool(2)),
  ]

  async function openPool(workers: number): Promise<BenchFigure[]> {
    const before = process.memoryUsage.rss()
    const start = performance.now()
    const { engine, close } = await openPooledEngine(files, { workers, say: (line) => console.error(line) })
    const ms = performance.now() - start
    await Promise.all(prompts.map((prompt) => engine.writeAnswer({ prompt })))
    const added = process.memoryUsage.rss() - before
    await close()
    return [
      { name: `pool of ${workers} opened`, value: ms, unit: 'ms' },
      { name: `pool of ${workers}, resident`, value: added / mib, unit: 'MiB' },
    ]
  }
}
