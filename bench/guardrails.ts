import { openCorpus } from '../src/engine/corpus/index.ts'
import { createGuardrails, defaultSettings, nothingGuarded, runGuardrails } from '../src/engine/guardrails/index.ts'
import { createVerifier } from '../src/engine/verification/index.ts'
import type { BenchFigure } from './bench.ts'
import { builtEngine } from './built-engine.ts'

/** Usual questions of some 300 characters, two of them in Spanish, one with marks of every sort. */
const prompts = [
  'Our small group is reading through Romans together this winter and last night we got stuck on chapter 9. How do the different Christian traditions read what Paul says about Jacob and Esau, and which other passages would you set beside it so that beginners can follow the argument from both sides?',
  'My grandmother died on Tuesday and I am supposed to read something at her funeral. She loved the Psalms and sang in the choir for forty years. Could you suggest two or three short passages about hope that are not the ones everybody uses, and tell me a little about where each of them comes from?',
  'En mi grupo de jóvenes vamos a hablar del perdón y quiero preparar unas preguntas. ¿Qué pasajes muestran que perdonar no es lo mismo que olvidar, y cómo explico la parábola del siervo que no quiso perdonar a quien le debía cien denarios, sin que parezca que Dios nos amenaza con el castigo?',
  'I teach 12-year-olds: “Why did God order Israel to destroy the Canaanites?” came up (Deut. 7:1-5; Josh. 6:21). I’d like a fair & honest answer — 3 or 4 points, w/ verses — on what the text says, how Jews and Christians have read it, and what it does *not* allow anybody to do today. Is that possible?',
]
const rounds = 2_000

/** Times the whole input pipeline in process: reading the text and all guardrails of the stage. */
export async function run(): Promise<BenchFigure[]> {
  const { folder, corpusVersion } = await builtEngine()
  const guardrails = createGuardrails(nothingGuarded, createVerifier(openCorpus(`${folder}/corpus.bin`, corpusVersion)))
  const check = (text: string) => runGuardrails(guardrails, text, { stage: 'input', settings: defaultSettings })
  const times = micros(() => prompts, check)
  const bySize = [4_096, 65_536].map((size) => {
    const long = prompts
      .join(' ')
      .repeat(Math.ceil(size / 1_000))
      .slice(0, size)
    return micros(() => [long], check, 20)
  })
  const figure = (name: string, value: number, more: Partial<BenchFigure> = {}): BenchFigure => ({
    name,
    value,
    unit: 'µs',
    ...more,
  })
  return [
    figure('input pipeline, 300 characters p50', percentile(times, 50), { bar: 150 }),
    figure('input pipeline, 300 characters p99', percentile(times, 99)),
    ...guardrails
      .filter(({ stages }) => stages.includes('input'))
      .map((one) =>
        figure(
          `  with ${one.name} alone p50`,
          percentile(
            micros(
              () => prompts,
              (text) => runGuardrails([one], text, { stage: 'input', settings: defaultSettings }),
              300,
            ),
            50,
          ),
        ),
      ),
    figure('input pipeline, 4 KB p50', percentile(bySize[0]!, 50)),
    figure('input pipeline, 64 KB p50', percentile(bySize[1]!, 50)),
  ]
}

function micros(texts: () => readonly string[], check: (text: string) => unknown, times = rounds): number[] {
  const taken: number[] = []
  for (let round = 0; round < times + 200; round++) {
    for (const text of texts()) {
      const start = performance.now()
      check(text)
      if (round >= 200 || times < 200) taken.push((performance.now() - start) * 1_000)
    }
  }
  return taken
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)]!
}
