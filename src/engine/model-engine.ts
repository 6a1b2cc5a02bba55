import { AppError } from '../errors.ts'
import { type ModelAttempt, type ModelChain, ModelError } from '../platform/llm/index.ts'
import type { Engine, WritingCall } from './engine.ts'
import type { Writing, WritingDesks, Writings } from './generative/index.ts'
import { finishJudged, type ModelJudge, prepareJudged, unitFinisher } from './judging/index.ts'
import { generatedOf, listen } from './listen-to-model.ts'
import { writeInUnits } from './write-in-units.ts'

/** Models that write, and who is told when one fails. */
export type ModelWriting = {
  chain: ModelChain
  /** Told of a model that failed: what only the log may know. */
  report: (error: unknown) => void
  /** Judges what rules only flag; undefined where the operator has none. */
  judge?: ModelJudge | undefined
}

/** Time kept of the deadline for checking what a model wrote. */
const finishingMs = 1_500

/**
 * The same engine, which has models write answers from the evidence that it chooses, and checks what they wrote. Without
 * a call, where no model may be used, or where all fail before a word was released, the extractive writer answers.
 */
export function withModels(engine: Engine & WritingDesks, { chain, report, judge }: ModelWriting): Engine {
  const contextTokens = Math.min(...chain.models.map((model) => model.contextTokens))
  async function write<E extends Writing>(
    endpoint: E,
    request: Writings[E]['request'],
    allowed: WritingCall,
  ): Promise<Writings[E]['result']> {
    const { signal, deadlineMs, onCost, onUnit } = allowed
    const startedAt = performance.now()
    const left = () => ({ ...allowed, deadlineMs: deadlineMs - (performance.now() - startedAt) })
    const prepared = await prepareJudged(engine, judge, { endpoint, request, contextTokens }, allowed)
    if (prepared.outcome === 'answered') return prepared.result
    const leftMs = left().deadlineMs - finishingMs
    const { prompt, maxOutputTokens } = prepared
    const call = { signal, deadlineMs: leftMs, record: ({ costMicros }: ModelAttempt) => onCost(costMicros) }
    const units =
      onUnit === undefined ? undefined : writeInUnits(unitFinisher(engine, judge, left), { endpoint, prepared, onUnit })
    const heard = await listen(chain.generate({ ...prompt, maxOutputTokens }, call), maxOutputTokens, units?.push)
    const { problem } = heard
    if (problem instanceof ModelError && problem.kind === 'no_place') throw busy()
    // whoever has left wants no answer
    if (problem !== undefined && !signal.aborted) report(problem)
    const generated = generatedOf(heard, prompt)
    const released = await units?.end(generated, problem !== undefined ? 'broken' : heard.isStopped ? 'cut' : 'whole')
    if (released !== undefined) return released
    // what broke off is no answer; of one that nobody waits for only the price is left to find
    const isOfUse = problem === undefined || (signal.aborted && heard.text !== '')
    return finishJudged(engine, judge, { endpoint, prepared, generated: isOfUse ? generated : undefined }, left())
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
