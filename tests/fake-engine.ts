import type {
  Answer,
  Chapter,
  Engine,
  Passage,
  StudyTopic,
  TranslationInfo,
  VerseSearch,
  Written,
} from '../src/engine/engine.ts'
import { AppError } from '../src/errors.ts'

const JOHN_3_16 =
  'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.'

const source = { title: 'World English Bible', license: 'Public Domain', attribution: null }

const written: Written = {
  language: 'en',
  model: 'berea-extractive',
  mode: 'extractive',
  citations: [],
  usage: { inputTokens: 58, outputTokens: 40, totalTokens: 98 },
  safety: { decision: 'allow', categories: [], notes: [], resources: [], care: { level: 'none', kind: null } },
  guard: { decisions: [], abuseFlags: [], isFree: false },
}

const answer: Answer = {
  ...written,
  suggestions: [],
  answerMarkdown: `> ${JOHN_3_16}\n>\n> — John 3:16 (WEB) [1]`,
  citations: [
    {
      id: 1,
      type: 'scripture',
      reference: 'John 3:16',
      osis: 'John.3.16',
      translation: 'WEB',
      text: JOHN_3_16,
      role: 'quoted',
      spans: [{ start: 2, end: 2 + JOHN_3_16.length }],
      verified: true,
      source,
    },
  ],
}

const translation = (id: string, language: string): TranslationInfo => ({
  id,
  title: `${id} Bible`,
  language,
  canon: 'all',
  versification: 'NRSVA',
  license: 'Public Domain',
  attribution: null,
})

const passage: Passage = {
  reference: 'John 3:16',
  osis: 'John.3.16',
  translation: 'WEB',
  verses: [
    {
      reference: 'John 3:16',
      osis: 'John.3.16',
      text: JOHN_3_16,
      redLetters: [{ start: 0, end: JOHN_3_16.length }],
      headings: [],
      words: [{ text: 'loved', strongs: ['G25'] }],
    },
  ],
  source,
}

const chapter = (translation: string): Chapter => ({
  osis: 'John.3',
  reference: 'John 3',
  translation,
  language: translation === 'RV1909' ? 'es' : 'en',
  verses: [
    {
      osis: 'John.3.16',
      number: 16,
      text: JOHN_3_16,
      redLetters: [{ start: 0, end: JOHN_3_16.length }],
      headings: [],
      notes: [],
      words: [{ start: 11, end: 16, strongs: ['G25'] }],
    },
  ],
  source,
})

const topic: StudyTopic = {
  id: 'anxiety',
  kind: 'topic',
  title: 'Anxiety',
  summary: 'Cast every care on God.',
  passages: [{ reference: '1 Peter 5:7', osis: '1Pet.5.7', note: 'He cares for us.' }],
  related: [],
  status: 'core',
  care: [],
}
const guide = { title: 'Berea study guide', license: 'CC BY 4.0', attribution: 'Berea study guide, CC BY 4.0' }

/** An engine that knows one verse. `over` replaces what a test is about. */
export function fakeEngine(over: Partial<Engine> = {}): Engine {
  return {
    corpusVersion: 'fake',
    listTranslations: () => [translation('WEB', 'en'), translation('KJV', 'en'), translation('RV1909', 'es')],
    readPassage: ({ reference, translation: asked = 'WEB' }) => {
      if (!['WEB', 'KJV', 'RV1909'].includes(asked.toUpperCase())) {
        throw new AppError('bad_request', `Unknown translation; the known are WEB, KJV, RV1909.`, {
          param: 'translation',
        })
      }
      if (!/^john[ .]3[:.]16$/i.test(reference)) {
        throw new AppError('bad_request', 'There is no such passage.', { param: 'reference' })
      }
      return passage
    },
    readChapter: ({ osis, translation: asked }) => (osis === 'John.3' ? chapter(asked) : undefined),
    listChapters: () => ['John.3'],
    readWord: ({ strongs }) =>
      strongs === 'G25'
        ? {
            strongs,
            language: 'greek',
            lemma: 'ἀγαπάω',
            transliteration: 'agapáō',
            pronunciation: "ag-ap-ah'-o",
            definition: 'to love',
            renderings: [{ text: 'loved', count: 1 }],
            verseCount: 1,
            verses: ['John.3.16'],
            isGrammar: false,
            source,
          }
        : undefined,
    listWords: () => ['G25'],
    listTopics: () => [topic],
    readTopic: ({ id }) => (id === topic.id ? { ...topic, aliases: [], sentences: [], source: guide } : undefined),
    searchVerses: async ({ query }): Promise<VerseSearch> => ({
      ...written,
      query,
      results: [
        {
          reference: 'John 3:16',
          osis: 'John.3.16',
          translation: 'WEB',
          text: JOHN_3_16,
          verses: [{ osis: 'John.3.16', text: JOHN_3_16 }],
          score: 1,
          matched: [{ kind: 'quotation', label: null }],
          parallels: [],
        },
      ],
      totalSearched: 31_102,
      corpusVersion: 'fake',
    }),
    writeAnswer: async () => answer,
    writeInsights: async () => ({
      ...written,
      passage: {
        reference: 'John 3:16',
        osis: 'John.3.16',
        translation: 'WEB',
        verses: [{ reference: 'John 3:16', osis: 'John.3.16', text: JOHN_3_16 }],
      },
      insightMarkdown: 'A study.',
      summary: '',
      surroundings: { before: null, after: null, book: null },
      themes: [],
      keyTerms: [],
      crossReferences: [],
      commentary: [],
      questions: [],
    }),
    writePrayer: async () => ({ ...written, title: 'A prayer', prayerMarkdown: 'Amen.', style: 'brief' }),
    writeTheology: async () => ({ ...answer, status: 'core', views: [] }),
    verifyVerses: async () => ({ items: [], corpusVersion: 'fake' }),
    ...over,
  }
}
