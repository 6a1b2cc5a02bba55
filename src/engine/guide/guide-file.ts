import { type Static, type TSchema, Type } from 'typebox'

const closed = { additionalProperties: false } as const
const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^\\S(.*\\S)?$' })
const inBoth = <S extends TSchema>(of: S) => Type.Object({ en: of, es: of }, closed)
const oneOf = <const V extends string>(values: readonly V[]) => Type.Union(values.map((value) => Type.Literal(value)))

/** What an entry is about. The folder of a file names its kind. */
export const guideKinds = {
  topics: 'topic',
  disputed: 'disputed',
  people: 'person',
  events: 'event',
  places: 'place',
  words: 'word',
  books: 'book',
  sayings: 'saying',
  'false-premises': 'false_premise',
} as const
export type GuideKind = (typeof guideKinds)[keyof typeof guideKinds]

/** What somebody who asks about an entry may be going through. */
const cares = ['grief', 'abuse', 'suicide', 'self_harm', 'illness', 'mental_health', 'guilt', 'addiction'] as const
export type Care = (typeof cares)[number]

/** Whose views the guide tells apart. */
export const traditions = [
  'Catholic',
  'Orthodox',
  'Lutheran',
  'Reformed',
  'Anglican',
  'Baptist',
  'Wesleyan',
  'Pentecostal',
  'Anabaptist',
  'Adventist',
  'Evangelical',
  'Quaker',
] as const
export type Tradition = (typeof traditions)[number]

const reference = line(200)
/** A sentence in both languages and the passages that bear it out. */
const sentence = Type.Object({ en: line(400), es: line(440), from: reference }, closed)
/** One that tradition or scholarship knows, and no passage. */
const statement = Type.Object({ en: line(500), es: line(550), from: Type.Optional(reference) }, closed)
/** What a passage contributes. */
const note = Type.Object({ en: line(160), es: line(180) }, closed)
/** `quote` is the part of a long passage that says what the note promises. */
const passage = Type.Object({ ref: reference, note, quote: Type.Optional(reference) }, closed)
const aliases = (en: [number, number], es: [number, number]) =>
  Type.Object(
    {
      en: Type.Array(line(100), { minItems: en[0], maxItems: en[1] }),
      es: Type.Array(line(110), { minItems: es[0], maxItems: es[1] }),
    },
    closed,
  )

/** How an answer knows what it says: a passage says it, it follows from one, all Christians confess it, a tradition holds it … */
const bases = ['text', 'inference', 'confession', 'view', 'history', 'scholarship', 'counsel'] as const
export type Basis = (typeof bases)[number]
const polarities = ['yes', 'no', 'depends', 'christians_differ', 'not_told', 'value'] as const
export type Polarity = (typeof polarities)[number]
/** How a question is asked: the reader's names (training/LABELS.md), as far as an answer of its own is due. */
export const answerFrames = ['about', 'self', 'other', 'did', 'done', 'may', 'why', 'how', 'value'] as const
export type AnswerFrame = (typeof answerFrames)[number]
/** `who` says whose view it is, `source` where history or scholarship has it from. */
const claim = Type.Object(
  { ...statement.properties, basis: oneOf(bases), who: Type.Optional(line(90)), source: Type.Optional(line(160)) },
  closed,
)
const asks = (language: 'en' | 'es') => Type.Array(line(language === 'en' ? 160 : 170), { minItems: 1, maxItems: 40 })
/** What one question asks, in several wordings, and the sentences that answer it: `lead` could be the whole reply. */
const answer = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 40 }),
    frame: oneOf(answerFrames),
    asks: Type.Object({ en: asks('en'), es: asks('es') }, closed),
    polarity: Type.Optional(oneOf(polarities)),
    lead: claim,
    short: Type.Array(claim, { minItems: 1, maxItems: 3 }),
  },
  closed,
)

/** What shares words with an entry and belongs elsewhere: `send_to` is the id of the entry that answers it. */
const scope = Type.Object(
  { not: Type.Array(Type.Object({ ask: inBoth(line(170)), send_to: line(60) }, closed), { minItems: 1, maxItems: 8 }) },
  closed,
)
/** For somebody in need: a sentence of nearness, passages that are not to be given to them, and a short prayer. */
const pastoral = Type.Object(
  {
    open: Type.Object({ en: line(220), es: line(240) }, closed),
    never: Type.Optional(Type.Array(reference, { minItems: 1, maxItems: 8 })),
    prayer: Type.Object({ en: line(330), es: line(360), from: reference }, closed),
  },
  closed,
)

