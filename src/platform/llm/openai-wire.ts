import type { FinishReason, ModelRequest } from './contract.ts'
import { field, listField, textField } from './fields.ts'
import { errorIn, problemOf } from './provider-problems.ts'
import { parseData } from './reply-json.ts'
import type { Step, Wire, WireSettings } from './wire.ts'

/**
 * Chat completions as OpenAI defines them and vLLM, Ollama, llama.cpp, LM Studio, OpenRouter and most hosted providers
 * speak them. Hidden reasoning (`reasoning_content`, `reasoning`) is left out.
 * @see https://platform.openai.com/docs/api-reference/chat
 */
export const openAiWire: Wire = {
  path: () => '/chat/completions',
  headers: (key) => (key === undefined ? {} : { authorization: `Bearer ${key}` }),
  body,
  readEvent: (event, delivered) => {
    if (event.data.trim() === '[DONE]') return { done: true }
    return readReply(parseData(event.data, delivered), 'delta', delivered)
  },
  readWhole: (reply) => {
    const step = readReply(reply, 'message', false)
    return step.error === undefined && listField(reply, 'choices').length === 0 ? undefined : [step]
  },
}

function body(request: ModelRequest, settings: WireSettings): Record<string, unknown> {
  const { model, streaming, maxOutputTokens, omit, tokenLimitField = 'max_tokens' } = settings
  const { system, messages, temperature, stop, responseSchema } = request
  return {
    model,
    messages: [...(system === '' ? [] : [{ role: 'system', content: system }]), ...messages],
    [tokenLimitField]: maxOutputTokens,
    ...(temperature !== undefined && !omit.has('temperature') && { temperature }),
    ...(stop !== undefined && stop.length > 0 && !omit.has('stop') && { stop }),
    ...(responseSchema !== undefined &&
      !omit.has('responseSchema') && {
        response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: responseSchema } },
      }),
    stream: streaming,
    ...(streaming && !omit.has('usageOption') && { stream_options: { include_usage: true } }),
  }
}

/** A chunk and a whole reply differ only in where the text stands. */
function readReply(reply: unknown, part: 'delta' | 'message', delivered: boolean): Step {
  const failure = errorIn(reply)
  if (failure !== undefined) return { error: problemOf({ ...failure, delivered }) }
  const choice = listField(reply, 'choices')[0]
  const choiceFailure = errorIn(choice)
  if (choiceFailure !== undefined) return { error: problemOf({ ...choiceFailure, delivered }) }
  const written = field(choice, part)
  const finish = textField(choice, 'finish_reason')
  if (finish === 'error') return { error: problemOf({ status: 500, delivered }) }
  const refused = textField(written, 'refusal') !== undefined
  const usage = field(reply, 'usage')
  return {
    text: textField(written, 'content'),
    reason: refused ? 'refusal' : finish === undefined ? undefined : reasonOf(finish),
    ...(typeof usage === 'object' &&
      usage !== null && {
        usage: { inputTokens: field(usage, 'prompt_tokens'), outputTokens: field(usage, 'completion_tokens') },
      }),
  }
}

function reasonOf(finish: string): FinishReason {
  switch (finish) {
    case 'length':
    case 'max_tokens':
      return 'length'
    case 'content_filter':
      return 'content_filter'
    case 'refusal':
      return 'refusal'
    case 'tool_calls':
    case 'function_call':
      return 'tool'
    default:
      return 'stop'
  }
}
