import type { VerseRange } from '../scripture/index.ts'

/** Why a passage elsewhere belongs to the one that is studied; `reason` is a sentence in the study's language; `group` is who or what says so. */
export type Connection = { range: VerseRange; weight: number; reason: string; group: string }