const common = {
  answers: Type.Optional(Type.Array(answer, { minItems: 1, maxItems: 24 })),
  scope: Type.Optional(scope),
  pastoral: Type.Optional(pastoral),
  /** Two to four sentences for a child of seven to eleven. */
  child: Type.Optional(Type.Object({ en: line(420), es: line(460) }, closed)),
  title: inBoth(line(90)),
  related: Type.Array(line(60), { minItems: 1, maxItems: 8 }),
  care: Type.Optional(Type.Array(oneOf(cares), { minItems: 1 })),
}
const summary = <S extends TSchema>(of: S, min = 2, max = 5) => Type.Array(of, { minItems: min, maxItems: max })
const passages = (minItems: number, maxItems: number) => Type.Array(passage, { minItems, maxItems })

/** `source` says where history has it from, of a fact that stands in no passage. */
const fact = Type.Object(
  { ...statement.properties, source: Type.Optional(line(160)), asks: aliases([1, 24], [1, 24]) },
  closed,
)
const whoOrWhat = Type.Object(
  {
    ...common,
    aliases: aliases([2, 24], [1, 20]),
    summary: summary(sentence, 2, 4),
    facts: Type.Array(fact, { minItems: 3, maxItems: 24 }),
    passages: passages(3, 12),
  },
  closed,
)

/** The form of an entry's file, by kind. Texts are plain prose in one line; a reference is written in English. */
export const guideFiles = {
  topic: Type.Object(
    {
      ...common,
      aliases: aliases([1, 30], [1, 24]),
      status: oneOf(['core', 'disputed', 'uncertain']),
      summary: summary(sentence),
      passages: passages(6, 16),
    },
    closed,
  ),
  disputed: Type.Object(
    {
      ...common,
      aliases: aliases([1, 30], [1, 24]),
      shared: summary(sentence, 2, 4),
      views: Type.Array(
        Type.Object(
          {
            traditions: Type.Array(oneOf(traditions), { minItems: 1 }),
            name: inBoth(line(90)),
            summary: summary(statement, 2, 4),
            passages: passages(2, 8),
          },
          closed,
        ),
        { minItems: 2, maxItems: 6 },
      ),
      passages: passages(3, 12),
    },
    closed,
  ),
  person: whoOrWhat,
  event: whoOrWhat,
  place: whoOrWhat,
  word: Type.Object(
    {
      ...common,
      aliases: aliases([1, 20], [1, 16]),
      strongs: Type.Array(Type.String({ pattern: '^[GH][1-9]\\d{0,3}$' }), { minItems: 1, maxItems: 8 }),
      lemma: line(40),
      transliteration: line(40),
      summary: summary(sentence),
      senses: Type.Array(sentence, { minItems: 2, maxItems: 7 }),
      passages: passages(4, 12),
    },
    closed,
  ),
  book: Type.Object(
    {
      ...common,
      aliases: aliases([1, 20], [1, 16]),
      book: line(8),
      summary: summary(sentence, 2, 4),
      author: statement,
      date: statement,
      audience: statement,
      purpose: statement,
      outline: Type.Array(Type.Object({ ref: reference, en: line(120), es: line(130) }, closed), {
        minItems: 1,
        maxItems: 12,
      }),
      passages: passages(3, 10),
    },
    closed,
  ),
  saying: Type.Object(
    {
      ...common,
      aliases: aliases([1, 20], [1, 16]),
      verdict: oneOf(['not_in_the_bible', 'half_true', 'paraphrase']),
      summary: summary(statement, 2, 4),
      origin: Type.Optional(inBoth(line(400))),
      passages: passages(2, 8),
    },
    closed,
  ),
  false_premise: Type.Object(
    {
      ...common,
      aliases: aliases([1, 24], [1, 20]),
      summary: summary(sentence, 2, 4),
      passages: passages(2, 8),
    },
    closed,
  ),
} as const satisfies Record<GuideKind, TSchema>

export type GuideFile<K extends GuideKind = GuideKind> = Static<(typeof guideFiles)[K]>
export type SentenceInFile = Static<typeof statement>
export type PassageInFile = Static<typeof passage>
export type ClaimInFile = Static<typeof claim>
export type FactInFile = Static<typeof fact>
