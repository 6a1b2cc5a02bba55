import type { GuideAnswer, GuideEntry, GuideFact } from '../guide/guide-entry.ts'
import type { AnswerFrame } from '../guide/guide-file.ts'
import { correctSpelling, nameTerms, wordsOf } from '../retrieval/index.ts'
import { decisions, type Frame, type Intent } from '../understand/index.ts'
import type { AnswerFeatures, ComparedAnswer } from './answer-features.ts'
import type { Library } from './evidence.ts'

/**
 * What speaks for an answer, in the question itself and in all that was said, and how probable it is that it is asked so.
 * Fitted by training/pipeline/fit-answers.ts on prompts whose right answers somebody named; its figures are in docs/understanding.md.
 */
const weights = {
  asked: { wording: 1.01, says: 1.08, telling: 0, heard: 2.36, worded: 0.17 },
  prompt: { wording: 2.91, says: 2.04, telling: 0.14, heard: 3.19, worded: 0.04 },
  /** To how many of those who asked it was given. */
  often: 0.85,
  frame: 0.27,
  /** The first answer of an entry is right for anybody who types its name. */
  first: 0.43,
} as const

/**
 * The same for the facts of an entry, by the nearness to each of its own wordings (2,680 wordings of 86 entries, each left out in its
 * turn: .61 right there, .53 by the weights above). `portrait` is what is said of the whole, for whoever types a name.
 */
const factWeights = { wording: 0, says: 10.4, telling: 0.62, heard: 7.8, worded: 0 } as const
const portrait = 1.2

/** Whose answers a frame that has none of its own is given. */
const answeredAs: Readonly<Partial<Record<Frame, AnswerFrame>>> = { pray: 'self', fact: 'about', passage: 'about' }
/** Nobody who was wronged is told what is said to whoever did the wrong. */
const wrongSide: Readonly<Partial<Record<Frame, AnswerFrame>>> = { did: 'done', done: 'did' }

/** What an answer is chosen by. */
export type ChoosingLibrary = Pick<Library, 'index' | 'answerIndex' | 'language' | 'intent'>

/**
 * The answer of an entry that a question asks for: by its wordings, by what it says, and by how the question is asked.
 * @param asked the words of the question itself; `prompt` all that was said
 * @returns undefined where the entry has no answers yet
 */
export function chooseAnswer(
  library: ChoosingLibrary,
  entry: Pick<GuideEntry, 'answers' | 'title' | 'aliases'>,
  asked: string,
  prompt: string,
): GuideAnswer | undefined {
  const { answers } = entry
  if (answers.length < 2) return answers[0]
  const { frame, frameShares } = library.intent ?? {}
  const isSure = frame !== undefined && frameShares![frame] >= decisions.sideTaken
  const isWrongSide = (answer: GuideAnswer) => isSure && answer.frame === wrongSide[frame]
  const found = askedByName(library, entry, answers, asked)
  const named = found === 'whole' ? answers[0]! : found
  if (named !== undefined && !isWrongSide(named)) return named
  const worth = worthOf(library, answers, asked, prompt)
  let best = 0
  answers.forEach((answer, place) => {
    if (!isWrongSide(answer) && worth[place]! > worth[best]!) best = place
  })
  return answers[best]
}

/** Who somebody was is what their name alone asks. */
const withoutWho = (terms: readonly string[]) => terms.filter((term) => term !== '?who')

const areSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((term) => others.includes(term))

/** What has the very words of a question among its wordings; `whole`, where nothing but a name of the entry is asked. */
function askedByName<T extends { asks: GuideAnswer['asks'] }>(
  { language }: ChoosingLibrary,
  { title, aliases }: Pick<GuideEntry, 'title' | 'aliases'>,
  answers: readonly T[],
  asked: string,
): T | 'whole' | undefined {
  const terms = nameTerms(asked, language)
  const bare = withoutWho(terms)
  if (bare.length === 0) return undefined
  // “who created God” has the words of the name “God created”, and asks for something else
  const toTheLetter = answers.find(({ asks }) => asks[language].some((form) => letters(form) === letters(asked)))
  if (toTheLetter !== undefined) return toTheLetter
  if ([title[language], ...aliases[language]].some((name) => areSame(withoutWho(nameTerms(name, language)), bare)))
    return 'whole'
  return answers.find(({ asks }) => asks[language].some((form) => areSame(nameTerms(form, language), terms)))
}

