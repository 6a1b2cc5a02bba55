/** The three formats on the wire, from the provider's side; written from the references that the fixtures name. */

export type FormatName = 'openai' | 'anthropic' | 'google'

export type Said = {
  pieces: readonly string[]
  reason?: 'stop' | 'length' | 'filter' | 'refusal' | 'tool'
  /** Put in the place of the true counts; `null` stands for `usage: null`, undefined for no counts at all. */
  counts?: { input: unknown; output: unknown } | null | undefined
  refusal?: string
}

export type Format = {
  /** Blocks of a stream; the last ones carry the end and the counts. */
  events: (said: Said) => string[]
  whole: (said: Said) => unknown
  error: (status: number, code: string, message: string) => unknown
  /** A failure in the middle of a stream. */
  failure: (status: number, code: string, message: string) => string
  /** Pieces of hidden reasoning. */
  thought: (text: string) => string
}

const block = (value: unknown, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(value)}\n\n`

const openAiReasons = {
  stop: 'stop',
  length: 'length',
  filter: 'content_filter',
  refusal: 'stop',
  tool: 'tool_calls',
} as const

const openAiUsage = ({ counts }: Said) =>
  counts === null ? null : counts && { prompt_tokens: counts.input, completion_tokens: counts.output, total_tokens: 1 }

const chunk = (choices: unknown[], more: object = {}) =>
  block({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'm', choices, ...more })
const choice = (delta: unknown, finish: string | null = null) => ({
  index: 0,
  delta,
  logprobs: null,
  finish_reason: finish,
})

const openai: Format = {
  events: (said) => [
    chunk([choice({ role: 'assistant', content: '', refusal: null })]),
    ...said.pieces.map((content) => chunk([choice({ content })], { usage: null })),
    ...(said.refusal === undefined ? [] : [chunk([choice({ refusal: said.refusal })])]),
    chunk([choice(said.reason === 'tool' ? { tool_calls: [] } : {}, openAiReasons[said.reason ?? 'stop'])]),
    ...(said.counts === undefined ? [] : [chunk([], { usage: openAiUsage(said) })]),
    'data: [DONE]\n\n',
  ],
  whole: (said) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: said.pieces.length === 0 ? null : said.pieces.join(''),
          refusal: said.refusal ?? null,
        },
        finish_reason: openAiReasons[said.reason ?? 'stop'],
      },
    ],
    usage: openAiUsage(said),
  }),
  error: (_, code, message) => ({ error: { message, type: code, param: null, code } }),
  failure: (_, code, message) => block({ error: { message, type: code } }),
  thought: (text) => chunk([choice({ reasoning_content: text, reasoning: text })]),
}

const anthropicReasons = {
  stop: 'end_turn',
  length: 'max_tokens',
  filter: 'refusal',
  refusal: 'refusal',
  tool: 'tool_use',
} as const

const named = (type: string, more: object = {}) => block({ type, ...more }, type)

const anthropic: Format = {
  events: (said) => [
    named('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        content: [],
        model: 'm',
        stop_reason: null,
        stop_sequence: null,
        ...(said.counts && { usage: { input_tokens: said.counts.input, output_tokens: 1 } }),
      },
    }),
    named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    named('ping'),
    ...said.pieces.map((text) => named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })),
    named('content_block_stop', { index: 0 }),
    named('message_delta', {
      delta: { stop_reason: anthropicReasons[said.reason ?? 'stop'], stop_sequence: null },
      ...(said.counts === null ? { usage: null } : said.counts && { usage: { output_tokens: said.counts.output } }),
    }),
    named('message_stop'),
  ],
  whole: (said) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    content: said.pieces.map((text) => ({ type: 'text', text })),
    stop_reason: anthropicReasons[said.reason ?? 'stop'],
    ...(said.counts && { usage: { input_tokens: said.counts.input, output_tokens: said.counts.output } }),
  }),
  error: (_, type, message) => ({ type: 'error', error: { type, message } }),
  failure: (_, type, message) => named('error', { error: { type, message } }),
  thought: (thinking) => named('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking } }),
}

const googleReasons = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  filter: 'SAFETY',
  refusal: 'PROHIBITED_CONTENT',
  tool: 'UNEXPECTED_TOOL_CALL',
} as const

const candidate = (text: string | undefined, more: object = {}, candidateMore: object = {}) => ({
  candidates: [
    {
      ...(text !== undefined && { content: { parts: [{ text }], role: 'model' } }),
      index: 0,
      ...candidateMore,
    },
  ],
  modelVersion: 'm',
  ...more,
})
const googleUsage = ({ counts }: Said) =>
  counts === null
    ? { usageMetadata: null }
    : counts && { usageMetadata: { promptTokenCount: counts.input, candidatesTokenCount: counts.output } }

const google: Format = {
  events: (said) => [
    ...said.pieces.map((text) => block(candidate(text))),
    block(candidate(undefined, googleUsage(said), { finishReason: googleReasons[said.reason ?? 'stop'] })),
  ],
  whole: (said) =>
    candidate(said.pieces.join('') || undefined, googleUsage(said), {
      finishReason: googleReasons[said.reason ?? 'stop'],
    }),
  error: (code, status, message) => ({ error: { code, message, status } }),
  failure: (code, status, message) => block({ error: { code, message, status } }),
  thought: (text) =>
    block({ candidates: [{ content: { parts: [{ text, thought: true }], role: 'model' }, index: 0 }] }),
}

export const formats: Record<FormatName, Format> = { openai, anthropic, google }
