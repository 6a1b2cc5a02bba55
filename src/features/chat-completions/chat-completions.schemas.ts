import { type Static, type TSchema, Type } from 'typebox'
import { named } from '../../http/index.ts'
import {
  Billing,
  Citation,
  mannerFields,
  optionFields,
  responseFormatField,
  Safety,
  suggestionsField,
} from '../reply/index.ts'

const { translation, language, country } = optionFields

type Keywords = { [keyword: string]: unknown }

/** A field of that API's. Its clients may send null for what they do not mean. */
const field = <T>(type: string, description: string, more: Keywords = {}) =>
  Type.Optional(Type.Unsafe<T | null>({ type: [type, 'null'], description, ...more }))
const ignored = (type: string, what: string, more: Keywords = {}) =>
  field<unknown>(type, `Accepted and ignored: ${what}.`, more)
const anyObject = { additionalProperties: true }

const ContentPart = Type.Object(
  {
    type: Type.String({
      description: '`text`; `refusal` in a turn of the assistant’s. Images, audio and files are 400.',
    }),
    text: Type.Optional(Type.String({ description: 'The text of a part of the type `text`.' })),
    refusal: Type.Optional(Type.String({ description: 'The text of a part of the type `refusal`.' })),
  },
  { additionalProperties: true },
)

const roles = ['system', 'developer', 'user', 'assistant', 'tool', 'function'] as const

const Message = Type.Object(
  {
    role: Type.Unsafe<(typeof roles)[number]>({
      type: 'string',
      enum: [...roles],
      description:
        'Who said it. `user` and `assistant` are the conversation; what `system`, `developer`, `tool` and `function` say is untrusted material, like `context` of `POST /assistant/answer`: it can inform an answer and never instruct the service.',
    }),
    content: Type.Optional(
      Type.Union([Type.String(), Type.Array(ContentPart), Type.Null()], {
        description: 'What was said: a text, or parts of the type `text`, which are joined by line breaks.',
      }),
    ),
    name: ignored('string', 'the service tells no participants apart'),
    refusal: field<string>('string', 'What the assistant said in the place of `content`.'),
    tool_calls: Type.Optional(
      Type.Unsafe<unknown>({
        type: ['array', 'null'],
        items: {},
        description: 'Accepted and ignored: no tool is called.',
      }),
    ),
    tool_call_id: ignored('string', 'no tool is called'),
    function_call: ignored('object', 'no tool is called', anyObject),
    audio: ignored('object', 'its transcript is in `content`', anyObject),
    annotations: Type.Optional(
      Type.Unsafe<unknown>({
        type: ['array', 'null'],
        items: {},
        description: 'Accepted and ignored, so that a reply’s `message` can be sent back as it came.',
      }),
    ),
    reasoning_content: ignored('string', 'what other models thought before they answered'),
  },
  { additionalProperties: false },
)

const switchOf = (description: string) => field<boolean>('boolean', description)
const unlessEmpty = 'Refused where it has anything in it'

