import { type Static, Type } from 'typebox'
import { named } from '../../http/index.ts'

const nullable = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description })
const offset = (description: string) => Type.Integer({ minimum: 0, description })

export const VerseVerifyRequest = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: 20_000,
      description: 'Any text that quotes or names verses: an answer, a sermon, a post. 1 to 20,000 characters.',
    }),
    translation: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description:
          'The translation that the text quotes from where it names none itself, in any case. Without it the words may be those of any translation here.',
        examples: ['WEB'],
      }),
    ),
  },
  {
    $id: 'VerseVerifyRequest',
    additionalProperties: false,
    examples: [{ text: 'John 3:16 says, “For God so loved the earth” (KJV).' }],
  },
)

const Difference = Type.Object(
  {
    kind: Type.Unsafe<'changed' | 'missing' | 'added'>({
      type: 'string',
      enum: ['changed', 'missing', 'added'],
      description: 'What was done to the words.',
    }),
    found: Type.String({ description: 'The words of the text; empty where words are missing.' }),
    true: Type.String({ description: 'The words of the translation; empty where words are added.' }),
    start: offset('Where `found` begins in the text, in UTF-16 code units.'),
    end: offset('Where it ends, exclusive; `start` again where words are missing.'),
  },
  { $id: 'VerseDifference', description: 'A stretch of words in which a quotation differs from the translation.' },
)

const results = ['exact', 'elided', 'misquoted', 'wrong_reference', 'wrong_translation', 'no_such_verse'] as const

const VerifiedItem = Type.Object(
  {
    kind: Type.Unsafe<'quotation' | 'reference'>({
      type: 'string',
      enum: ['quotation', 'reference'],
      description: 'Words quoted, or a verse named. A quotation with its reference is one item of each kind.',
    }),
    found: Type.String({ description: 'The characters of the text, without quotation marks.' }),
    start: offset('Where `found` begins in the text, in UTF-16 code units.'),
    end: offset('Where it ends, exclusive.'),
    result: Type.Unsafe<(typeof results)[number]>({
      type: 'string',
      enum: results,
      description:
        '`exact`: the words stand so in the verses named, or, where none is named, in those found; a reference exists. `elided`: they do with an ellipsis or with brackets around what is the quoter’s. `misquoted`: words are changed, missing or added, a negation or subject is cut off right before them, or it is nothing like the verse; with `trueText` null words are given as Scripture, with or without quotation marks, that are nowhere in it. `wrong_reference`: the words are those of another verse. `wrong_translation`: the words are those of another translation than the one named. `no_such_verse`: the verse does not exist, or the translation named lacks it. Case, punctuation and white space count for nothing. May grow.',
    }),
    reference: nullable('Where the words truly stand; null when nowhere, as for a reference that does not exist.'),
    osis: nullable('The same in OSIS.'),
    translation: nullable('The translation that `trueText` is of; of a reference, the one named beside it.'),
    trueText: nullable(
      'What the translation says in the place of the quotation, character for character; null for a reference.',
    ),
    differences: Type.Array(named(Difference), {
      description:
        'Where the words differ, in their order. Empty for a right quotation and for one that is nothing like the verse.',
    }),
    certain: Type.Boolean({
      description:
        'False when a translation is named that is not here, whatever the result: words that are `exact` here may not be its own, and words that are `misquoted` here may be.',
    }),
  },
  { $id: 'VerifiedItem', description: 'One quotation or reference and the finding on it.' },
)

const text = 'John 3:16 says, “For God so loved the earth” (KJV).'

export const VerseVerifyResponse = Type.Object(
  {
    items: Type.Array(named(VerifiedItem), { description: 'In the order of the text.' }),
    corpusVersion: Type.String({ description: 'Version of the texts; the same version gives the same findings.' }),
  },
  {
    $id: 'VerseVerifyResponse',
    description: 'Every quotation and reference of the text.',
    examples: [
      {
        items: [
          {
            kind: 'reference',
            found: 'John 3:16',
            start: 0,
            end: 9,
            result: 'exact',
            reference: 'John 3:16',
            osis: 'John.3.16',
            translation: null,
            trueText: null,
            differences: [],
            certain: true,
          },
          {
            kind: 'quotation',
            found: 'For God so loved the earth',
            start: text.indexOf('For'),
            end: text.indexOf('”'),
            result: 'misquoted',
            reference: 'John 3:16',
            osis: 'John.3.16',
            translation: 'KJV',
            trueText: 'For God so loved the world',
            differences: [
              { kind: 'changed', found: 'earth', true: 'world', start: text.indexOf('earth'), end: text.indexOf('”') },
            ],
            certain: true,
          },
        ],
        corpusVersion: '3f9c2a7b',
      },
    ],
  },
)

export type VerseVerifyRequest = Static<typeof VerseVerifyRequest>
export const verseVerifySchemas = [VerseVerifyRequest, Difference, VerifiedItem, VerseVerifyResponse]
