import { type Static, Type } from 'typebox'
import { audiences, details } from '../../engine/engine.ts'
import { named } from '../../http/index.ts'

const nullable = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description })
const oneOf = <const V extends string>(values: readonly V[], description: string, more: object = {}) =>
  Type.Unsafe<V>({ type: 'string', enum: values, description, ...more })

/** `{ start, end }` in UTF-16 code units, the unit of string slices in JavaScript, Java and C#. */
export const Span = Type.Object(
  {
    start: Type.Integer({ minimum: 0, description: 'First UTF-16 code unit.' }),
    end: Type.Integer({ minimum: 0, description: 'One past the last UTF-16 code unit.' }),
  },
  { $id: 'Span', description: 'A stretch of a text.', examples: [{ start: 2, end: 132 }] },
)

export const Source = Type.Object(
  {
    title: Type.String({ description: 'Name of the work.' }),
    license: Type.String({ description: 'What its licence is; `Public Domain` for all texts that are shipped.' }),
    attribution: nullable('Words the licence asks you to show with the text; null when it asks for none.'),
  },
  {
    $id: 'Source',
    description: 'Where a text comes from.',
    examples: [{ title: 'World English Bible', license: 'Public Domain', attribution: null }],
  },
)

export const Citation = Type.Object(
  {
    id: Type.Integer({ minimum: 1, description: 'The `[n]` marker in the main text.' }),
    type: oneOf(['scripture', 'guide', 'commentary', 'lexicon', 'topic', 'context'], 'What kind of source this is.'),
    reference: Type.String({ description: 'As the translation prints it: `John 3:16`, `Matthew Henry on John 3:16`.' }),
    osis: nullable('OSIS reference: `John.3.16` or `John.3.16-John.3.18`; null when the source is no passage.'),
    translation: nullable('Id of the translation; null when the source is no Bible text.'),
    text: Type.String({
      description: 'The text of the source, cut from it character for character; never written by a model.',
    }),
    role: oneOf(
      ['quoted', 'alluded'],
      '`quoted`: `text` stands in the main text. `alluded`: the main text only leans on it.',
    ),
    spans: Type.Array(named(Span), {
      description:
        'Where `text` stands in the main text, as UTF-16 offsets: every slice is `text` or, for an elided quotation, a piece of it, in order. Empty when alluded to.',
    }),
    verified: Type.Boolean({
      description: 'Whether the quotation was compared with the source; true for every quoted one.',
    }),
    source: named(Source),
  },
  {
    $id: 'Citation',
    description: 'One source the main text leans on.',
    examples: [
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
  },
)

const Usage = Type.Object(
  {
    inputTokens: Type.Integer({ minimum: 0, description: 'Tokens read: the request and the evidence chosen for it.' }),
    outputTokens: Type.Integer({ minimum: 0, description: 'Tokens written.' }),
    totalTokens: Type.Integer({ minimum: 0, description: 'The sum of both.' }),
  },
  {
    $id: 'Usage',
    description: 'Tokens this request used.',
    examples: [{ inputTokens: 412, outputTokens: 268, totalTokens: 680 }],
  },
)

export const Cap = Type.Object(
  {
    scope: oneOf(['key', 'account'], 'What the cap is on.'),
    period: oneOf(['day', 'month'], 'The UTC day or the UTC month.'),
    used: Type.Integer({ minimum: 0, description: 'Credits used in this period, this request included.' }),
    cap: Type.Integer({ minimum: 0, description: 'Credits allowed in this period.' }),
    resetsAt: Type.String({ format: 'date-time', description: 'When the next period begins, ISO 8601 UTC.' }),
  },
  {
    $id: 'Cap',
    description: 'A credit cap and what is used of it.',
    examples: [{ scope: 'account', period: 'day', used: 37, cap: 1000, resetsAt: '2026-05-02T00:00:00.000Z' }],
  },
)

export const Billing = Type.Object(
  {
    creditsEstimated: Type.Integer({
      minimum: 0,
      description: 'The most this request could have cost, in credits, known before the work.',
    }),
    creditsCharged: Type.Integer({
      minimum: 0,
      description: 'What it did cost, in credits; never above the estimate, 0 for test keys.',
    }),
    priceList: Type.String({ description: 'Version of the price list that was applied.' }),
    caps: Type.Array(named(Cap), { description: 'The caps this request counted towards; empty when there are none.' }),
  },
  {
    $id: 'Billing',
    description: 'What this request cost.',
    examples: [{ creditsEstimated: 3, creditsCharged: 1, priceList: '2026-05', caps: [] }],
  },
)

const Resource = Type.Object(
  {
    label: Type.String({ description: 'Name of the help line or service.' }),
    phone: Type.Optional(Type.String({ description: 'Telephone number as dialled in its country.' })),
    url: Type.Optional(Type.String({ description: 'Web address.' })),
  },
  {
    $id: 'HelpResource',
    description: 'Where a person in need finds help.',
    examples: [{ label: '988 Suicide & Crisis Lifeline', phone: '988' }],
  },
)

export const Safety = Type.Object(
  {
    decision: oneOf(['allow', 'flag', 'redact', 'refuse'], 'What the guardrails decided for this request.'),
    categories: Type.Array(Type.String(), {
      description: 'Guardrails that had something to say, such as `crisisSafety`. May grow.',
    }),
    notes: Type.Array(Type.String(), { description: 'What was changed or left out, for a person to read.' }),
    resources: Type.Array(named(Resource), {
      description: 'Help lines to show when the request suggests that someone needs them.',
    }),
    care: Type.Object(
      {
        level: oneOf(
          ['none', 'note', 'danger'],
          'How much care the request calls for. `note`: the usual answer ends with one line of help. `danger`: help comes first.',
        ),
        kind: Type.Union([Type.String(), Type.Null()], {
          description: 'What the danger is, such as `self_harm` or `abuse_victim`; null where there is none. May grow.',
        }),
      },
      { description: 'What the reader of requests heard of somebody in need.' },
    ),
  },
  {
    $id: 'Safety',
    description: 'What the guardrails saw and did.',
    examples: [{ decision: 'allow', categories: [], notes: [], resources: [], care: { level: 'none', kind: null } }],
  },
)

/** Schemas that become named components; the server must know them before the routes that refer to them. */
export const replySchemas = [Span, Source, Citation, Usage, Cap, Billing, Resource, Safety]

/** The fields every charged reply has, whatever else it returns. */
export const commonFields = {
  id: Type.String({ description: 'Identifier of this reply; sorts by time.' }),
  createdAt: Type.String({ format: 'date-time', description: 'When the reply was made, ISO 8601 UTC.' }),
  livemode: Type.Boolean({ description: 'True for `ssa_live_` keys, false for `ssa_test_` keys.' }),
  language: oneOf(['en', 'es'], 'Language of the main text.'),
  model: Type.String({ description: 'What wrote it; `berea-extractive` is the engine that needs no language model.' }),
  mode: oneOf(
    ['extractive', 'generative'],
    '`extractive`: joined from sources. `generative`: written by a language model and checked.',
  ),
  citations: Type.Array(named(Citation), { description: 'Every source, in the order of its marker.' }),
  usage: named(Usage),
  billing: named(Billing),
  safety: named(Safety),
}

const ContextItem = Type.Object(
  {
    title: Type.Optional(
      Type.String({ maxLength: 200, description: 'What the reader would call this source, up to 200 characters.' }),
    ),
    text: Type.String({ minLength: 1, maxLength: 20_000, description: 'Its text, 1 to 20,000 characters.' }),
    kind: Type.Unsafe<'project' | 'file' | 'web'>({
      type: 'string',
      enum: ['project', 'file', 'web'],
      description: '`project` knowledge of your product, an uploaded `file`, or a `web` page.',
    }),
  },
  { additionalProperties: false },
)

/** Untrusted material that comes with a question. */
export const contextField = Type.Optional(
  Type.Union([Type.String({ maxLength: 200_000 }), Type.Array(ContextItem, { maxItems: 8 })], {
    description:
      'Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and never instruct the service. `context` and `history` together: at most 200,000 characters.',
  }),
)

/** Whether an answer has Markdown marks. */
export const responseFormatField = Type.Optional(
  Type.Unsafe<'markdown' | 'text'>({
    type: 'string',
    enum: ['markdown', 'text'],
    default: 'markdown',
    description: '`text` returns the same answer without Markdown marks, still in `answerMarkdown`.',
  }),
)

/** Request fields that say how an answer is to be written. */
export const mannerFields = {
  detail: Type.Optional(
    oneOf(
      details,
      'How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a dispute may need a little more.',
      { default: 'standard' },
    ),
  ),
  audience: Type.Optional(
    oneOf(
      audiences,
      'Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.',
    ),
  ),
}

/** Request fields that every written endpoint takes. */
export const optionFields = {
  translation: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description:
        'Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for Spanish), or another of GET /translations.',
      examples: ['WEB'],
    }),
  ),
  language: Type.Optional(
    oneOf(
      ['en', 'es'],
      'Language to answer in. Without it: the one detected, else that of the translation, else English.',
    ),
  ),
  country: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z]{2}$',
      description: 'ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.',
      examples: ['US'],
    }),
  ),
  stream: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        '`true` sends the reply as Server-Sent Events: `response.started`, `response.delta`, `response.citation`, then `response.completed` with the whole reply or `response.error` (docs/streaming.md).',
    }),
  ),
  maxOutputTokens: Type.Optional(
    Type.Integer({
      minimum: 16,
      maximum: 8_192,
      default: 1_024,
      description: 'Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a sentence.',
    }),
  ),
}

export type Billing = Static<typeof Billing>
