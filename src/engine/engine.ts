import type { GuideKind } from './guide/guide-file.ts'
import type { VerifiedVerses, VerifyRequest } from './verification/contract.ts'

export type { GuideKind } from './guide/guide-file.ts'
export type { VerificationResult, VerifiedVerses, VerifyRequest } from './verification/contract.ts'

/** Languages the service writes in. */
export type Language = 'en' | 'es'

/** A stretch of a string in UTF-16 code units, end exclusive. */
export type Span = { start: number; end: number }

/** One source the main text leans on. `text` is cut from the corpus, never from a model. */
export type Citation = {
  /** The `[n]` marker in the main text, counted from 1. */
  id: number
  type: 'scripture' | 'guide' | 'commentary' | 'lexicon' | 'topic' | 'context'
  reference: string
  osis: string | null
  translation: string | null
  text: string
  role: 'quoted' | 'alluded'
  /** Where `text` stands in the main text; empty when alluded to. */
  spans: Span[]
  verified: boolean
  source: { title: string; license: string; attribution: string | null }
}

export type Usage = { inputTokens: number; outputTokens: number; totalTokens: number }

export type Safety = {
  decision: 'allow' | 'flag' | 'redact' | 'refuse'
  categories: string[]
  notes: string[]
  resources: { label: string; phone?: string; url?: string }[]
}

export type ContextItem = { title?: string; text: string; kind: 'project' | 'file' | 'web' }
export type HistoryTurn = { role: 'user' | 'assistant'; text: string }

/** What every written result shares; the HTTP layer adds ids, times and billing. */
export type Written = {
  language: Language
  model: string
  mode: 'extractive' | 'generative'
  citations: Citation[]
  usage: Usage
  safety: Safety
}

export type AnswerRequest = {
  prompt: string
  responseFormat?: 'markdown' | 'text'
  translation?: string
  language?: Language
  maxOutputTokens?: number
  context?: string | ContextItem[]
  history?: HistoryTurn[]
}
export type Answer = Written & { answerMarkdown: string }

export type SearchRequest = {
  query: string
  limit?: number
  translation?: string
  language?: Language
  testament?: 'old' | 'new'
  books?: string[]
  canon?: 'protestant' | 'all'
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

/** The engine as the features see it. Every refusal is an `AppError` whose `param` names the field. */
export type Engine = {
  corpusVersion: string
  listTranslations: () => TranslationInfo[]
  /** @throws AppError bad_request for an unreadable or non-existent reference, an unknown translation, or over 200 verses */
  readPassage: (input: { reference: string; translation?: string }) => Passage
  /** Entries of the study guide that a query is about, best first; without a query all of them. */
  listTopics: (input: { query?: string; language?: Language }) => StudyTopic[]
  /** One entry of the study guide, undefined for an unknown id. */
  readTopic: (input: { id: string; language?: Language }) => StudyTopicDetail | undefined
  searchVerses: (input: SearchRequest) => Promise<VerseSearch>
  writeAnswer: (input: AnswerRequest) => Promise<Answer>
  /** Checks every quotation and reference of a text against the loaded translations. */
  verifyVerses: (input: VerifyRequest) => Promise<VerifiedVerses>
}
