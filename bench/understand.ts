import { openUnderstanding } from '../src/engine/index.ts'
import type { BenchFigure } from './bench.ts'
import { builtEngine } from './built-engine.ts'
import { latencyFigures } from './latency.ts'
import { timeCalls } from './time-calls.ts'

const rounds = 20
/** Sixty words each, as people type them. */
const prompts = [
  'my wife of 41 years passed in march and i still set two cups out every morning. my daughter in law keeps telling me she is in a better place now and that i should be glad for her and honestly it makes me so angry i have to leave the room. is it ok to be angry at god when you miss somebody',
  'So I run the coffee corner at church and last Sunday a man I have never seen before asked me whether someone who walked away from the faith for ten years can come back or whether that door is shut for good. I said I would find out. He left his scarf on the chair. Can a person lose their salvation, and can he come back?',
]

/** Times the reading of a request of sixty words in process, and what the reader takes of memory. */
export async function run(): Promise<BenchFigure[]> {
  const build = await builtEngine()
  const before = process.memoryUsage().rss
  const { understand } = openUnderstanding(build)
  // other words at the end, so that nothing is remembered of the whole
  const texts = Array.from({ length: 40 }, (_, i) => `${prompts[i % 2]} ${i}`)
  const reading = await timeCalls(texts, rounds, (prompt) => understand({ prompt, language: 'en' }))
  const mebibytes = (process.memoryUsage().rss - before) / 2 ** 20
  return [
    ...latencyFigures('reading 60 words', reading, { p50: 15, p99: 40 }),
    { name: 'corpus, guide index and reader, resident', value: mebibytes, unit: 'MiB' },
  ]
}