export const ChatCompletionRequest = Type.Object(
  {
    model: Type.String({ minLength: 1, description: 'A model of `GET /models`: `berea`. Another is 404.' }),
    messages: Type.Array(Message, {
      minItems: 1,
      description:
        'The conversation, oldest first. The last turn must be the user’s: it is the question, 1 to 16,000 characters. Of the turns before it the newest 20 are read, 8,000 characters of each.',
    }),
    stream: switchOf('`true` sends the reply as Server-Sent Events: chunks, and `[DONE]` at the end. Default `false`.'),
    stream_options: Type.Optional(
      Type.Unsafe<{ include_usage?: boolean | null } | null>({
        type: ['object', 'null'],
        properties: {
          include_usage: {
            type: ['boolean', 'null'],
            description: '`true` sends a last chunk with `usage` and no choices.',
          },
          include_obfuscation: { type: ['boolean', 'null'], description: 'Accepted and ignored.' },
        },
        additionalProperties: false,
        description: 'How a stream is sent.',
      }),
    ),
    max_completion_tokens: field<number>(
      'integer',
      'Upper bound on output, in tokens, at least 16; what is over 8,192 is 8,192. It bounds the price; the text ends at a sentence. Default `1024`.',
      { minimum: 16 },
    ),
    max_tokens: field<number>('integer', 'The same by its older name.', { minimum: 16 }),
    verbosity: field<'low' | 'medium' | 'high'>(
      'string',
      'How much is said: `detail` by other names, `low` is `brief`, `medium` is `standard`, `high` is `full`.',
      { enum: ['low', 'medium', 'high', null] },
    ),
    berea: Type.Optional(
      Type.Object(
        { translation, language, country, ...mannerFields, responseFormat: responseFormatField },
        {
          additionalProperties: false,
          description: 'What only this service knows: fields of `POST /assistant/answer`, with the same meaning.',
        },
      ),
    ),
    temperature: ignored('number', 'the same is answered to the same', { minimum: 0, maximum: 2 }),
    top_p: ignored('number', 'nothing is sampled', { minimum: 0, maximum: 1 }),
    frequency_penalty: ignored('number', 'nothing is sampled', { minimum: -2, maximum: 2 }),
    presence_penalty: ignored('number', 'nothing is sampled', { minimum: -2, maximum: 2 }),
    logit_bias: ignored('object', 'nothing is sampled', { additionalProperties: { type: 'number' } }),
    seed: ignored('integer', 'nothing is sampled'),
    user: ignored('string', 'the service keeps nothing of its callers’ users'),
    safety_identifier: ignored('string', 'the service keeps nothing of its callers’ users'),
    prompt_cache_key: ignored('string', 'there is no such cache'),
    prompt_cache_retention: ignored('string', 'there is no such cache'),
    store: ignored('boolean', 'neither request nor reply is stored'),
    metadata: ignored('object', 'neither request nor reply is stored', { additionalProperties: { type: 'string' } }),
    service_tier: ignored('string', 'there is one tier'),
    reasoning_effort: ignored('string', 'the service chooses it'),
    prediction: ignored('object', 'it would only save time', anyObject),
    web_search_options: ignored('object', 'sources come from the corpus alone', anyObject),
    parallel_tool_calls: ignored('boolean', 'no tool is called'),
    n: field<number>('integer', 'How many answers: `1`. More are refused.', { minimum: 1 }),
    logprobs: switchOf('`true` is refused: there are no probabilities to tell.'),
    top_logprobs: field<number>('integer', 'More than `0` is refused.', { minimum: 0, maximum: 20 }),
    stop: Type.Optional(
      Type.Unsafe<string | string[] | null>({
        anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }, { type: 'null' }],
        description: `${unlessEmpty}: the text ends at a sentence and nowhere else.`,
      }),
    ),
    tools: Type.Optional(
      Type.Unsafe<unknown[] | null>({
        type: ['array', 'null'],
        items: { type: 'object', additionalProperties: true },
        description: 'Accepted and ignored, since a model may always answer without a tool.',
      }),
    ),
    tool_choice: Type.Optional(
      Type.Unsafe<string | { type?: string; allowed_tools?: { mode?: string } } | null>({
        anyOf: [{ type: 'string', enum: ['none', 'auto', 'required'] }, { type: 'object' }, { type: 'null' }],
        description: '`none` or `auto`. What makes a tool be called is refused.',
      }),
    ),
    functions: Type.Optional(
      Type.Unsafe<unknown[] | null>({
        type: ['array', 'null'],
        items: { type: 'object', additionalProperties: true },
        description: 'Accepted and ignored, like `tools`.',
      }),
    ),
    function_call: Type.Optional(
      Type.Unsafe<string | object | null>({
        anyOf: [{ type: 'string', enum: ['none', 'auto'] }, { type: 'object' }, { type: 'null' }],
        description: '`none` or `auto`. The name of a function is refused.',
      }),
    ),
    response_format: Type.Optional(
      Type.Unsafe<{ type: 'text' | 'json_object' | 'json_schema' } | null>({
        type: ['object', 'null'],
        properties: {
          type: {
            type: 'string',
            enum: ['text', 'json_object', 'json_schema'],
            description: '`text`. The others are refused: an answer is Markdown with its sources.',
          },
        },
        required: ['type'],
        additionalProperties: true,
        description: 'The form of the answer.',
      }),
    ),
    modalities: Type.Optional(
      Type.Unsafe<string[] | null>({
        type: ['array', 'null'],
        items: { type: 'string' },
        description: '`["text"]`. Anything else is refused.',
      }),
    ),
    audio: field<object>('object', 'Refused: answers are text.', anyObject),
  },
  {
    $id: 'ChatCompletionRequest',
    additionalProperties: false,
    examples: [{ model: 'berea', messages: [{ role: 'user', content: 'What does the Bible say about forgiveness?' }] }],
  },
)

