import { setTimeout as sleep } from 'node:timers/promises'
import type { FinishReason, LanguageModel, ModelRequest, ModelUsage } from './contract.ts'
import { ModelError } from './model-error.ts'

/** What a scripted model does next. */
export type ScriptStep =
  | { text: string }
  | { waitMs: number }
  /** Until the call is ended or its deadline is over. */
  | { hang: true }
  | { fail: ModelError }
  /** `usage: null` is an end without counts; left out, they are one token for four bytes. */
  | { finish: FinishReason; usage?: ModelUsage | null }

export type ScriptedModel = LanguageModel & {
  /** What it was asked, oldest first. */
  requests: ModelRequest[]
  /** Calls that have begun and not ended. */
  running: () => number
}

type Settings = {
  id?: string
  contextTokens?: number
  maxOutputTokens?: number
  /** The steps of the n-th call, counted from 0; a script that does not end itself ends with `stop`. */
  script: readonly ScriptStep[] | ((request: ModelRequest, call: number) => readonly ScriptStep[])
}

/** A model for tests and demonstrations: says what it is told to, and misbehaves on demand. Costs no network. */
export function createScriptedModel(settings: Settings): ScriptedModel {
  const { id = 'scripted', contextTokens = 32_768, maxOutputTokens = 8_192, script } = settings
  const requests: ModelRequest[] = []
  let running = 0
  return {
    id,
    contextTokens,
    maxOutputTokens,
    requests,
    running: () => running,
    generate: async function* (request, { signal, deadlineMs }) {
      const steps = typeof script === 'function' ? script(request, requests.length) : script
      requests.push(request)
      running++
      const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(deadlineMs)))
      const ended = AbortSignal.any([signal, deadline])
      let bytes = 0
      try {
        for (const step of steps) {
          if ('text' in step) {
            bytes += Buffer.byteLength(step.text)
            yield { type: 'delta', text: step.text }
          } else if ('fail' in step) throw step.fail
          else if ('finish' in step) {
            const usage = step.usage === null ? undefined : (step.usage ?? countsOf(request, bytes))
            yield { type: 'finished', reason: step.finish, usage }
            return
          } else {
            const waitMs = 'hang' in step ? 2 ** 31 - 1 : step.waitMs
            await sleep(waitMs, undefined, { signal: ended }).catch(() => undefined)
          }
          if (signal.aborted) throw new ModelError('cancelled', 'The call was ended.', { mayHaveCost: true })
          if (deadline.aborted) throw new ModelError('timeout', 'The call took too long.', { mayHaveCost: true })
        }
        yield { type: 'finished', reason: 'stop', usage: countsOf(request, bytes) }
      } finally {
        running--
      }
    },
  }
}

function countsOf({ system, messages }: ModelRequest, bytes: number): ModelUsage {
  const sent = Buffer.byteLength(system + messages.map(({ content }) => content).join(''))
  return { inputTokens: Math.max(1, Math.ceil(sent / 4)), outputTokens: Math.ceil(bytes / 4) }
}
