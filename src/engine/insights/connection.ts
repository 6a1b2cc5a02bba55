import type { VerseRange } from '../scripture/index.ts'

/** What kind of evidence ties two passages; what several kinds say of one passage adds up. */
export type ConnectionKind = 'margin' | 'wording' | 'guide' | 'commentator' | 'index' | 'original' | 'words'

/** Why a passage elsewhere belongs to the one that is studied; `reason` is a sentence in the study's language; `group` is who or what says so. */
export type Connection = { range: VerseRange; kind: ConnectionKind; weight: number; reason: string; group: string }
