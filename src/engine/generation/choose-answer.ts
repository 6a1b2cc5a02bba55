import type { GuideAnswer, GuideEntry } from '../guide/guide-entry.ts'
import type { AnswerFrame } from '../guide/guide-file.ts'
import { correctSpelling } from '../retrieval/index.ts'
import type { Frame, Intent } from '../understand/index.ts'
import type { AnswerFeatures } from './answer-features.ts'
import type { Library } from './evidence.ts'

/**
 * What speaks for an answer, in the question itself and in all that was said, and how probable it is that it is asked so.
 * Fitted by training/pipeline/fit-answers.ts on 316 held-out prompts whose right answers somebody named; its figures are in
 * docs/understanding.md.
 */
const weights = {
  asked: { wording: 2.55, says: 1.49, telling: 0.15, heard: 3.78 },
  prompt: { wording: 3.85, says: 2.33, telling: 0.17, heard: 5.25 },
  frame: 0.33,
  /** The first answer of an entry is right for anybody who types its name. */
  first: 1.09,
} as const

/** Whose answers a frame that has none of its own is given. */
const answeredAs: Readonly<Partial<Record<Frame, AnswerFrame>>> = { pray: 'self', fact: 'about', passage: 'about' }
/** Nobody who was wronged is told what is said to whoever did the wrong. */
const wrongSide: Readonly<Partial<Record<Frame, AnswerFrame>>> = { did: 'done', done: 'did' }

/**
 * The answer of an entry that a question asks for: by its wordings, by what it says, and by how the question is asked.
 * @param asked the words of the question itself; `prompt` all that was said
 * @returns undefined where the entry has no answers yet
 */
export function chooseAnswer(
  library: Library,
  { answers }: Pick<GuideEntry, 'answers'>,
  asked: string,
  prompt: string,
): GuideAnswer | undefined {
  if (answers.length < 2) return answers[0]
  const worth = worthOf(library, answers, asked, prompt)
  const frame = library.intent?.frame
  let best = 0
  answers.forEach((answer, place) => {
    const isWrongSide = frame !== undefined && answer.frame === wrongSide[frame]
    if (!isWrongSide && worth[place]! > worth[best]!) best = place
  })
  return answers[best]
}

/** How well each answer fits, by the order of the answers. */
function worthOf(library: Library, answers: readonly GuideAnswer[], asked: string, prompt: string): number[] {
  const { index, answerIndex, language, intent } = library
  const featuresOf = (said: string) =>
    answerIndex.featuresOf(answers, { text: correctSpelling(index, said, language).text, language })
  const ofAsked = featuresOf(asked)
  const ofPrompt = prompt === asked ? ofAsked : featuresOf(prompt)
  return answers.map(({ frame }, place) => {
    const byFrame = intent === undefined ? 0 : Math.log(shareOf(frame, intent.frameShares) + 1e-3)
    return (
      weighed(ofAsked[place]!, weights.asked) +
      weighed(ofPrompt[place]!, weights.prompt) +
      weights.frame * byFrame +
      (place === 0 ? weights.first : 0)
    )
  })
}

const weighed = (features: AnswerFeatures, by: AnswerFeatures): number =>
  by.wording * features.wording + by.says * features.says + by.telling * features.telling + by.heard * features.heard

/** How probable it is that somebody asks as an answer is for. */
function shareOf(frame: AnswerFrame, shares: Intent['frameShares']): number {
  let share = 0
  for (const [asked, probability] of Object.entries(shares) as [Frame, number][])
    if ((answeredAs[asked] ?? asked) === frame) share += probability
  return share
}
