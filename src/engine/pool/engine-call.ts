import { inspect } from 'node:util'
import { AppError, type ErrorCode, type ErrorDetail } from '../../errors.ts'
import type { Engine, SearchRequest } from '../engine.ts'
import type { FinishTask, PrepareTask, StreamEndTask, UnitTask } from '../generative/index.ts'
import type { NearEngine } from '../open-engine.ts'
import type { QueryNearness } from '../other-embedder.ts'

/** What a pooled engine does for models; their types follow from the endpoint. */
type DeskOperation = 'questionsForJudge' | 'prepareWriting' | 'finishWriting' | 'finishUnit' | 'finishStream'
/** What an engine does in a worker: everything that takes longer than a few milliseconds. */
export type PooledOperation =
  | 'searchVerses'
  | 'writeAnswer'
  | 'writeInsights'
  | 'writePrayer'
  | 'writeTheology'
  | 'verifyVerses'

/** One call as it travels to a worker. `open` does nothing: who has answered it is ready. */
export type EngineCall =
  | { operation: 'questionsForJudge' | 'prepareWriting'; input: PrepareTask }
  | { operation: 'finishWriting'; input: FinishTask }
  | { operation: 'finishUnit'; input: UnitTask }
  | { operation: 'finishStream'; input: StreamEndTask }
  | { operation: 'searchVerses'; input: SearchRequest; near?: QueryNearness | undefined }
  | {
      [Name in Exclude<PooledOperation, 'searchVerses'>]: { operation: Name; input: Parameters<Engine[Name]>[0] }
    }[Exclude<PooledOperation, 'searchVerses'>]
  | { operation: 'open' }

/**
 * How a call ended, as it travels back. A refusal is a value, since an error that is cloned between threads keeps its
 * message and stack and loses its class and its own fields.
 */
export type EngineOutcome = { value: unknown } | { refusal: { code: ErrorCode; message: string; detail: ErrorDetail } }

/** The worker's side: runs calls on an engine. @throws what the engine throws, except for refusals */
export function answerCalls(
  engine: Pick<NearEngine, PooledOperation | DeskOperation>,
): (call: EngineCall) => Promise<EngineOutcome> {
  const run = async (call: EngineCall): Promise<unknown> => {
    if (call.operation === 'open') return undefined
    if (call.operation === 'searchVerses') return engine.searchVerses(call.input, call.near)
    // a call pairs an operation with its own input
    return (engine[call.operation] as (input: unknown) => Promise<unknown>)(call.input)
  }
  return async (call) => {
    try {
      return { value: await run(call) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { refusal: { code: error.code, message: error.message, detail: portable(error.detail) } }
    }
  }
}

/** The caller's side of it. @throws AppError when the engine refused */
export function resultOf(outcome: EngineOutcome): unknown {
  if ('value' in outcome) return outcome.value
  const { code, message, detail } = outcome.refusal
  throw new AppError(code, message, detail)
}

/** Causes are for the log only: an error can be cloned, of anything else its print must do. */
function portable({ cause, ...detail }: ErrorDetail): ErrorDetail {
  if (cause === undefined) return detail
  return { ...detail, cause: cause instanceof Error ? cause : inspect(cause) }
}
