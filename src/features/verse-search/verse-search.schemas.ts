import { type Static, Type } from 'typebox'
import { named } from '../../http/index.ts'
import { commonFields, optionFields } from '../reply/index.ts'

const { translation, language } = optionFields

export const VerseSearchRequest = Type.Object(
  {
    query: Type.String({
      minLength: 1,
      maxLength: 500,
      description:
        'A topic, a question, words, a half-remembered quotation or a reference, 1 to 500 characters. A reference that does not exist is 400.',
    }),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        default: 10,
        description: 'How many results to return at most, 1 to 100.',
      }),
    ),
    translation,
    language,
    testament: Type.Optional(
      Type.Unsafe<'old' | 'new'>({ type: 'string', enum: ['old', 'new'], description: 'Search one testament only.' }),
    ),
    books: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
        minItems: 1,
        maxItems: 90,
        description: 'Search these books only: OSIS codes or names, such as `Ps` or `Psalms`.',
        examples: [['Ps', 'Prov']],
      }),
    ),
    canon: Type.Optional(
      Type.Unsafe<'protestant' | 'all'>({
        type: 'string',
        enum: ['protestant', 'all'],
        default: 'protestant',
        description:
          '`all` also searches the deuterocanonical books. A passage of theirs that the query names is shown unless `protestant` is sent.',
      }),
    ),
  },
  {
    $id: 'VerseSearchRequest',
    additionalProperties: false,
    examples: [
      { query: 'God so loved the world', limit: 3 },
      { query: 'comfort for the grieving', testament: 'old' },
    ],
  },
)

const SearchResult = Type.Object(
  {
    reference: Type.String({
      description: 'As the translation prints it; a range when neighbouring verses belong together.',
    }),
    osis: Type.String({ description: 'OSIS reference of the whole result.' }),
    translation: Type.String({ description: 'Id of the translation of `text`.' }),
    text: Type.String({ description: 'Exact text of all its verses.' }),
    verses: Type.Array(
      Type.Object({
        osis: Type.String({ description: 'OSIS reference of one verse.' }),
        text: Type.String({ description: 'Its exact text.' }),
      }),
      { description: 'The verses one by one.' },
    ),
    score: Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        'How well it fits, 0 to 1: of a passage that was ranked, about the share of such passages that people name for such a query.',
    }),
    matched: Type.Array(
      Type.Object({
        kind: Type.Unsafe<'reference' | 'quotation' | 'guide' | 'topic' | 'words' | 'meaning' | 'commentary'>({
          type: 'string',
          enum: ['reference', 'quotation', 'guide', 'topic', 'words', 'meaning', 'commentary'],
          description: 'How it was found. May grow.',
        }),
        label: Type.Unsafe<string | null>({
          type: ['string', 'null'],
          description: 'The topic, study-guide entry or words, where there are any.',
        }),
      }),
      { description: 'Why it was found, strongest reason first.' },
    ),
    parallels: Type.Array(Type.String(), {
      description: 'OSIS references of passages that tell or say the same in the same words.',
    }),
  },
  { $id: 'SearchResult', description: 'One passage that was found.' },
)

const john316 =
  'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.'

export const VerseSearchResponse = Type.Object(
  {
    ...commonFields,
    query: Type.String({ description: 'The query as sent.' }),
    results: Type.Array(named(SearchResult), { description: 'Best first.' }),
    totalSearched: Type.Integer({ minimum: 0, description: 'How many verses were searched.' }),
    corpusVersion: Type.String({ description: 'Version of the texts; the same version gives the same results.' }),
  },
  {
    $id: 'VerseSearchResponse',
    description: 'The passages found, best first.',
    examples: [
      {
        id: 'vs_01JTC5Y2Q8M4W0Z3V7K6N9XBRA',
        createdAt: '2026-05-01T12:00:00.000Z',
        livemode: true,
        language: 'en',
        model: 'berea-extractive',
        mode: 'extractive',
        query: 'God so loved the world',
        results: [
          {
            reference: 'John 3:16',
            osis: 'John.3.16',
            translation: 'WEB',
            text: john316,
            verses: [{ osis: 'John.3.16', text: john316 }],
            score: 1,
            matched: [{ kind: 'quotation', label: null }],
            parallels: [],
          },
        ],
        totalSearched: 31102,
        corpusVersion: '3f9c2a7b',
        citations: [],
        usage: { inputTokens: 6, outputTokens: 0, totalTokens: 6 },
        billing: { creditsEstimated: 1, creditsCharged: 1, priceList: '2026-05', caps: [] },
        safety: { decision: 'allow', categories: [], notes: [], resources: [], care: { level: 'none', kind: null } },
      },
    ],
  },
)

export type VerseSearchRequest = Static<typeof VerseSearchRequest>
export const verseSearchSchemas = [VerseSearchRequest, SearchResult, VerseSearchResponse]
