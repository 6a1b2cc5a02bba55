import type { ModelChain, ModelUsage } from '../platform/llm/index.ts'
import type { Generated } from './generative/index.ts'
import { watchGeneration } from './guardrails/generation-watch.ts'
import { bytesPerToken } from './token-usage.ts'

/** What was heard of a model until it ended, or was ended. */
export type Heard = {
  text: string
  /** Empty when no model said anything. */
  model: string
  /** As the provider counted. */
  usage: ModelUsage | undefined
  /** It was ended by us: it went round in circles, or beyond what was asked for. */
  isStopped: boolean
  /** What it failed with. */
  problem: unknown
}

/**
 * Hears all that a model writes, up to where it goes round in circles or beyond what was asked for; a failure is among
 * what was heard.
 * @param onText told of each piece; the model is read no faster than it is done
 */
export async function listen(
  events: ReturnType<ModelChain['generate']>,
  maxOutputTokens: number,
  onText?: (text: string) => Promise<void>,
): Promise<Heard> {
  const watch = watchGeneration({ maxOutputTokens })
  const heard: Heard = { text: '', model: '', usage: undefined, isStopped: false, problem: undefined }
  try {
    for await (const event of events) {
      heard.model = event.model
      if (event.type === 'finished') {
        heard.usage = event.usage
        heard.isStopped = event.reason === 'length'
        break
      }
      heard.text += event.text
      heard.isStopped = watch.push(event.text) !== 'go_on'
      await onText?.(event.text)
      if (heard.isStopped) break
    }
  } catch (problem) {
    heard.problem = problem
  }
  return heard
}

const sentenceEnd = /[.!?…]["”’»)\]*_]*(?:\s*\[[\d,; ]+\])*(?=\s|$)/g

/** A text that was cut ends where its last sentence does; one without an end stays as it is. */
function untilSentence(text: string): string {
  const last = [...text.matchAll(sentenceEnd)].at(-1)
  return last === undefined ? text : text.slice(0, last.index + last[0].length)
}

/** What was heard, with the provider's count of tokens, else ours of what went over the wire. */
export function generatedOf(
  { text, model, usage, isStopped }: Heard,
  { system, messages }: { system: string; messages: readonly { content: string }[] },
): Generated {
  const tokens = (bytes: number) => Math.ceil(bytes / bytesPerToken)
  const sent = Buffer.byteLength(system) + messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
  return {
    text: isStopped ? untilSentence(text) : text,
    model,
    usage: usage ?? { inputTokens: tokens(sent), outputTokens: tokens(Buffer.byteLength(text)) },
  }
}
