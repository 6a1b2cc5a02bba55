import { availableParallelism } from 'node:os'
import type { Bench, BenchFigure } from './bench.ts'

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  'engine-open': () => import('./engine-open.ts'),
  scan: () => import('./scan.ts'),
  search: () => import('./search.ts'),
  answer: () => import('./answer.ts'),
  understand: () => import('./understand.ts'),
  families: () => import('./families.ts'),
  stream: () => import('./stream.ts'),
  verify: () => import('./verify.ts'),
  'writing-desk': () => import('./writing-desk.ts'),
  guardrails: () => import('./guardrails.ts'),
  http: () => import('./http.ts'),
  gateway: () => import('./gateway.ts'),
  'main-thread': () => import('./main-thread.ts'),
  ledger: () => import('./ledger.ts'),
  study: () => import('./study.ts'),
  dashboard: () => import('./dashboard.ts'),
  'dashboard-writes': () => import('./dashboard-writes.ts'),
}

const usage = `npm run bench [-- NAME ...]
  NAME is one of: ${Object.keys(benches).join(', ')}; without it all are run.
  Exit code 1 when a stated bar is missed.`

/** @returns the exit code: 0, 1 when a bar was missed, 2 when the command was not understood */
async function main(names: string[]): Promise<number> {
  if (names.includes('--help')) {
    console.log(usage)
    return 0
  }
  const unknown = names.find((name) => !Object.hasOwn(benches, name))
  if (unknown !== undefined) {
    console.error(`There is no benchmark “${unknown}”.\n${usage}`)
    return 2
  }
  console.log(`Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} processors\n`)
  let isGood = true
  for (const name of names.length > 0 ? names : Object.keys(benches)) {
    const { run } = await benches[name]!()
    const figures = await run()
    print(name, figures)
    isGood &&= figures.every((figure) => !isMissed(figure))
  }
  return isGood ? 0 : 1
}

const isMissed = ({ value, bar, least }: BenchFigure): boolean =>
  (bar !== undefined && value > bar) || (least !== undefined && value < least)

function print(name: string, figures: readonly BenchFigure[]): void {
  console.log(name)
  for (const figure of figures) {
    const { value, unit, bar, least } = figure
    const stated = bar ?? (least === undefined ? undefined : `at least ${least}`)
    const verdict = stated === undefined ? '' : `bar ${stated} ${unit}: ${isMissed(figure) ? 'MISSED' : 'kept'}`
    console.log(`  ${figure.name.padEnd(42)} ${value.toFixed(2).padStart(9)} ${unit.padEnd(4)}  ${verdict}`.trimEnd())
  }
  console.log()
}

process.exitCode = await main(process.argv.slice(2))
