/**
 * Every threshold of understanding, with what it costs to be wrong. They were chosen on pens that the reader never saw
 * (`npm run evals -- understanding` prints the curves).
 */
export const decisions = {
  /**
   * Danger, with help first, where no phrase says so. A missed plea costs thirty false cards: with the phrases 93 of 100 pleas of
   * held-out pens are found, and 13 of 100 harmless prompts get a card; by the reader alone 83 and 4.
   */
  danger: 0.15,
  /** Danger that is sure: below, the answer stands behind the help as well. */
  sureDanger: 0.5,
  /** Below, what a phrase takes for danger is a story, a study or a joke. */
  noDanger: 0.005,
  /** The same for a phrase of danger that is near. */
  noImminentDanger: 0.0005,
  /** What may be danger ends with the line of help, and has the help lines beside it. */
  mayBeDanger: 0.04,
  /** A line of help at the end: a missing one costs as much as one too many. */
  note: 0.65,
  /**
   * The same for a prompt of so few words that it tells of nobody: “How should I pray?” was taken for danger, and what
   * is said plainly in few words is what the phrases find.
   */
  ofFewWords: { words: 8, danger: 0.7, mayBeDanger: 0.65, note: 0.9 },
  /** A segment asks rather than tells. */
  asks: 0.5,
  /** An entry is the answer; below, it is only suggested. A wrong answer costs two silences. */
  answer: 0.37,
  /** An entry is sure enough to stand alone; below, others are suggested beside it. */
  alone: 0.95,
  /** What is worth suggesting. */
  suggest: 0.01,
  /** A sentence asks something else than the first that does. */
  isSecond: 0.4,
  /** Two sentences ask different things: each is as sure as this of an entry of its own. */
  apart: 0.4,
  /** An entry answers a second question. */
  second: 0.35,
  /** Nothing to do with faith, Scripture or life's troubles. */
  offTopic: 0.7,
} as const

/**
 * How the voices that name an entry are weighed: those of the reader by their logarithm, those of the words by their share.
 * Fitted on the held-out pens by training/pipeline/fit-votes.py: seven numbers.
 */
export const votes = {
  /** The prompt as a whole. */
  whole: 0.281,
  /** The mean of the sentences that ask. */
  asking: -0.111,
  /** Any sentence, those that tell for less. */
  any: 0.806,
  wordsOfAsk: 1.8,
  wordsOfWhole: 3.17,
  /** Added for the words of a prompt that is short. */
  wordsOfShort: 0.372,
  none: 1.7,
} as const
/** A prompt of no more words is short. */
export const shortPrompt = 14
/** What a sentence that only tells says of the entry counts for so much less. */
export const toldShare = 0.7
