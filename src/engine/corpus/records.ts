import type { VerseKey, Versification } from '../scripture/index.ts'

/** Where a text comes from, as every citation states it. */
export type SourceRecord = { id: string; title: string; license: string; attribution: string | null }

/** A translation as the corpus lists it. */
export type TranslationRecord = {
  id: string
  module: string
  title: string
  /** BCP 47: `en`, `es`. */
  language: string
  canon: 'protestant' | 'all'
  versification: Versification
  license: string
  attribution: string | null
  moduleVersion: string
  verses: number
}

/** A note that stands with a verse (or, for a verse that a translation lacks, in its place). */
export type CorpusNote = { key: VerseKey; at: number; kind: 'note' | 'cross_reference'; text: string }
export type CorpusHeading = { key: VerseKey; text: string }

/** What a piece of commentary is; sayings and hints are the Treasury of David's collections from other writers. */
export type SectionKind = 'introduction' | 'section' | 'sayings' | 'hints'

/** The order in which the numbers of `commentary/kind` stand for kinds. */
export const sectionKinds: readonly SectionKind[] = ['introduction', 'section', 'sayings', 'hints']
