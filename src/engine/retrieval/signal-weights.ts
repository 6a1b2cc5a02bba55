/**
 * How much each signal counts in the sum. The first five speak of the query and are BM25 scores (or made of them) in
 * tens; the last three speak of the verse alone, 0 to 1, and so decide between verses that fit a query alike.
 */
export type SignalWeights = {
  /**
   * Words of the verse, in all translations of the query's language together, divided by the root of how many words
   * the query has: each word of a long question says less.
   */
  words: number
  /** Words of the query that stand near one another in the verse. */
  nearness: number
  /** Everything that the topical index says of the verse. */
  topics: number
  /** Single lines of the topical index that list the verse. */
  entries: number
  /** The section of commentary that explains the verse. */
  commentary: number
  /** Entries of the study guide that the query is about and that list the verse; of the order of 1. */
  guide: number
  /** How near the verse's direction is to the query's, in standard deviations above the mean of all verses. */
  meaning: number
  /** Under how many headings of the topical index the verse is cited. */
  cited: number
  /** How much commentary there is on the verse. */
  explained: number
  /** The New Testament before the Old. */
  newTestament: number
}
/** Fitted on open judgements; docs/search.md has how, and what each is worth. */
export const signalWeights: SignalWeights = {
  words: 0.4,
  nearness: 0.4,
  topics: 0.6,
  entries: 0.3,
  commentary: 0.7,
  guide: 1.5,
  meaning: 0.15,
  cited: 0.4,
  explained: 0.7,
  newTestament: 0.2,
}
