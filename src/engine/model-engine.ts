import { AppError } from '../errors.ts'
import { type ModelAttempt, type ModelChain, ModelError, type ModelUsage } from '../platform/llm/index.ts'
import type { Engine, WritingCall } from './engine.ts'
import type { Generated, Writing, WritingDesks, Writings } from './generative/index.ts'
import { watchGeneration } from './guardrails/generation-watch.ts'
import { bytesPerToken } from './token-usage.ts'

/** Models that write, and who is told when one fails. */
export type ModelWriting = {
  chain: Pick<ModelChain, 'generate'>
  /** Told of a model that failed: what only the log may know. */
  report: (error: unknown) => void
}

/** Time kept of the deadline for checking what a model wrote. */
const finishingMs = 1_500

/**
 * The same engine, which has models write answers from the evidence that it chooses, and checks what they wrote. Without
 * a call, where no model may be used, or where all fail, the extractive writer answers.
 */
export function withModels(engine: Engine & WritingDesks, { chain, report }: ModelWriting): Engine {
  async function write<E extends Writing>(
    endpoint: E,
    request: Writings[E]['request'],
    { signal, deadlineMs, onCost }: WritingCall,
  ): Promise<Writings[E]['result']> {
    const startedAt = performance.now()
    const prepared = await engine.prepareWriting({ endpoint, request })
    if (prepared.outcome === 'answered') return prepared.result
    const leftMs = deadlineMs - finishingMs - (performance.now() - startedAt)
    const { prompt, maxOutputTokens } = prepared
    const call = { signal, deadlineMs: leftMs, record: ({ costMicros }: ModelAttempt) => onCost(costMicros) }
    let generated: Generated | undefined
    try {
      generated = await collect(chain.generate({ ...prompt, maxOutputTokens }, call), prompt, maxOutputTokens)
    } catch (error) {
      if (error instanceof ModelError && error.kind === 'no_place') throw busy()
      // whoever has left wants no answer, and is charged for what was read
      if (!signal.aborted) report(error)
    }
    return engine.finishWriting({ endpoint, prepared, generated })
  }
  const may = (call: WritingCall | undefined): call is WritingCall => call?.mayUseModels === true
  return {
    ...engine,
    writeAnswer: (input, call) => (may(call) ? write('answer', input, call) : engine.writeAnswer(input)),
    writeInsights: (input, call) => (may(call) ? write('insights', input, call) : engine.writeInsights(input)),
    writePrayer: (input, call) => (may(call) ? write('prayer', input, call) : engine.writePrayer(input)),
    writeTheology: (input, call) => (may(call) ? write('theology', input, call) : engine.writeTheology(input)),
  }
}

/** All places of all models stayed taken for as long as one may wait. */
const busy = () =>
  new AppError('rate_limited', 'All language models are busy; wait 2 seconds and try again.', { retryAfterSeconds: 2 })

type Events = ReturnType<ModelChain['generate']>

/** All that a model writes, up to where it goes round in circles or beyond what was asked for. */
async function collect(
  events: Events,
  prompt: { system: string; messages: readonly { content: string }[] },
  maxOutputTokens: number,
): Promise<Generated> {
  const watch = watchGeneration({ maxOutputTokens })
  let text = ''
  let model = ''
  let usage: ModelUsage | undefined
  for await (const event of events) {
    model = event.model
    if (event.type === 'finished') {
      usage = event.usage
      break
    }
    text += event.text
    if (watch.push(event.text) !== 'go_on') break
  }
  const tokens = (length: number) => Math.ceil(length / bytesPerToken)
  const sent = prompt.system.length + prompt.messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
  return {
    text,
    model,
    usage: usage ?? { inputTokens: tokens(sent), outputTokens: tokens(Buffer.byteLength(text)) },
  }
}
