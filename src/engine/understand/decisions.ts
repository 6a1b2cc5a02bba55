/**
 * Every threshold of understanding, with what it costs to be wrong. They were chosen on pens that the reader never saw
 * (`npm run evals -- understanding` prints the curves).
 */
export const decisions = {
  /** Danger, where no phrase says so: a missed plea costs thirty false cards. */
  danger: 0.7,
  /** Below, what a phrase takes for danger is a story, a study or a joke; of 70 pleas that phrases saw, 67 are above. */
  noDanger: 0.01,
  /** A line of help at the end: a missing one costs as much as one too many. */
  note: 0.7,
  /** A segment asks rather than tells. */
  asks: 0.5,
  /** An entry is the answer; below, it is only suggested. A wrong answer costs two silences. */
  answer: 0.35,
  /** An entry is sure enough to stand alone; below, others are suggested beside it. */
  alone: 0.85,
  /** What is worth suggesting. */
  suggest: 0.05,
  /** A second question is answered too. */
  second: 0.5,
  /** Nothing to do with faith, Scripture or life's troubles. */
  offTopic: 0.7,
} as const

/**
 * How the voices that name an entry are weighed: those of the reader by their logarithm, those of the words by their share.
 * Fitted on the held-out pens by training/pipeline/fit-votes.py: seven numbers.
 */
export const votes = {
  /** The prompt as a whole. */
  whole: 0.203,
  /** The mean of the sentences that ask. */
  asking: -0.191,
  /** Any sentence, those that tell for less. */
  any: 0.595,
  wordsOfAsk: 2.96,
  wordsOfWhole: 4.65,
  /** Added for the words of a prompt that is short. */
  wordsOfShort: 0.44,
  none: 0.946,
} as const
/** A prompt of no more words is short. */
export const shortPrompt = 14
/** What a sentence that only tells says of the entry counts for so much less. */
export const toldShare = 0.7
