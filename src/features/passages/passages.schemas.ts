import { Type } from 'typebox'
import { ListQuery, listOf, named } from '../../http/index.ts'
import { Source, Span } from '../reply/index.ts'

export const PassageParams = Type.Object(
  {
    reference: Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'A passage in any common form, URL-encoded, at most 200 verses: `John 3:16`, `1 Cor 13`, `Ps 23:1-4`, `John.3.16`. A translation may stand behind it, as in `John 3:16 (KJV)`.',
      examples: ['John 3:16'],
    }),
  },
  { additionalProperties: false },
)

export const PassageQuery = Type.Object(
  {
    translation: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description:
          'Translation id in any case; default the one named behind the reference, else `WEB`. Two that differ are 400.',
        examples: ['WEB'],
      }),
    ),
  },
  { additionalProperties: false },
)

const PassageVerse = Type.Object(
  {
    reference: Type.String({ description: 'As the translation prints it.' }),
    osis: Type.String({ description: 'OSIS reference.' }),
    text: Type.String({ description: 'Exact text of the verse.' }),
    redLetters: Type.Array(named(Span), {
      description: 'Words of Jesus, as UTF-16 offsets into `text`; empty where the module marks none.',
    }),
    headings: Type.Array(Type.String(), { description: 'Headings that stand before the verse.' }),
    words: Type.Optional(
      Type.Array(
        Type.Object({
          text: Type.String({ description: 'One or more words of the translation.' }),
          strongs: Type.Array(Type.String(), { description: 'Strong’s numbers behind them, such as `G25`.' }),
        }),
        { description: 'Tagged words in reading order; absent where the module tags none.' },
      ),
    ),
  },
  { $id: 'PassageVerse', description: 'One verse.' },
)

export const PassageResponse = Type.Object(
  {
    reference: Type.String({ description: 'As the translation prints it.' }),
    osis: Type.String({ description: 'OSIS reference.' }),
    translation: Type.String({ description: 'Id of the translation.' }),
    verses: Type.Array(named(PassageVerse), { description: 'In canonical order, at most 200.' }),
    source: named(Source),
  },
  {
    $id: 'PassageResponse',
    description: 'The exact text of a passage.',
    examples: [
      {
        reference: 'John 3:16',
        osis: 'John.3.16',
        translation: 'WEB',
        verses: [
          {
            reference: 'John 3:16',
            osis: 'John.3.16',
            text: 'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
            redLetters: [{ start: 0, end: 130 }],
            headings: [],
          },
        ],
        source: { title: 'World English Bible', license: 'Public Domain', attribution: null },
      },
    ],
  },
)

const Translation = Type.Object(
  {
    id: Type.String({ description: 'What to send as `translation`.' }),
    title: Type.String({ description: 'Full title.' }),
    language: Type.String({ description: 'BCP 47 language tag.' }),
    canon: Type.Unsafe<'protestant' | 'all'>({
      type: 'string',
      enum: ['protestant', 'all'],
      description: '`all` when it holds deuterocanonical books too.',
    }),
    versification: Type.String({ description: 'Scheme of its verse numbers.' }),
    license: Type.String({ description: 'Licence of the text.' }),
    attribution: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Words the licence asks you to show; null when it asks for none.',
    }),
  },
  {
    $id: 'Translation',
    description: 'A Bible translation this installation has.',
    examples: [
      {
        id: 'WEB',
        title: 'World English Bible',
        language: 'en',
        canon: 'all',
        versification: 'NRSVA',
        license: 'Public Domain',
        attribution: null,
      },
    ],
  },
)

export const TranslationsQuery = ListQuery
export const TranslationsResponse = Type.Object(listOf(named(Translation)).properties, {
  $id: 'TranslationsResponse',
  description: 'One page of the translations.',
})

export const passageSchemas = [PassageVerse, PassageResponse, Translation, TranslationsResponse]
