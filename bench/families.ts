import { openEngine } from '../src/engine/index.ts'
import type { BenchFigure } from './bench.ts'
import { builtEngine } from './built-engine.ts'
import { latencyFigures } from './latency.ts'
import { timeCalls } from './time-calls.ts'

const passages = [
  'John 3:16',
  'Psalm 23',
  'Romans 8:28-39',
  'Genesis 22:1-14',
  'Efesios 2:8-9',
  'Isaiah 53',
  'Ruth 1',
  'Salmo 51',
]
const questions = [
  'Should infants be baptized?',
  'Is hell eternal?',
  'Can a woman be a pastor?',
  '¿Se puede perder la salvación?',
  'What is the Trinity?',
  'Was Jesus really God?',
]
const topics = [
  'for my mother, who is ill',
  'exams next week',
  'I feel guilty about what I did',
  'por los enfermos de mi iglesia',
  'Psalm 121',
  'for the people of Sudan',
]
const rounds = 10

/** Times the other writers in process and in one thread, guardrails included. */
export async function run(): Promise<BenchFigure[]> {
  const engine = openEngine(await builtEngine())
  return [
    ...latencyFigures('insights', await timeCalls(passages, rounds, (passage) => engine.writeInsights({ passage })), {
      p50: 40,
    }),
    ...latencyFigures(
      'theology',
      await timeCalls(questions, rounds, (question) => engine.writeTheology({ question })),
      { p50: 30 },
    ),
    ...latencyFigures('prayer', await timeCalls(topics, rounds, (topic) => engine.writePrayer({ topic })), { p50: 30 }),
  ]
}
