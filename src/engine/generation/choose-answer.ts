import type { GuideAnswer, GuideEntry } from '../guide/guide-entry.ts'
import type { AnswerFrame } from '../guide/guide-file.ts'
import { correctSpelling } from '../retrieval/index.ts'
import type { Frame, Intent } from '../understand/index.ts'
import { type AnswerFeatures, describeAnswers, featuresOf } from './answer-features.ts'
import type { Library } from './evidence.ts'

/** What speaks for an answer: its words, and how probable it is that the question is asked in the way the answer is for. */
type Evidence = AnswerFeatures & { frame: number }

/**
 * Fitted on the guide's own wordings by training/pipeline/fit-answers.ts: five numbers, on three entries of four. On the
 * fourth, with every wording left out in its turn, .75 are chosen rightly; by the nearest wording alone .60.
 */
const weights: Evidence = { wording: 6.01, says: 7.7, frame: 0.3, counted: 0.27, telling: 0.58 }

/** What the story around the question counts beside the question itself. */
const storyShare = 0.3
/** The first answer of an entry is right for anybody: another one must be so much better. */
const first = 0.5

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
  const { index, language, intent } = library
  const described = describeAnswers(index, answers, language)
  const byWords = (said: string) => {
    const { text } = correctSpelling(index, said, language)
    return featuresOf(index, described, { text, language })
  }
  const [byAsked, byPrompt] = [byWords(asked), prompt === asked ? undefined : byWords(prompt)]
  return answers.map(({ frame }, place) => {
    const ofFrame = intent === undefined ? 0 : Math.log(shareOf(frame, intent.frameShares) + 1e-3)
    const ofStory = byPrompt === undefined ? 0 : storyShare * weighed(byPrompt[place]!)
    return weighed(byAsked[place]!) + ofStory + weights.frame * ofFrame + (place === 0 ? first : 0)
  })
}

const weighed = ({ wording, says, counted, telling }: AnswerFeatures): number =>
  weights.wording * wording + weights.says * says + weights.counted * counted + weights.telling * telling

/** How probable it is that somebody asks as an answer is for. */
function shareOf(frame: AnswerFrame, shares: Intent['frameShares']): number {
  let share = 0
  for (const [asked, probability] of Object.entries(shares) as [Frame, number][])
    if ((answeredAs[asked] ?? asked) === frame) share += probability
  return share
}
