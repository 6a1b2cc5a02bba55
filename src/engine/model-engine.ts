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
    const { signal, deadlineMs, holder, onCost, onUnit } = allowed
    const startedAt = performance.now()
    const left = () => ({ ...allowed, deadlineMs: deadlineMs - (performance.now() - startedAt) })
    const prepared = await prepareJudged(engine, judge, { endpoint, request, contextTokens }, allowed)
    if (prepared.outcome === 'answered') return prepared.result
    const leftMs = left().deadlineMs - finishingMs
    const { prompt, maxOutputTokens } = prepared
    const call = { signal, deadlineMs: leftMs, holder, record: ({ costMicros }: ModelAttempt) => onCost(costMicros) }
    const units =
      onUnit === undefined ? undefined : writeInUnits(unitFinisher(engine, judge, left), { endpoint, prepared, onUnit })
    const heard = await listen(chain.generate({ ...prompt, maxOutputTokens }, call), maxOutputTokens, units?.push)
    const { problem } = heard
    if (problem instanceof ModelError && problem.kind === 'no_place') throw busy(problem)
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

/** No place of any model was to be had for as long as one may wait. */
const busy = ({ isOwnShare }: ModelError) =>
  new AppError(
    'rate_limited',
    isOwnShare
      ? 'This account has its share of the language models’ places; wait 2 seconds and try again.'
      : 'All places of the language models are taken; wait 2 seconds and try again.',
    { retryAfterSeconds: 2 },
  )
