import { anthropicWire } from './anthropic-wire.ts'
import { type Connections, openConnections } from './connections.ts'
import type { FinishReason, LanguageModel, ModelCall, ModelEvent, ModelRequest, ModelUsage } from './contract.ts'
import { googleWire } from './google-wire.ts'
import { createHttpModel, type HttpModelSettings } from './http-model.ts'
import { createOpenAiModel } from './openai-compatible.ts'
import type { Upstream } from './upstream.test-data.ts'
import type { FormatName } from './upstream-formats.test-data.ts'

export const formatNames: readonly FormatName[] = ['openai', 'anthropic', 'google']

export const aRequest = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  system: 'Answer in one sentence.',
  messages: [{ role: 'user', content: 'What was in the beginning?' }],
  maxOutputTokens: 256,
  ...more,
})

export const aCall = (more: Partial<ModelCall> = {}): ModelCall => ({
  signal: new AbortController().signal,
  deadlineMs: 10_000,
  ...more,
})

export type Answer = { text: string; deltas: string[]; reason: FinishReason | undefined; usage: ModelUsage | undefined }

/** Reads an answer to its end. @throws what the model throws */
export async function answerOf(events: AsyncIterable<ModelEvent>): Promise<Answer> {
  const answer: Answer = { text: '', deltas: [], reason: undefined, usage: undefined }
  for await (const event of events) {
    if (answer.reason !== undefined) throw new Error('an event after the end')
    if (event.type === 'delta') answer.deltas.push(event.text)
    else Object.assign(answer, { reason: event.reason, usage: event.usage })
  }
  return { ...answer, text: answer.deltas.join('') }
}

type Options = { upstream: Upstream; format: FormatName; connections?: Connections } & Partial<HttpModelSettings>

/** A model in one of the formats at the upstream; its name is the fault. */
export function modelAt({ upstream, format, connections = openConnections(), ...more }: Options): LanguageModel {
  const settings: HttpModelSettings = {
    id: 'under-test',
    baseUrl: upstream.baseUrl(format),
    model: 'none',
    apiKey: 'key-of-the-operator',
    contextTokens: 8_192,
    maxOutputTokens: 1_024,
    ...more,
  }
  if (format === 'openai') return createOpenAiModel(settings, connections)
  return createHttpModel(settings, format === 'anthropic' ? anthropicWire : googleWire, { connections })
}
