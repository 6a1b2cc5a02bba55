import type { LexiconWord } from '../corpus/index.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import type { VerseKey, VerseRange } from '../scripture/index.ts'
import type { Gloss } from './gloss-of-term.ts'

/** A Hebrew or Greek word that carries the passage. */
export type FoundTerm = {
  word: string
  lexical: LexiconWord
  gloss: Gloss
  /** Where in the passage it stands first. */
  key: VerseKey
  count: number
  /** In how many verses of Scripture it stands. */
  verses: number
  entry: GuideEntry | undefined
  /** How much it carries beside the others. */
  weight: number
  /** Where else it stands, the most telling first. */
  places: readonly VerseRange[]
}
