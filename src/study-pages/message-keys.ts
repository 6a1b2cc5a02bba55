import type { GuideKind } from '../engine/engine.ts'

/** What the pages say of themselves, in one language. */
export type Messages = {
  ask: string
  console: string
  privacy: string
  contact: string
  passages: string
  topics: string
  skip: string
  pages: string
  goTo: string
  go: string
  goExample: string
  otherLanguage: string
  about: string
  previous: string
  next: string
  translation: string
  beside: string
  alone: string
  showStrongs: string
  hideStrongs: string
  chapter: string
  wholeChapter: string
  verse: string
  searchGuide: string
  footnotes: string
  backToVerse: (verse: number) => string
  crossReferences: string
  words: string
  wordsFrom: (translation: string) => string
  topicsHere: string
  moreTopics: (count: number) => string
  notPrinted: (translation: string) => string
  foreignText: (translation: string) => string
  describeChapter: (reference: string, title: string) => string
  books: string
  booksSummary: string
  testaments: Record<'old' | 'deuterocanon' | 'new', string>
  topicsSummary: string
  search: string
  searchTopics: string
  found: (count: number, query: string) => string
  foundNone: (query: string) => string
  entries: (count: number) => string
  kinds: Record<GuideKind, string>
  kind: Record<GuideKind, string>
  status: Record<'disputed' | 'uncertain', string>
  sharedGround: string
  views: string
  questions: string
  facts: string
  passagesQuoted: string
  related: string
  readMore: string
  howWritten: string
  howWrittenText: string
  licence: string
  help: string
  helpDanger: string
  helpNote: string
  verdicts: Record<'not_in_the_bible' | 'half_true' | 'paraphrase', string>
  origin: string
  author: string
  date: string
  audience: string
  purpose: string
  outline: string
  word: string
  languages: Record<'greek' | 'hebrew', string>
  pronounced: string
  definition: string
  senses: string
  inGuide: string
  renderings: string
  times: (count: number) => string
  stands: (count: number, shown: number) => string
  wordNever: string
  describeWord: (strongs: string, language: string) => string
  setting: string
  hard: string
  textNotes: string
  toPonder: string
  prayer: string
  before: string
  after: string
  notFound: string
  noBook: (typed: string) => string
  noChapter: (book: string, chapter: number, count: number) => string
  noVerse: (reference: string, verse: number, count: number) => string
  noTranslation: (typed: string) => string
  lacks: (translation: string, reference: string) => string
  noTopic: (typed: string) => string
  noWord: (typed: string) => string
  youMayMean: string
  tooMany: string
  waitSeconds: (seconds: number) => string
}
