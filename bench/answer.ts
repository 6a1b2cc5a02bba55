import { openEngine } from '../src/engine/index.ts'
import { answerQuestions } from './answer-questions.ts'
import type { BenchFigure } from './bench.ts'
import { builtEngine } from './built-engine.ts'
import { latencyFigures } from './latency.ts'
import { timeCalls } from './time-calls.ts'

const rounds = 10

/** Times the extractive writer in process and in one thread, over all questions and by their kind. */
export async function run(): Promise<BenchFigure[]> {
  const engine = openEngine(await builtEngine())
  const figures: BenchFigure[] = []
  const all: number[] = []
  for (const [kind, questions] of Object.entries(answerQuestions)) {
    const times = await timeCalls<string>(questions, rounds, (prompt) => engine.writeAnswer({ prompt }))
    figures.push(...latencyFigures(`${kind} answer`, times).slice(0, 2))
    all.push(...times)
  }
  return [...latencyFigures('answer', all, { p50: 40 }), ...figures]
}