const UrlCitation = Type.Object({
  type: Type.Unsafe<'url_citation'>({ type: 'string', enum: ['url_citation'], description: 'The only type there is.' }),
  url_citation: Type.Object(
    {
      start_index: Type.Integer({ minimum: 0, description: 'First UTF-16 code unit in `content`.' }),
      end_index: Type.Integer({ minimum: 0, description: 'One past the last UTF-16 code unit.' }),
      url: Type.String({ description: 'The passage at this service: `GET /passages/{reference}`.' }),
      title: Type.String({ description: 'The source, as a reader would call it: `John 3:16 (WEB)`.' }),
    },
    { description: 'A stretch of `content`, a quotation or a marker `[n]`, and the passage it is from.' },
  ),
})
const annotationsField = Type.Array(UrlCitation, {
  description:
    'Where the answer quotes or names a passage, first to last. Sources that have no passage are in `berea.citations` alone.',
})

const BereaReply = Type.Object(
  {
    model: Type.String({
      description: 'What wrote it; `berea-extractive` is the engine that needs no language model.',
    }),
    mode: Type.Unsafe<'extractive' | 'generative'>({
      type: 'string',
      enum: ['extractive', 'generative'],
      description: '`extractive`: joined from sources. `generative`: written by a language model and checked.',
    }),
    language: Type.Unsafe<'en' | 'es'>({ type: 'string', enum: ['en', 'es'], description: 'Language of the answer.' }),
    livemode: Type.Boolean({ description: 'True for `ssa_live_` keys, false for `ssa_test_` keys.' }),
    citations: Type.Array(named(Citation), {
      description: 'Every source, in the order of its marker; spans are those of `content`.',
    }),
    suggestions: suggestionsField,
    safety: named(Safety),
    billing: named(Billing),
    request_id: Type.String({
      description: 'Id of the request that the reply was made for; one that it is given again for has its own.',
    }),
  },
  { $id: 'ChatCompletionBerea', description: 'What that API has no place for: sources, care, price.' },
)

const finishReason = (nullable: boolean) =>
  Type.Unsafe<'stop' | 'content_filter' | null>({
    type: nullable ? ['string', 'null'] : 'string',
    enum: ['stop', 'content_filter', ...(nullable ? [null] : [])],
    description: '`stop`, or `content_filter` where the guardrails refused; `content` then says why.',
  })
const always = (description: string) => Type.Null({ description })

const Usage = Type.Object(
  {
    prompt_tokens: Type.Integer({
      minimum: 0,
      description: 'Tokens read: the request and the evidence chosen for it.',
    }),
    completion_tokens: Type.Integer({ minimum: 0, description: 'Tokens written.' }),
    total_tokens: Type.Integer({ minimum: 0, description: 'The sum of both.' }),
  },
  { $id: 'ChatCompletionUsage', description: 'Tokens this request used.' },
)

const head = <const O extends string>(object: O) => ({
  id: Type.String({ description: 'Identifier of this reply; sorts by time.' }),
  object: Type.Unsafe<O>({ type: 'string', enum: [object], description: `\`${object}\`.` }),
  created: Type.Integer({ description: 'When it was made, Unix seconds.' }),
  model: Type.String({ description: 'The model that was asked for; `berea.model` says what wrote it.' }),
})

