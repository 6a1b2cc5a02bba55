import { Type } from 'typebox'
import { type AnswerFrame, answerFrames, type GuideKind } from '../../engine/engine.ts'
import { ListQuery, listOf, named } from '../../http/index.ts'
import { Source } from '../reply/index.ts'

const LanguageOfTopic = Type.Unsafe<'en' | 'es'>({
  type: 'string',
  enum: ['en', 'es'],
  description: 'Language of titles, summaries, notes and references; default that of `query`, else `en`.',
})

export const TopicsQuery = Type.Object(
  {
    query: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 500,
        description:
          'A question, name or subject: the entries that it is about, best first, at most 50. Without it, every entry by its id.',
        examples: ['How do I deal with anxiety?'],
      }),
    ),
    language: Type.Optional(LanguageOfTopic),
    ...ListQuery.properties,
  },
  { additionalProperties: false },
)

export const TopicParams = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of an entry.', examples: ['anxiety'] }) },
  { additionalProperties: false },
)

export const TopicQuery = Type.Object({ language: Type.Optional(LanguageOfTopic) }, { additionalProperties: false })

const TopicPassage = Type.Object(
  {
    reference: Type.String({ description: 'The passage as readers write it.' }),
    osis: Type.String({ description: 'OSIS reference.' }),
    note: Type.String({ description: 'What the passage contributes, in some 20 words.' }),
  },
  { $id: 'TopicPassage', description: 'A passage of a study-guide entry.' },
)

const TopicSentence = Type.Object(
  {
    text: Type.String({ description: 'One sentence.' }),
    osis: Type.Array(Type.String(), {
      description: 'Passages that bear it out; empty where only tradition or scholarship does.',
    }),
  },
  { $id: 'TopicSentence', description: 'A sentence of a study-guide entry with its passages.' },
)

const kinds: GuideKind[] = ['topic', 'disputed', 'person', 'event', 'place', 'word', 'book', 'saying', 'false_premise']

const topicExample = {
  id: 'anxiety',
  kind: 'topic' as const,
  title: 'Anxiety and worry',
  summary:
    'Paul’s remedy is prayer in everything, with thanks, and the promise is that God’s peace stands guard over heart and mind.',
  passages: [
    {
      reference: 'Philippians 4:6-7',
      osis: 'Phil.4.6-Phil.4.7',
      note: 'Prayer with thanksgiving in place of anxiety; God’s peace guards heart and mind.',
    },
  ],
  related: ['fear', 'peace'],
  status: 'core' as const,
  care: ['mental_health'],
}

const topicFields = {
  id: Type.String({ description: 'Id of the entry.' }),
  kind: Type.Unsafe<GuideKind>({ type: 'string', enum: kinds, description: 'What the entry is about.' }),
  title: Type.String({ description: 'Its title.' }),
  summary: Type.String({ description: 'A short answer; of a disputed question, what all sides share.' }),
  passages: Type.Array(named(TopicPassage), { description: 'In teaching order.' }),
  related: Type.Array(Type.String(), { description: 'Ids of entries to read next.' }),
  status: Type.Unsafe<'core' | 'disputed' | 'uncertain'>({
    type: 'string',
    enum: ['core', 'disputed', 'uncertain'],
    description:
      '`core`: Christians agree in the main; `disputed`: they differ; `uncertain`: Scripture does not settle it.',
  }),
  care: Type.Array(Type.String(), {
    description: 'What somebody who asks may be going through, such as `grief` or `abuse`; mostly empty.',
  }),
}

const Topic = Type.Object(topicFields, {
  $id: 'Topic',
  description: 'An entry of the study guide.',
  examples: [topicExample],
})

export const TopicResponse = Type.Object(
  {
    ...topicFields,
    aliases: Type.Array(Type.String(), { description: 'Other names, and questions that the entry answers.' }),
    sentences: Type.Array(named(TopicSentence), { description: 'The summary, sentence by sentence.' }),
    views: Type.Optional(
      Type.Array(
        Type.Object({
          traditions: Type.Array(Type.String(), { description: 'Who teaches so.' }),
          name: Type.String({ description: 'The view in a line.' }),
          sentences: Type.Array(named(TopicSentence), { description: 'In words that its own teachers would accept.' }),
          passages: Type.Array(named(TopicPassage), { description: 'The texts it rests on.' }),
        }),
        { description: 'Of a disputed question, its sides.' },
      ),
    ),
    facts: Type.Optional(
      Type.Array(named(TopicSentence), { description: 'Of a person, event or place, what Scripture tells.' }),
    ),
    answers: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.String({ description: 'Id within the entry.' }),
          frame: Type.Unsafe<AnswerFrame>({
            type: 'string',
            enum: [...answerFrames],
            description:
              'How it is asked: `about` the matter, one’s own trouble (`self`), for somebody `other`, of what one `did` or what was `done` to one, whether one `may`, `why`, `how`, or which is of more `value`.',
          }),
          question: Type.String({ description: 'One of its wordings.' }),
          sentences: Type.Array(named(TopicSentence), { description: 'The first could be the whole reply.' }),
        }),
        { description: 'What is asked of it, each with its answer.' },
      ),
    ),
    word: Type.Optional(
      Type.Object(
        {
          strongs: Type.Array(Type.String(), { description: 'Strong’s numbers, such as `G26`.' }),
          lemma: Type.String({ description: 'The word in its own letters.' }),
          transliteration: Type.String({ description: 'The word in ours.' }),
          senses: Type.Array(named(TopicSentence), { description: 'How Scripture uses it.' }),
        },
        { description: 'Of a Hebrew or Greek word.' },
      ),
    ),
    book: Type.Optional(
      Type.Object(
        {
          osis: Type.String({ description: 'OSIS code of the book.' }),
          author: named(TopicSentence),
          date: named(TopicSentence),
          audience: named(TopicSentence),
          purpose: named(TopicSentence),
          outline: Type.Array(
            Type.Object({
              reference: Type.String({ description: 'The part as readers write it.' }),
              osis: Type.String({ description: 'OSIS reference.' }),
              title: Type.String({ description: 'What it is about.' }),
            }),
            { description: 'Its parts in order.' },
          ),
        },
        { description: 'Of a book of the Bible.' },
      ),
    ),
    saying: Type.Optional(
      Type.Object(
        {
          verdict: Type.Unsafe<'not_in_the_bible' | 'half_true' | 'paraphrase'>({
            type: 'string',
            enum: ['not_in_the_bible', 'half_true', 'paraphrase'],
            description:
              '`half_true`: something like it stands there and says something else; `paraphrase`: the thought stands there in other words.',
          }),
          origin: Type.Unsafe<string | null>({
            type: ['string', 'null'],
            description: 'Where it comes from; null where that is not known.',
          }),
        },
        { description: 'Of a saying that is taken for Scripture.' },
      ),
    ),
    source: named(Source),
  },
  {
    $id: 'TopicResponse',
    description: 'An entry of the study guide, whole. Which optional parts it has follows from its kind.',
    examples: [
      {
        ...topicExample,
        aliases: ['worry', 'how do I deal with anxiety'],
        sentences: [{ text: topicExample.summary, osis: ['Phil.4.6-Phil.4.7'] }],
        source: { title: 'Berea study guide', license: 'CC BY 4.0', attribution: 'Berea study guide, CC BY 4.0' },
      },
    ],
  },
)

export const TopicsResponse = Type.Object(listOf(named(Topic)).properties, {
  $id: 'TopicsResponse',
  description: 'One page of the study guide’s entries.',
})

export const topicSchemas = [TopicPassage, TopicSentence, Topic, TopicResponse, TopicsResponse]
