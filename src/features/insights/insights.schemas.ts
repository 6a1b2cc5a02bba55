import { type Static, Type } from 'typebox'
import { commonFields, optionFields } from '../reply/index.ts'

const nullable = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description })

export const InsightsRequest = Type.Object(
  {
    passage: Type.String({
      minLength: 1,
      maxLength: 300,
      description:
        'The passage: a reference or a list of them in English or Spanish (`John 3:16`, `Rom 8:28-30`, `Salmo 23`), or a name that a passage goes by (`the Lord’s Prayer`). At most 200 verses. A translation may stand behind it: `John 3:16 KJV`.',
      examples: ['Psalm 23'],
    }),
    ...optionFields,
  },
  {
    $id: 'InsightsRequest',
    additionalProperties: false,
    examples: [{ passage: 'Philippians 4:4-9' }, { passage: 'Salmo 23', language: 'es' }],
  },
)

const StudiedVerse = Type.Object({
  reference: Type.String({ description: 'As the translation prints it.' }),
  osis: Type.String({ description: 'OSIS reference.' }),
  text: Type.String({ description: 'The verse, character for character.' }),
})

const StudiedPassage = Type.Object(
  {
    reference: Type.String({ description: 'The passage as it was read.' }),
    osis: Type.String({ description: 'OSIS ranges, parted by commas where there are several.' }),
    translation: Type.String({ description: 'Id of the translation.' }),
    verses: Type.Array(StudiedVerse, { description: 'Every verse that the translation prints, in order.' }),
  },
  { description: 'The passage itself.' },
)

const Surroundings = Type.Object(
  {
    before: nullable('What the passage before this one says, with its reference; null at the beginning of a book.'),
    after: nullable('What the passage after this one says, with its reference; null at the end of a book.'),
    book: nullable('What the book is about, in a sentence.'),
  },
  { description: 'What stands around the passage.' },
)

const Theme = Type.Object({
  name: Type.String({ description: 'An entry of the study guide, or a heading of the topical index (English only).' }),
  verses: Type.Array(Type.String(), { description: 'OSIS references of the verses of the passage that speak of it.' }),
})

const KeyTerm = Type.Object({
  word: Type.String({ description: 'The word or words of the passage, lower case.' }),
  strongs: Type.String({ description: 'Strong’s number: `G` for Greek, `H` for Hebrew and Aramaic.' }),
  lemma: Type.String({ description: 'The Greek or Hebrew word.' }),
  transliteration: Type.String({ description: 'How it sounds, in Latin letters.' }),
  gloss: Type.String({
    description:
      'What it means, in a few words: as the study guide or the dictionary says, else how the King James Version (in Spanish the Reina-Valera) renders it most.',
  }),
  reference: Type.String({ description: 'The verse of the passage where it stands first.' }),
})

const CrossReference = Type.Object({
  reference: Type.String({ description: 'A passage elsewhere.' }),
  osis: Type.String({ description: 'OSIS reference.' }),
  text: Type.String({ description: 'Its words in the same translation, character for character.' }),
  reason: Type.String({
    description:
      'Why it belongs here: a margin, shared wording, the study guide, the topical index, a commentator, or a rare word that stands in both.',
  }),
})

const CommentaryExcerpt = Type.Object({
  source: Type.String({
    description: 'The commentator. The commentaries are English, which a Spanish reply says here.',
  }),
  reference: Type.String({ description: 'The verses that the comment explains.' }),
  excerpt: Type.String({ description: 'Whole sentences, at most 600 characters, character for character.' }),
})

export const InsightsResponse = Type.Object(
  {
    ...commonFields,
    passage: StudiedPassage,
    insightMarkdown: Type.String({
      description:
        'A study page in clean Markdown with `[n]` markers that name citations: the passage, its setting, key words, connections, commentary, questions. What does not fit into `maxOutputTokens` stands in the other fields.',
    }),
    summary: Type.String({
      description: 'One or two sentences: what the passage says and where in its book it stands.',
    }),
    surroundings: Surroundings,
    themes: Type.Array(Theme, { description: 'What the passage is about, the most telling first.' }),
    keyTerms: Type.Array(KeyTerm, {
      description: 'Telling words in the order of the passage; empty where no translation of it has Strong’s numbers.',
    }),
    crossReferences: Type.Array(CrossReference, { description: 'Up to 12, the nearest first; none from the passage.' }),
    commentary: Type.Array(CommentaryExcerpt, { description: 'What commentators say; empty where none has it.' }),
    questions: Type.Array(Type.String(), {
      description: 'Questions for study, from what is said over what is meant to what it asks of the reader.',
    }),
  },
  {
    $id: 'InsightsResponse',
    description: 'The study of a passage, its sources and its price.',
    examples: [
      {
        id: 'ins_01JTC5Y2Q8M4W0Z3V7K6N9XBRA',
        createdAt: '2026-05-01T12:00:00.000Z',
        livemode: true,
        language: 'en',
        model: 'berea-extractive',
        mode: 'extractive',
        passage: {
          reference: 'John 3:16',
          osis: 'John.3.16',
          translation: 'WEB',
          verses: [
            {
              reference: 'John 3:16',
              osis: 'John.3.16',
              text: 'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
            },
          ],
        },
        insightMarkdown:
          'Jesus says in John 3:16:\n\n> For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life. [1]',
        summary: 'John 3:14-16: Whoever believes in the Son has eternal life.',
        surroundings: {
          before: 'John 3:5-8: Born of the Spirit; wind and Spirit in one word.',
          after: 'John 3:19-21: People loved darkness; whoever does truth comes to the light.',
          book: 'John tells who Jesus is: the Word who was with God and was God and became flesh.',
        },
        themes: [{ name: 'God’s love for us', verses: ['John.3.16'] }],
        keyTerms: [
          {
            word: 'eternal',
            strongs: 'G166',
            lemma: 'αἰώνιος',
            transliteration: 'aiṓnios',
            gloss: 'eternal',
            reference: 'John 3:16',
          },
        ],
        crossReferences: [
          {
            reference: 'Romans 5:8',
            osis: 'Rom.5.8',
            text: 'But God commends his own love toward us, in that while we were yet sinners, Christ died for us.',
            reason: 'Christ died for us while we were still sinners. (study guide, “God’s love for us”)',
          },
        ],
        commentary: [
          {
            source: 'Matthew Henry',
            reference: 'John 3:1-21',
            excerpt: 'Behold and wonder, that the great God should love such a worthless world!',
          },
        ],
        questions: ['Jesus is speaking. Read John 3:1-15: to whom, and what led up to it?'],
        citations: [
          {
            id: 1,
            type: 'scripture',
            reference: 'John 3:16',
            osis: 'John.3.16',
            translation: 'WEB',
            text: 'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
            role: 'quoted',
            spans: [{ start: 28, end: 158 }],
            verified: true,
            source: { title: 'World English Bible', license: 'Public Domain', attribution: null },
          },
        ],
        usage: { inputTokens: 58, outputTokens: 40, totalTokens: 98 },
        billing: { creditsEstimated: 5, creditsCharged: 1, priceList: '2026-05', caps: [] },
        safety: { decision: 'allow', categories: [], notes: [], resources: [], care: { level: 'none', kind: null } },
      },
    ],
  },
)

export type InsightsRequest = Static<typeof InsightsRequest>
export const insightsSchemas = [InsightsRequest, InsightsResponse]
