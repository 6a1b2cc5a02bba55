import type { AnswerFrame, GuideKind } from './guide/guide-file.ts'
import type { Insights, InsightsRequest } from './insights/contract.ts'
import type { Prayer, PrayerRequest } from './prayers/contract.ts'
import type { Intent } from './understand/intent.ts'
import type { VerifiedVerses, VerifyRequest } from './verification/contract.ts'
import type {
  Audience,
  ContextItem,
  Detail,
  GuardContext,
  HistoryTurn,
  Language,
  Span,
  Suggestion,
  Written,
} from './writing.ts'

export type { GuardDecision, GuardrailSettings } from './guardrails/terms.ts'
export { type AnswerFrame, answerFrames, type GuideKind } from './guide/guide-file.ts'
export type { Insights, InsightsRequest } from './insights/contract.ts'
export type { Prayer, PrayerRequest, PrayerStyle } from './prayers/contract.ts'
export type { VerificationResult, VerifiedVerses, VerifyRequest } from './verification/contract.ts'
export * from './writing.ts'

/** How an answer is to be written; standard and general unless told. */
type Manner = { detail?: Detail; audience?: Audience }

export type AnswerRequest = Manner & {
  prompt: string
  responseFormat?: 'markdown' | 'text'
  translation?: string
  language?: Language
  maxOutputTokens?: number
  context?: string | ContextItem[]
  history?: HistoryTurn[]
  /** Without it the settings of an account that has set nothing. */
  guard?: GuardContext
  /** What it asks, where that was read already. */
  intent?: Intent
}
export type Answer = Written & {
  answerMarkdown: string
  /** Entries of the guide that may be meant as well, or that come nearest where none is sure; three at most. */
  suggestions: Suggestion[]
}

export type TheologyRequest = Manner & {
  question: string
  context?: string | ContextItem[]
  /** The tradition whose view is to come first. */
  tradition?: string
  translation?: string
  language?: Language
  maxOutputTokens?: number
  guard?: GuardContext
  /** What it asks, where that was read already. */
  intent?: Intent
}

/** One side of a matter on which Christians differ. `citationIds` are ids in `citations`. */
export type TheologyView = { tradition: string; summary: string; citationIds: number[] }

export type Theology = Written & {
  answerMarkdown: string
  /** `core`: Christians agree. `disputed`: they differ, and `views` says how. `uncertain`: Scripture leaves it open, or the guide does not know it. */
  status: 'core' | 'disputed' | 'uncertain'
  views: TheologyView[]
  suggestions: Suggestion[]
}

export type SearchRequest = {
  query: string
  limit?: number
  translation?: string
  language?: Language
  testament?: 'old' | 'new'
  books?: string[]
  canon?: 'protestant' | 'all'
  guard?: GuardContext
}
export type SearchMatch = {
  kind: 'reference' | 'quotation' | 'guide' | 'topic' | 'words' | 'meaning' | 'commentary'
  label: string | null
}
export type SearchResult = {
  reference: string
  osis: string
  translation: string
  text: string
  verses: { osis: string; text: string }[]
  score: number
  matched: SearchMatch[]
  parallels: string[]
}
export type VerseSearch = Written & {
  query: string
  results: SearchResult[]
  totalSearched: number
  corpusVersion: string
}

export type TranslationInfo = {
  id: string
  title: string
  language: string
  canon: 'protestant' | 'all'
  versification: string
  license: string
  attribution: string | null
}

export type PassageVerse = {
  reference: string
  osis: string
  text: string
  /** The words of Jesus, where the module marks them. */
  redLetters: Span[]
  headings: string[]
  /** Words that carry Strong's numbers, in reading order; absent where the module tags none. */
  words?: { text: string; strongs: string[] }[]
}
export type Passage = {
  reference: string
  osis: string
  translation: string
  verses: PassageVerse[]
  source: { title: string; license: string; attribution: string | null }
}

/** A note of a translation's margin, `at` a UTF-16 offset in the verse; `passages` are OSIS, of a cross-reference alone. */
export type ChapterNote = { at: number; kind: 'note' | 'cross_reference'; text: string; passages: string[] }
/** A verse of a chapter; `text` is undefined where the translation does not print it. */
export type ChapterVerse = {
  osis: string
  number: number
  text: string | undefined
  redLetters: Span[]
  headings: string[]
  notes: ChapterNote[]
  /** Phrases that carry Strong's numbers, in reading order; none where the module tags none. */
  words: (Span & { strongs: string[] })[]
}
/** A chapter of one translation; `language` is its BCP 47 tag. */
export type Chapter = {
  osis: string
  reference: string
  translation: string
  language: string
  verses: ChapterVerse[]
  source: { title: string; license: string; attribution: string | null }
}

/** A word of Strong's dictionaries; `renderings`, `verseCount` and `verses` (OSIS) are those of the tagged English text. */
export type StudyWord = {
  strongs: string
  language: 'greek' | 'hebrew'
  lemma: string
  transliteration: string
  pronunciation: string
  definition: string
  renderings: { text: string; count: number }[]
  verseCount: number
  verses: string[]
  /** Whether it only serves others, as an article or a preposition does. */
  isGrammar: boolean
  source: { title: string; license: string; attribution: string | null }
}