const letters = (text: string): string => wordsOf(text).join(' ')

/**
 * The fact of a person, event or place that a question asks for, or the answer, where the entry has some besides: why, and what it means.
 * @returns undefined where nothing closer is asked than who or what it is
 */
export function chooseFact(
  library: ChoosingLibrary,
  entry: GuideEntry,
  asked: string,
  prompt: string,
): GuideFact | GuideAnswer | undefined {
  const { title, aliases, summary, facts, answers } = entry
  const told = [...facts, ...answers]
  const named = askedByName(library, entry, told, asked)
  if (named !== undefined) return named === 'whole' ? undefined : named
  const [lead, ...short] = summary
  // what is said of the whole stands among the facts as one of them, asked for by the names
  const whole = { asks: { en: [title.en, ...aliases.en], es: [title.es, ...aliases.es] }, lead: lead!, short }
  const all = [whole, ...told.map((one) => (isAnswer(one) ? one : { asks: one.asks, lead: one, short: [] }))]
  const [ofAsked, ofPrompt] = featuresOf(library, all, asked, prompt)
  const worth = all.map(
    (_, place) =>
      (weighed(ofAsked[place]!, factWeights) + weighed(ofPrompt[place]!, factWeights)) / 2 +
      (place === 0 ? portrait : 0),
  )
  return told[worth.indexOf(Math.max(...worth)) - 1]
}

export const isAnswer = (told: GuideFact | GuideAnswer): told is GuideAnswer => 'lead' in told

/** How well each answer fits, by the order of the answers. */
function worthOf(library: ChoosingLibrary, answers: readonly GuideAnswer[], asked: string, prompt: string): number[] {
  const { intent } = library
  const [ofAsked, ofPrompt] = featuresOf(library, answers, asked, prompt)
  return answers.map(({ frame }, place) => {
    const byFrame = intent === undefined ? 0 : Math.log(shareOf(frame, intent.frameShares) + 1e-3)
    return (
      weighed(ofAsked[place]!, weights.asked) +
      weighed(ofPrompt[place]!, weights.prompt) +
      weights.often * ofAsked[place]!.often +
      weights.frame * byFrame +
      (place === 0 ? weights.first : 0)
    )
  })
}

/** What each answer of an entry is worth to a question, best first, before its very words or the wrong side settle it. */
export function rankAnswers(
  library: ChoosingLibrary,
  { answers }: Pick<GuideEntry, 'answers'>,
  asked: string,
  prompt: string,
): { answer: GuideAnswer; worth: number }[] {
  const worth = worthOf(library, answers, asked, prompt)
  return answers
    .map((answer, place) => ({ answer, worth: worth[place]! }))
    .sort((one, other) => other.worth - one.worth)
}

/** How well answers, of one entry or of several, fit the words of a question: more is better, 0 nothing in common. */
export function howWellAnswersFit(library: Library, answers: readonly GuideAnswer[], question: string): number[] {
  const [features] = featuresOf(library, answers, question, question)
  return features.map((one) => weighed(one, ofAny) + weighed(one, ofAnyPrompt))
}

/** What is counted within an entry says nothing between entries. */
const ofAny = { ...weights.asked, worded: 0 }
const ofAnyPrompt = { ...weights.prompt, worded: 0 }

/** What speaks for each answer in the question itself, and in all that was said. */
function featuresOf(
  { index, answerIndex, language }: ChoosingLibrary,
  answers: readonly ComparedAnswer[],
  asked: string,
  prompt: string,
): [AnswerFeatures[], AnswerFeatures[]] {
  const of = (said: string) =>
    answerIndex.featuresOf(answers, { text: correctSpelling(index, said, language).text, language })
  const ofAsked = of(asked)
  return [ofAsked, prompt === asked ? ofAsked : of(prompt)]
}

type Weights = Omit<AnswerFeatures, 'often'>

const weighed = (features: AnswerFeatures, by: Weights): number =>
  (Object.keys(by) as (keyof Weights)[]).reduce((sum, name) => sum + by[name] * features[name], 0)

/** How probable it is that somebody asks as an answer is for. */
function shareOf(frame: AnswerFrame, shares: Intent['frameShares']): number {
  let share = 0
  for (const [asked, probability] of Object.entries(shares) as [Frame, number][])
    if ((answeredAs[asked] ?? asked) === frame) share += probability
  return share
}