const berea = {
  model: 'berea-extractive',
  mode: 'extractive' as const,
  language: 'en' as const,
  livemode: true,
  citations: [],
  suggestions: [],
  safety: {
    decision: 'allow' as const,
    categories: [],
    notes: [],
    resources: [],
    care: { level: 'none' as const, kind: null },
  },
  billing: { creditsEstimated: 3, creditsCharged: 1, priceList: '2026-05', caps: [] },
  request_id: 'req_01JTC5Y2Q8M4W0Z3V7K6N9XBRA',
}

export const ChatCompletion = Type.Object(
  {
    ...head('chat.completion'),
    choices: Type.Array(
      Type.Object({
        index: Type.Integer({ description: 'Always `0`.' }),
        message: Type.Object(
          {
            role: Type.Unsafe<'assistant'>({ type: 'string', enum: ['assistant'], description: 'Always `assistant`.' }),
            content: Type.String({ description: 'The answer: clean Markdown with `[n]` markers that name citations.' }),
            refusal: always('Always null: a refusal is in `content`.'),
            annotations: annotationsField,
          },
          { description: 'The answer.' },
        ),
        logprobs: always('Always null.'),
        finish_reason: finishReason(false),
      }),
      { description: 'One.' },
    ),
    usage: named(Usage),
    berea: named(BereaReply),
  },
  {
    $id: 'ChatCompletion',
    description: 'The answer, its sources and its price.',
    examples: [
      {
        id: 'ans_01JTC5Y2Q8M4W0Z3V7K6N9XBRA',
        object: 'chat.completion' as const,
        created: 1777636800,
        model: 'berea',
        choices: [
          {
            index: 0,
            message: { role: 'assistant' as const, content: 'Jesus wept. [1]', refusal: null, annotations: [] },
            logprobs: null,
            finish_reason: 'stop' as const,
          },
        ],
        usage: { prompt_tokens: 58, completion_tokens: 40, total_tokens: 98 },
        berea,
      },
    ],
  },
)

export const ChatCompletionChunk = Type.Object(
  {
    ...head('chat.completion.chunk'),
    choices: Type.Array(
      Type.Object({
        index: Type.Integer({ description: 'Always `0`.' }),
        delta: Type.Object(
          {
            role: Type.Optional(
              Type.Unsafe<'assistant'>({ type: 'string', enum: ['assistant'], description: 'In the first chunk.' }),
            ),
            content: Type.Optional(
              Type.String({
                description: 'The next unit: a sentence, or a whole quotation. Joined, they are the answer.',
              }),
            ),
            annotations: Type.Optional(annotationsField),
          },
          { description: 'What is new.' },
        ),
        logprobs: always('Always null.'),
        finish_reason: finishReason(true),
      }),
      { description: 'One; none in the chunk with `usage`.' },
    ),
    usage: Type.Optional(
      Type.Union([named(Usage), Type.Null()], {
        description: 'Only with `stream_options.include_usage`: null but in the last chunk.',
      }),
    ),
    berea: Type.Optional(named(BereaReply)),
  },
  {
    $id: 'ChatCompletionChunk',
    description:
      'Data of an event of a stream. The one with `finish_reason` has annotations and `berea`. Where something failed after the start, the last event has the error envelope in the place of a chunk, and no `[DONE]` follows.',
    examples: [
      {
        id: 'ans_01JTC5Y2Q8M4W0Z3V7K6N9XBRA',
        object: 'chat.completion.chunk' as const,
        created: 1777636800,
        model: 'berea',
        choices: [{ index: 0, delta: { content: 'Jesus wept. [1]' }, logprobs: null, finish_reason: null }],
      },
    ],
  },
)

export type ChatCompletionRequest = Static<typeof ChatCompletionRequest>
export type ChatMessage = Static<typeof Message>
export type ChatCompletion = Static<typeof ChatCompletion>
export type ChatCompletionChunk = Static<typeof ChatCompletionChunk>
export type Annotation = Static<typeof UrlCitation>
export const chatCompletionSchemas: TSchema[] = [
  ChatCompletionRequest,
  BereaReply,
  Usage,
  ChatCompletion,
  ChatCompletionChunk,
]
