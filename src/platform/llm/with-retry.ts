import { setTimeout as sleep } from 'node:timers/promises'
import type { LanguageModel } from './contract.ts'
import { ModelError } from './model-error.ts'

type Deps = {
  /** 0 to 1. */
  random?: () => number
  /** Ends early, without an error, when the signal is aborted. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
  now?: () => number
}

const firstPauseMs = 500
/** Who asks to be left alone for longer is not asked again: the next model is quicker. */
const longestPauseMs = 5_000
/** A second try with less time than this is a wasted one. */
const leastLeftMs = 1_000

/**
 * Tries once more, after a pause with jitter that respects `Retry-After`, within the deadline: only when the failure is
 * one that passes and that has cost nothing, and only when no text has been delivered.
 */
export function withRetry(model: LanguageModel, deps: Deps = {}): LanguageModel {
  const { random = Math.random, pause = sleepQuietly, now = () => performance.now() } = deps
  return {
    ...model,
    generate: async function* (request, call) {
      const startedAt = now()
      let delivered = false
      try {
        for await (const event of model.generate(request, call)) {
          delivered = true
          yield event
        }
        return
      } catch (error) {
        if (delivered || !(error instanceof ModelError) || !error.retryable || error.mayHaveCost) throw error
        // never before the time that was asked for, and not all at once either
        const pauseMs = (error.retryAfterMs ?? firstPauseMs / 2) + random() * firstPauseMs
        const leftMs = call.deadlineMs - (now() - startedAt) - pauseMs
        if (pauseMs > longestPauseMs || leftMs < leastLeftMs) throw error
        await pause(pauseMs, call.signal)
        if (call.signal.aborted) throw new ModelError('cancelled', 'The call was ended before a second try.')
      }
      yield* model.generate(request, { ...call, deadlineMs: call.deadlineMs - (now() - startedAt) })
    },
  }
}

const sleepQuietly = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined)
