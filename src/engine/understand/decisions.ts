/**
 * Every threshold of understanding, with what it costs to be wrong. They were chosen on pens that the reader never saw
 * (`npm run evals -- understanding` prints the curves).
 */
export const decisions = {
  /**
   * Danger, with help first. A missed plea costs thirty false cards: of held-out pens 92 pleas of a hundred are found here, and six
   * harmless prompts of a hundred get a card, behind which their answer stands.
   */
  danger: 0.02,
  /**
   * Danger that is likely enough for help to come first; below, help is offered behind the answer. Of 170 pleas of held-out pens 4 lie
   * between, and 35 of 1,584 harmless prompts.
   */
  helpFirst: 0.05,
  /** Danger that is sure; below, help is offered in case, nobody is told what they suffer or do, and the answer stands behind it. */
  sureDanger: 0.5,
  /**
   * Whoever writes is told that they harm somebody. Of held-out prompts that are taken for violence of the writer's own, 8 of 12 are it
   * from here on, and 3 of 11 between this and danger that is sure: a daughter who was struck and shouted is no abuser.
   */
  surelyHarms: 0.97,
  /**
   * The same of the kind: a wife who was choked once, and an intrusive thought at a baby's bath, sound like violence of the writer's own.
   * Of held-out prompts from `surelyHarms` on, 7 of 9 that are it are surer than this, and 1 of 4 that are not.
   */
  surelyOwn: 0.92,
  /** Violence that is not surely the writer's own is done to the writer, where that is as likely as this. */
  mayBeVictim: 0.15,
  /**
   * Danger by one's own hand, whatever other kind is likelier; and that to the body before a wrong: whoever took too many pills did one, too. No
   * other kind waits for it: of 18 held-out prompts in which it is as likely as this and another likelier, one is it, and one is a child of
   * eleven who tells of abuse.
   */
  aliveFirst: 0.2,
  /** So little that whether a prompt is only Scripture need not be looked up. */
  noDanger: 0.0005,
  /** What may be danger ends with the line of help, and has the help lines beside it. */
  mayBeDanger: 0.012,
  /** A line of help at the end: a missing one costs as much as one too many. */
  note: 0.65,
  /** A segment asks rather than tells. */
  asks: 0.35,
  /** The same of a sentence that ends in a question mark. */
  asksWithMark: 0.02,
  /** An entry is the answer; below, it is only suggested. A wrong answer costs two silences. */
  answer: 0.16,
  /** The same for a prompt of few words, whose probabilities run high. */
  answerOfShort: 0.24,
  /** An entry is sure enough to stand alone; below, others are suggested beside it. */
  alone: 0.95,
  /** What is worth suggesting. */
  suggest: 0.01,
  /** The same for suicide and the like, where danger is not sure. */
  suggestTender: 0.1,
  /** An entry is what is asked of a passage that is named; below, the passage itself is. */
  ofPassage: 0.5,
  /** The same where but one word more is asked, or a whole book is the entry. */
  surelyOfPassage: 0.9,
  /** The same for an entry that opens the passage, as surely as this. */
  opensPassage: 0.2,
  /** The same beside passages that were asked for by their names. */
  besideThePassage: 0.1,
  /** So much in common, and two sentences ask the same. */
  sameQuestion: 0.15,
  /** A sentence asks something else than the first that does. */
  isSecond: 0.1,
  /** Two sentences that the reader takes for one question ask different things: each is as sure as this of an entry of its own. */
  apart: 0.5,
  /**
   * An entry answers one of several questions. Of 203 held-out prompts with two questions 84 get both answers (86 at .1), of 749 others
   * 57 a second that nobody asked for (67).
   */
  second: 0.15,
  /** Whoever writes did it, or was wronged: what is said to the other side is not given. Below, its answers are compared like all. */
  sideTaken: 0.6,
  /** Something is to be written, listed or planned: “my 15 year old” is nobody that it is written for. */
  isTask: 0.15,
  /** A long prompt asks what is in the guide: words of hatred, or of speaking for God, that stand in it refuse nothing. */
  ordinaryMatter: 0.3,
  /** So long, in words, is a long prompt. */
  ordinaryWords: 30,
  /**
   * The same, where it is less hostile and talks the assistant into less than this. Of 185 attacks of the own sets one is longer and as
   * sure.
   */
  ordinaryTone: 0.005,
  /** Nothing to do with faith, Scripture or life's troubles, where no entry answers: 11 of 54 such held-out prompts, 1 of 4,310 others. */
  offTopic: 0.3,
} as const

/**
 * How the voices that name an entry are weighed: those of the encoder by their logarithm, the others as they are. Fitted on the
 * held-out pens and hands by training/pipeline/fit-votes.py: five numbers.
 */
export const votes = {
  /** The prompt as a whole. */
  whole: 0.2,
  /** Any sentence, those that tell for less. */
  any: 0.3,
  /** What words and pairs of words say by themselves. */
  wording: 0.605,
  /** The names and questions of the guide that have the same words. */
  names: 1.743,
  /** That the entry opens a passage which is named. */
  opens: 1.5,
  /** How often it is asked for, by its logarithm: an entry of which the reader has heard little is loud in the other voices. */
  asked: 0.5,
  none: 0.892,
} as const
/** Of how many prompts to learn from an entry is the first that is right, where it is often asked for. */
export const oftenAsked = 60
/** A prompt of no more words is short. */
export const shortPrompt = 40
/** What a sentence that only tells says of the entry counts for so much less. */
export const toldShare = 0.7
