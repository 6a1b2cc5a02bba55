import { type Static, Type } from 'typebox'
import { commonFields, contextField, mannerFields, optionFields, suggestionsField } from '../reply/index.ts'

export const TheologyRequest = Type.Object(
  {
    question: Type.String({ minLength: 1, maxLength: 4_000, description: 'The question, 1 to 4,000 characters.' }),
    context: contextField,
    tradition: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        description:
          'Tradition whose view is told whole and first, such as `Lutheran`; the others are named. One that the study guide does not tell apart gets all views and a note.',
        examples: ['Lutheran'],
      }),
    ),
    ...mannerFields,
    ...optionFields,
  },
  {
    $id: 'TheologyRequest',
    additionalProperties: false,
    examples: [{ question: 'Should infants be baptized?' }, { question: '¿Qué es la gracia?', language: 'es' }],
  },
)

const View = Type.Object({
  tradition: Type.String({ description: 'Who holds it, such as `Lutheran and Reformed`.' }),
  summary: Type.String({ description: 'What they hold, in words that their own teachers would accept.' }),
  citationIds: Type.Array(Type.Integer({ minimum: 1 }), {
    description:
      'Ids in `citations` of what its words in the answer are marked with; empty where it has no room there.',
  }),
})

export const TheologyResponse = Type.Object(
  {
    ...commonFields,
    answerMarkdown: Type.String({
      description: 'The answer: clean Markdown with `[n]` markers that name citations. Shared ground comes first.',
    }),
    status: Type.Unsafe<'core' | 'disputed' | 'uncertain'>({
      type: 'string',
      enum: ['core', 'disputed', 'uncertain'],
      description:
        '`core`: Christians agree. `disputed`: they differ, and `views` says how. `uncertain`: Scripture leaves it open, or the study guide does not know it.',
    }),
    views: Type.Array(View, { description: 'Every side of a disputed matter; empty otherwise.' }),
    suggestions: suggestionsField,
  },
  {
    $id: 'TheologyResponse',
    description: 'The answer, the views where they differ, sources and price.',
    examples: [
      {
        id: 'theo_01JTC5Y2Q8M4W0Z3V7K6N9XBRA',
        createdAt: '2026-05-01T12:00:00.000Z',
        livemode: true,
        language: 'en',
        model: 'berea-extractive',
        mode: 'extractive',
        answerMarkdown: 'Christians differ here, and each side reads Scripture with care.',
        status: 'disputed',
        suggestions: [],
        views: [
          {
            tradition: 'Reformed, Anglican and Wesleyan',
            summary: 'Infants of believers are baptized, as children of the covenant.',
            citationIds: [],
          },
        ],
        citations: [],
        usage: { inputTokens: 58, outputTokens: 16, totalTokens: 74 },
        billing: { creditsEstimated: 3, creditsCharged: 1, priceList: '2026-05', caps: [] },
        safety: { decision: 'allow', categories: [], notes: [], resources: [], care: { level: 'none', kind: null } },
      },
    ],
  },
)

export type TheologyRequest = Static<typeof TheologyRequest>
export const theologySchemas = [TheologyRequest, TheologyResponse]
