import { openEngine } from '../src/engine/index.ts'
import type { BenchFigure } from './bench.ts'
import { builtEngine } from './built-engine.ts'
import { latencyFigures } from './latency.ts'
import { textToVerify } from './text-to-verify.ts'
import { timeCalls } from './time-calls.ts'

const rounds = 50
const leastFound = 100

/** Times the verifier in process, on the longest text that it takes and on one of a usual length. */
export async function run(): Promise<BenchFigure[]> {
  const engine = openEngine(await builtEngine())
  const text = textToVerify(engine, 20_000)
  const { items } = await engine.verifyVerses({ text })
  if (items.length < leastFound) throw new Error(`The text has only ${items.length} quotations and references.`)
  const verify = (each: string) => engine.verifyVerses({ text: each })
  return [
    ...latencyFigures('20,000 characters', await timeCalls([text], rounds, verify), { p50: 50 }),
    ...latencyFigures('2,000 characters', await timeCalls([text.slice(0, 2_000)], rounds, verify)),
  ]
}
