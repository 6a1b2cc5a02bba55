import { openEngine } from '../src/engine/open-engine.ts'
import { readEngineFiles } from '../src/engine/open-reader.ts'
import { answerQuestions } from './answer-questions.ts'
import type { BenchFigure } from './bench.ts'
import { builtEngine } from './built-engine.ts'
import { nextAnswer, prompt } from './gateway/texts.ts'

const rounds = 1_500
const warmUpRounds = 500

type Desks = Pick<ReturnType<typeof openEngine>, 'prepareWriting' | 'finishWriting'>

/**
 * Processor time of what the engine does for one answer of a model, in one thread: guardrails, evidence and prompt before, quotations,
 * citations and guardrails after. Without retrieval as in the gateway benchmark, and with it on questions of all kinds.
 */
export async function run(): Promise<BenchFigure[]> {
  const files = readEngineFiles(await builtEngine())
  const without = openEngine(files, undefined, { withoutRetrieval: true })
  return [
    ...(await timed('without retrieval', without, [prompt])),
    ...(await timed('with retrieval', openEngine(files), Object.values(answerQuestions).flat())),
  ]
}

/** Processor time of this thread alone: neither what compiles beside it nor what else the machine does. */
function threadMicros(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

async function timed(name: string, desks: Desks, prompts: readonly string[]): Promise<BenchFigure[]> {
  const spent = { prepare: 0, finish: 0 }
  for (let round = -warmUpRounds; round < rounds; round++) {
    if (round === 0) Object.assign(spent, { prepare: 0, finish: 0 })
    const began = threadMicros()
    const request = { prompt: prompts[(round + warmUpRounds) % prompts.length]! }
    const prepared = await desks.prepareWriting({ endpoint: 'answer', request })
    const between = threadMicros()
    spent.prepare += between - began
    if (prepared.outcome === 'answered') continue
    const generated = { text: nextAnswer(), model: 'bench', usage: { inputTokens: 900, outputTokens: 120 } }
    await desks.finishWriting({ endpoint: 'answer', prepared, generated })
    spent.finish += threadMicros() - between
  }
  return (['prepare', 'finish'] as const).map((half) => ({
    name: `${half}, ${name}`,
    value: spent[half] / rounds,
    unit: 'µs',
  }))
}
