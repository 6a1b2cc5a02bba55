import type { VerseRange } from '../scripture/index.ts'

/** What kind of evidence ties two passages; what several kinds say of one passage adds up. */
export type ConnectionKind = 'margin' | 'wording' | 'guide' | 'commentator' | 'index' | 'original' | 'words'

/** What the other passage is to the studied one: what it quotes, what takes it up, or what tells the same. */
export type Tie = 'source' | 'echo' | 'account' | 'beside'

/** Why a passage elsewhere belongs to the one that is studied; `reason` is a sentence in the study's language; `group` is who or what says so. */
export type Connection = {
  range: VerseRange
  kind: ConnectionKind
  weight: number
  reason: string
  group: string
  tie?: Tie
}
