import type { Language } from '../engine.ts'
import type { VerseRange } from '../scripture/index.ts'
import type { AnswerFrame, Basis, Care, GuideKind, Polarity, Tradition } from './guide-file.ts'

type InBoth<T> = Readonly<Record<Language, T>>

/** A sentence and the passages that bear it out: none where only tradition or scholarship knows it. */
export type GuideSentence = InBoth<string> & { from: VerseRange[] }
/**
 * `note` says in 20 words or so what the passage contributes; `quote` is the part that says so, to be printed where the
 * whole is too long.
 */
export type GuidePassage = { range: VerseRange; note: InBoth<string>; quote?: VerseRange }
/** One side of a disputed question, in words that its own teachers would accept. */
export type GuideView = {
  traditions: Tradition[]
  name: InBoth<string>
  summary: GuideSentence[]
  passages: GuidePassage[]
}
/** One thing that people ask about a person, event or place; `asks` are forms of the question. */
export type GuideFact = GuideSentence & { asks: InBoth<string[]>; source?: string }

/** A sentence of an answer, and how it is known. */
export type GuideClaim = GuideSentence & { basis: Basis; who?: string; source?: string }
/** What one question asks, in several wordings, and the sentences that answer it. */
export type GuideAnswer = {
  id: string
  frame: AnswerFrame
  polarity?: Polarity
  asks: InBoth<string[]>
  /** What people asked whose prompts somebody read and gave this answer (content/heard.tsv): more ways of asking, which name nothing. */
  heard: InBoth<string[]>
  /** Could be the whole reply. */
  lead: GuideClaim
  short: GuideClaim[]
}

/** An entry of the study guide as the corpus holds it; which optional parts it has follows from its kind. */
export type GuideEntry = {
  /** Name of its file: `anxiety`. */
  id: string
  kind: GuideKind
  title: InBoth<string>
  aliases: InBoth<string[]>
  status: 'core' | 'disputed' | 'uncertain'
  care: Care[]
  /** What an answer says first; of a disputed question, what all share. */
  summary: GuideSentence[]
  /** In teaching order. */
  passages: GuidePassage[]
  /** Ids of entries. */
  related: string[]
  views: GuideView[]
  facts: GuideFact[]
  /** The first is what is meant where nothing closer is asked; empty in entries that have not been moved to answers yet. */
  answers: GuideAnswer[]
  /** What is said to somebody in need, and what is not. */
  pastoral?: { open: InBoth<string>; never: VerseRange[]; prayer: GuideSentence }
  /** The same for a child. */
  child?: InBoth<string>
  word?: { strongs: string[]; lemma: string; transliteration: string; senses: GuideSentence[] }
  book?: {
    /** OSIS code. */
    code: string
    author: GuideSentence
    date: GuideSentence
    audience: GuideSentence
    purpose: GuideSentence
    outline: (InBoth<string> & { range: VerseRange })[]
  }
  saying?: { verdict: 'not_in_the_bible' | 'half_true' | 'paraphrase'; origin: InBoth<string> | undefined }
}
