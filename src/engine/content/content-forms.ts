import type { Static } from 'typebox'
import { answerTables, answerWordings } from './forms/answers.ts'
import { glossTables, glossWordings } from './forms/glosses.ts'
import { insightTables, insightWordings } from './forms/insights.ts'
import { nameTables, nameWordings } from './forms/names.ts'
import { prayerTables, prayerWordings } from './forms/prayers.ts'
import { searchTables, searchWordings } from './forms/search.ts'

/** The languages that every table of wordings is written in, a folder each. */
export const contentLanguages = ['en', 'es'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/** The form of each table of wordings: `glosses/greek` is read from `content/glosses/en/greek.yaml` and its like. */
export const wordingForms = {
  ...answerWordings,
  ...glossWordings,
  ...insightWordings,
  ...nameWordings,
  ...prayerWordings,
  ...searchWordings,
} as const
/** The form of each table that is of no language: `glosses/weighty` is read from `content/glosses/weighty.yaml`. */
export const tableForms = {
  ...answerTables,
  ...glossTables,
  ...insightTables,
  ...nameTables,
  ...prayerTables,
  ...searchTables,
} as const

export type WordingName = keyof typeof wordingForms
export type TableName = keyof typeof tableForms
/** A table of wordings in every language. */
export type Wordings<N extends WordingName> = Readonly<Record<ContentLanguage, Static<(typeof wordingForms)[N]>>>
export type Table<N extends TableName> = Static<(typeof tableForms)[N]>
