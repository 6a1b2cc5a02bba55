import type { Library } from '../generation/evidence.ts'
import { guideCitation } from '../generation/sources.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import type { Listing } from './guide-listings.ts'
import { firstOfEntry } from './lending.ts'
import type { SummarySentence } from './summary-sentence.ts'

/** Of a verse within a long passage the dispute is one matter among others. */
const leastShare = 0.3

const phrases = {
  en: (title: string) => `Christians differ on the question “${title}”, and this is one of the passages they turn to.`,
  es: (title: string) =>
    `Los cristianos difieren en la pregunta “${title}”, y este es uno de los pasajes a los que acuden.`,
} as const

/** The dispute among Christians that turns on a passage: a disputed entry that lists it among its first. */
export const disputeOn = (listings: readonly Listing[]): GuideEntry | undefined =>
  listings.find(({ entry, at, share }) => entry.kind === 'disputed' && at < firstOfEntry && share >= leastShare)?.entry

/** That Christians differ, and on what. */
export const disputeLine = ({ language }: Library, entry: GuideEntry): SummarySentence => ({
  lead: '',
  text: phrases[language](entry.title[language]),
  source: guideCitation(entry, entry.summary.slice(0, 1), 'summary-0', language),
  isQuoted: false,
})
