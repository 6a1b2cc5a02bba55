import { type Static, Type } from 'typebox'
import {
  commonFields,
  contextField,
  mannerFields,
  optionFields,
  responseFormatField,
  suggestionsField,
} from '../reply/index.ts'

const HistoryTurn = Type.Object(
  {
    role: Type.Unsafe<'user' | 'assistant'>({
      type: 'string',
      enum: ['user', 'assistant'],
      description: 'Who said it.',
    }),
    text: Type.String({ minLength: 1, maxLength: 8_000, description: 'What was said, 1 to 8,000 characters.' }),
  },
  { additionalProperties: false },
)

export const AnswerRequest = Type.Object(
  {
    prompt: Type.String({
      minLength: 1,
      maxLength: 16_000,
      description: 'The question or instruction, 1 to 16,000 characters.',
    }),
    responseFormat: responseFormatField,
    context: contextField,
    history: Type.Optional(
      Type.Array(HistoryTurn, {
        maxItems: 20,
        description:
          'The conversation so far, oldest first, up to 20 turns; the service keeps none. Untrusted, like `context`.',
      }),
    ),
    ...mannerFields,
    ...optionFields,
  },
  {
    $id: 'AnswerRequest',
    additionalProperties: false,
    examples: [
      { prompt: 'What does the Bible say about forgiveness?' },
      { prompt: '¿Qué dice la Biblia sobre el perdón?', language: 'es', maxOutputTokens: 512 },
    ],
  },
)

export const AnswerResponse = Type.Object(
  {
    ...commonFields,
    answerMarkdown: Type.String({
      description: 'The answer: clean Markdown, or plain text when asked for, with `[n]` markers that name citations.',
    }),
    suggestions: suggestionsField,
  },
  {
    $id: 'AnswerResponse',
    description: 'The answer, its sources and its price.',
    examples: [
      {
        id: 'ans_01JTC5Y2Q8M4W0Z3V7K6N9XBRA',
        createdAt: '2026-05-01T12:00:00.000Z',
        livemode: true,
        language: 'en',
        model: 'berea-extractive',
        mode: 'extractive',
        answerMarkdown:
          '> For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.\n>\n> — John 3:16 (WEB) [1]',
        suggestions: [],
        citations: [
          {
            id: 1,
            type: 'scripture',
            reference: 'John 3:16',
            osis: 'John.3.16',
            translation: 'WEB',
            text: 'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
            role: 'quoted',
            spans: [{ start: 2, end: 132 }],
            verified: true,
            source: { title: 'World English Bible', license: 'Public Domain', attribution: null },
          },
        ],
        usage: { inputTokens: 58, outputTokens: 40, totalTokens: 98 },
        billing: { creditsEstimated: 3, creditsCharged: 1, priceList: '2026-05', caps: [] },
        safety: { decision: 'allow', categories: [], notes: [], resources: [], care: { level: 'none', kind: null } },
      },
    ],
  },
)

export type AnswerRequest = Static<typeof AnswerRequest>
export const answerSchemas = [AnswerRequest, AnswerResponse]