/**
 * What the guide knows of a chapter, in one language; places are OSIS, verses or ranges of them. `related` are ids of
 * entries.
 */
export type ChapterGuide = {
  title: string
  sections: { osis: string; title: string; sense: string }[]
  setting: string | null
  before: string | null
  after: string | null
  crossReferences: { from: string; to: string; why: string }[]
  hard: { osis: string; question: string; short: string; readings: { who: string; says: string }[] }[]
  textNotes: { osis: string; text: string }[]
  questions: string[]
  prayer: string | null
  related: string[]
}

/** A passage of a study-guide entry; `note` is English. */
export type TopicPassage = { reference: string; osis: string; note: string }
/** A sentence and what bears it out; nothing where only tradition or scholarship does. */
export type TopicSentence = { text: string; osis: string[] }

/** An entry of the study guide in one language. */
export type StudyTopic = {
  id: string
  kind: GuideKind
  title: string
  summary: string
  passages: TopicPassage[]
  /** Ids of entries. */
  related: string[]
  status: 'core' | 'disputed' | 'uncertain'
  /** What somebody who asks may be going through. */
  care: string[]
}
/** An entry whole; which optional parts it has follows from its kind. */
export type StudyTopicDetail = StudyTopic & {
  aliases: string[]
  sentences: TopicSentence[]
  views?: { traditions: string[]; name: string; sentences: TopicSentence[]; passages: TopicPassage[] }[]
  facts?: TopicSentence[]
  /** What is asked of it, each with the sentences that answer it, the first of which could be the whole reply. */
  answers?: { id: string; frame: AnswerFrame; question: string; sentences: TopicSentence[] }[]
  word?: { strongs: string[]; lemma: string; transliteration: string; senses: TopicSentence[] }
  book?: {
    osis: string
    author: TopicSentence
    date: TopicSentence
    audience: TopicSentence
    purpose: TopicSentence
    outline: { reference: string; osis: string; title: string }[]
  }
  saying?: { verdict: 'not_in_the_bible' | 'half_true' | 'paraphrase'; origin: string | null }
  source: { title: string; license: string; attribution: string | null }
}

/** How one answer may be written. */
export type WritingCall = {
  /** Ends it when the caller has left. */
  signal: AbortSignal
  /** Milliseconds from now. */
  deadlineMs: number
  /** Who it is written for: models' places are shared out fairly between holders. */
  holder?: string | undefined
  /** False for test keys, and while the operator's ceiling for providers is reached. */
  mayUseModels: boolean
  /** Told of what a provider charged, millionths of a US dollar; of failed attempts too. */
  onCost: (micros: number) => void
  /** Where the reply is streamed: takes the main text while it is written. */
  onUnit?: OnUnit | undefined
}

/**
 * Takes the next unit of a main text, a sentence or a whole quotation, checked and final; joined, the units are where
 * the main text of the reply begins. Nothing more is written before it is done.
 * @param citations the sources that come up first here, with the spans known so far
 */
export type OnUnit = (unit: { delta: string; citations: Written['citations'] }) => Promise<void>

/** The engine as the features see it. Every refusal is an `AppError` whose `param` names the field. */
export type Engine = {
  corpusVersion: string
  listTranslations: () => TranslationInfo[]
  /** @throws AppError bad_request for an unreadable or non-existent reference, an unknown translation, or over 200 verses */
  readPassage: (input: { reference: string; translation?: string }) => Passage
  /** A chapter with all that its page prints, by its OSIS; undefined where the translation does not print it. */
  readChapter: (input: { osis: string; translation: string }) => Chapter | undefined
  /** OSIS of every chapter that a translation prints. */
  listChapters: (input: { translation: string }) => string[]
  /** What the guide knows of a chapter; absent where the guide of this build has no chapters. */
  readChapterGuide?: (input: { osis: string; language: Language }) => ChapterGuide | undefined
  /** A word by its Strong's number, `G26`, with its first `mostVerses`, else all; undefined where there is none. */
  readWord: (input: { strongs: string; mostVerses?: number }) => StudyWord | undefined
  /** The Strong's numbers of every word there is. */
  listWords: () => string[]
  /** Entries of the study guide that a query is about, best first; without a query all of them. */
  listTopics: (input: { query?: string; language?: Language }) => StudyTopic[]
  /** One entry of the study guide, undefined for an unknown id. */
  readTopic: (input: { id: string; language?: Language }) => StudyTopicDetail | undefined
  searchVerses: (input: SearchRequest) => Promise<VerseSearch>
  writeAnswer: (input: AnswerRequest, call?: WritingCall) => Promise<Answer>
  /** Studies a passage: its setting, words, connections, commentary and questions. */
  writeInsights: (input: InsightsRequest, call?: WritingCall) => Promise<Insights>
  /** Writes a prayer on a topic, of Scripture’s own words. */
  writePrayer: (input: PrayerRequest, call?: WritingCall) => Promise<Prayer>
  /** Answers a question of doctrine, with every side where Christians differ. */
  writeTheology: (input: TheologyRequest, call?: WritingCall) => Promise<Theology>
  /** Checks every quotation and reference of a text against the loaded translations. */
  verifyVerses: (input: VerifyRequest) => Promise<VerifiedVerses>
}
