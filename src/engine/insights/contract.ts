import type { GuardContext, Language, Written } from '../writing.ts'

export type InsightsRequest = {
  /** A reference or a list of them, `Romans 8:28-30`, or the name of a passage, `the Lord’s Prayer`. */
  passage: string
  translation?: string
  language?: Language
  maxOutputTokens?: number
  /** Without it the settings of an account that has set nothing. */
  guard?: GuardContext
}

/** What stands around a passage, each as one or two sentences; null where the book begins or ends with it. */
export type Surroundings = { before: string | null; after: string | null; book: string | null }
/** What a passage is about; `verses` are those of the passage that speak of it, as OSIS. */
export type Theme = { name: string; verses: string[] }
/** A Hebrew or Greek word behind the passage; `reference` is the verse of the passage where it stands. */
export type KeyTerm = {
  word: string
  strongs: string
  lemma: string
  transliteration: string
  gloss: string
  reference: string
}
export type CrossReference = { reference: string; osis: string; text: string; reason: string }
/** Whole sentences of a commentator, always English. */
export type CommentaryExcerpt = { source: string; reference: string; excerpt: string }

export type Insights = Written & {
  passage: {
    reference: string
    osis: string
    translation: string
    verses: { reference: string; osis: string; text: string }[]
  }
  insightMarkdown: string
  summary: string
  surroundings: Surroundings
  themes: Theme[]
  keyTerms: KeyTerm[]
  crossReferences: CrossReference[]
  commentary: CommentaryExcerpt[]
  questions: string[]
}
