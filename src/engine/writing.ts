import type { GuardDecision, GuardrailSettings, JudgeQuestion } from './guardrails/terms.ts'

/** Languages the service writes in. */
export type Language = 'en' | 'es'

/** How much an answer has: some 100 words, 120 to 250, or at most 600. */
export const details = ['brief', 'standard', 'full'] as const
export type Detail = (typeof details)[number]
/** Words of an answer, at most, by its detail. */
export const wordsInDetail: Readonly<Record<Detail, number>> = { brief: 120, standard: 250, full: 600 }
/** Whom an answer is written for. */
export const audiences = ['child', 'general', 'student'] as const
export type Audience = (typeof audiences)[number]

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

/** Where somebody in need finds help. */
export type HelpLine = { label: string; phone?: string; url?: string }

/** What a help line is for; `police` where it has a number of its own. */
export const helpKinds = ['emergency', 'police', 'crisis', 'domestic', 'children', 'directory'] as const
export type HelpKind = (typeof helpKinds)[number]
/** A help line before it is chosen: which danger it is for, every one unless told, and its name in Spanish. */
export type KnownHelpLine = HelpLine & { for?: HelpKind; es?: string }

export type Safety = {
  decision: 'allow' | 'flag' | 'redact' | 'refuse'
  categories: string[]
  notes: string[]
  resources: HelpLine[]
  /** How much care the request calls for; `note`: one line of help ends the answer; `danger`: help comes first. */
  care: { level: 'none' | 'note' | 'danger'; kind: string | null }
}

export const noCare: Safety['care'] = { level: 'none', kind: null }
/** What is said of a text in which nothing was found. */
export const unremarkable: Safety = { decision: 'allow', categories: [], notes: [], resources: [], care: noCare }

/** An entry of the study guide that may be meant, and what to ask for it. */
export type Suggestion = { id: string; title: string; question: string }

/** What the guardrails must know of the caller. */
export type GuardContext = {
  settings: GuardrailSettings
  /** All of the caller's country, with the directories; none for the default text. */
  helpLines: readonly KnownHelpLine[]
  /** The caller's key has sent many nearly equal texts in a short time. */
  isBurst: boolean
}

/** What the guardrails decided, for the request record: names only, never text. */
export type GuardReport = {
  decisions: GuardDecision[]
  /** Stable names of what looks like misuse; never for somebody in danger. */
  abuseFlags: string[]
  /** It was refused before anything was generated: nothing is charged. */
  isFree: boolean
  /** What a judge may be asked of a model's text; taken off before the report leaves the engine. */
  questions?: JudgeQuestion[]
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
  /** For the record; not part of what callers see. */
  guard: GuardReport
}

/** A result before the guardrails have seen it. */
export type Unguarded<T extends Written> = Omit<T, 'guard'>
