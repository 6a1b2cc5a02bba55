import type { FinishReason, ModelRequest } from './contract.ts'
import { field, listField, textField } from './fields.ts'
import { errorIn, problemOf } from './provider-problems.ts'
import { parseData } from './reply-json.ts'
import type { Step, Wire, WireSettings } from './wire.ts'

/**
 * Google's Gemini API. Hidden thoughts are left out of the text and counted as output, as they are billed.
 * @see https://ai.google.dev/api/generate-content
 */
export const googleWire: Wire = {
  path: ({ model, streaming }) =>
    `/models/${encodeURIComponent(model)}:${streaming ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
  headers: (key) => (key === undefined ? {} : { 'x-goog-api-key': key }),
  body,
  readEvent: (event, delivered) =>
    // some gateways end as OpenAI does
    event.data.trim() === '[DONE]' ? { done: true } : readReply(parseData(event.data, delivered), delivered),
  readWhole: (reply) => {
    const pieces = Array.isArray(reply) ? reply : [reply] // a stream that is not sent as events is a list
    const isOurs = (piece: unknown) =>
      ['candidates', 'promptFeedback', 'error'].some((name) => field(piece, name) !== undefined)
    return pieces.some(isOurs) ? pieces.map((piece) => readReply(piece, false)) : undefined
  },
}

function body(request: ModelRequest, { maxOutputTokens, omit }: WireSettings): Record<string, unknown> {
  const { system, messages, temperature, stop, responseSchema } = request
  return {
    ...(system !== '' && { systemInstruction: { parts: [{ text: system }] } }),
    contents: messages.map(({ role, content }) => ({
      role: role === 'assistant' ? 'model' : 'user',
      parts: [{ text: content }],
    })),
    generationConfig: {
      maxOutputTokens,
      ...(temperature !== undefined && !omit.has('temperature') && { temperature }),
      ...(stop !== undefined && stop.length > 0 && !omit.has('stop') && { stopSequences: stop }),
      ...(responseSchema !== undefined &&
        !omit.has('responseSchema') && { responseMimeType: 'application/json', responseJsonSchema: responseSchema }),
    },
  }
}

function readReply(reply: unknown, delivered: boolean): Step {
  const failure = errorIn(reply)
  if (failure !== undefined) return { error: problemOf({ ...failure, delivered }) }
  const candidate = listField(reply, 'candidates')[0]
  const parts = listField(field(candidate, 'content'), 'parts')
  const shown = parts.filter((part) => field(part, 'thought') !== true)
  const blocked = textField(field(reply, 'promptFeedback'), 'blockReason') !== undefined
  return {
    text: shown.map((part) => textField(part, 'text') ?? '').join(''),
    reason: blocked ? 'content_filter' : reasonOf(textField(candidate, 'finishReason')),
    usage: usageIn(field(reply, 'usageMetadata')),
  }
}

function usageIn(usage: unknown): Step['usage'] {
  const count = (name: string) => field(usage, name)
  const input = count('promptTokenCount')
  const thoughts = count('thoughtsTokenCount')
  const written = count('candidatesTokenCount')
  // a reply of nothing but thoughts has no count of what was written
  const output = typeof thoughts === 'number' ? (typeof written === 'number' ? written + thoughts : thoughts) : written
  return {
    ...(input !== undefined && { inputTokens: input }),
    ...(output !== undefined && { outputTokens: output }),
  }
}

function reasonOf(finish: string | undefined): FinishReason | undefined {
  switch (finish) {
    case undefined:
    case 'FINISH_REASON_UNSPECIFIED':
      return undefined
    case 'MAX_TOKENS':
      return 'length'
    case 'SAFETY':
    case 'RECITATION':
    case 'LANGUAGE':
    case 'BLOCKLIST':
    case 'PROHIBITED_CONTENT':
    case 'SPII':
      return 'content_filter'
    case 'MALFORMED_FUNCTION_CALL':
    case 'UNEXPECTED_TOOL_CALL':
      return 'tool'
    default:
      return 'stop'
  }
}
