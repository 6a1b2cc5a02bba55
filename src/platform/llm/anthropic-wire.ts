import type { FinishReason, ModelRequest } from './contract.ts'
import { field, listField, textField } from './fields.ts'
import { errorIn, problemOf } from './provider-problems.ts'
import { parseData } from './reply-json.ts'
import type { Step, Wire, WireSettings } from './wire.ts'

/**
 * Anthropic's Messages API. Hidden thinking is left out; tokens read from and written to a cache count as input.
 * @see https://platform.claude.com/docs/en/api/messages
 */
export const anthropicWire: Wire = {
  path: () => '/messages',
  headers: (key) => ({ 'anthropic-version': '2023-06-01', ...(key !== undefined && { 'x-api-key': key }) }),
  body,
  readEvent: (event, delivered) => {
    const value = parseData(event.data, delivered)
    switch (textField(value, 'type') ?? event.name) {
      case 'message_start':
        return { usage: usageIn(field(field(value, 'message'), 'usage')) }
      case 'content_block_start':
        return { text: textIn(field(value, 'content_block'), 'text') }
      case 'content_block_delta':
        return { text: textIn(field(value, 'delta'), 'text_delta') }
      case 'message_delta':
        return {
          reason: reasonOf(textField(field(value, 'delta'), 'stop_reason')),
          usage: usageIn(field(value, 'usage')),
        }
      case 'message_stop':
        return { done: true }
      case 'error':
        return { error: problemOf({ ...(errorIn(value) ?? { status: 500 }), delivered }) }
      default:
        return {} // pings, ends of blocks and whatever is added later
    }
  },
  readWhole: (reply) => {
    const failure = errorIn(reply)
    if (failure !== undefined) return [{ error: problemOf(failure) }]
    if (textField(reply, 'type') !== 'message') return undefined
    const text = listField(reply, 'content').map((block) => textIn(block, 'text') ?? '')
    return [
      { text: text.join(''), reason: reasonOf(textField(reply, 'stop_reason')), usage: usageIn(field(reply, 'usage')) },
    ]
  },
}

function body(request: ModelRequest, settings: WireSettings): Record<string, unknown> {
  const { model, streaming, maxOutputTokens, omit } = settings
  const { system, messages, temperature, stop, responseSchema } = request
  return {
    model,
    max_tokens: maxOutputTokens,
    ...(system !== '' && { system }),
    messages,
    ...(temperature !== undefined && !omit.has('temperature') && { temperature }),
    ...(stop !== undefined && stop.length > 0 && !omit.has('stop') && { stop_sequences: stop }),
    ...(responseSchema !== undefined &&
      !omit.has('responseSchema') && { output_config: { format: { type: 'json_schema', schema: responseSchema } } }),
    stream: streaming,
  }
}

const textIn = (block: unknown, type: string): string | undefined =>
  textField(block, 'type') === type ? textField(block, 'text') : undefined

/** The start tells the input, the end the output so far; a count that is not there leaves the one before. */
function usageIn(usage: unknown): Step['usage'] {
  const input = field(usage, 'input_tokens')
  const output = field(usage, 'output_tokens')
  const cached = ['cache_creation_input_tokens', 'cache_read_input_tokens'].map((name) => field(usage, name))
  const whole = cached.reduce(
    (sum, count) => (typeof count === 'number' && typeof sum === 'number' ? sum + count : sum),
    input,
  )
  return {
    ...(typeof input === 'number' && { inputTokens: whole }),
    ...(typeof output === 'number' && { outputTokens: output }),
  }
}

function reasonOf(stop: string | undefined): FinishReason | undefined {
  switch (stop) {
    case undefined:
      return undefined
    case 'max_tokens':
    case 'model_context_window_exceeded':
      return 'length'
    case 'refusal':
      return 'refusal'
    case 'tool_use':
      return 'tool'
    default:
      return 'stop'
  }
}
