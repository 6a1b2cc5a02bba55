import type { GuideAnswer, GuideEntry } from '../guide/guide-entry.ts'
import type { AnswerFrame } from '../guide/guide-file.ts'
import { directionOf, termsOf } from '../retrieval/index.ts'
import type { Frame } from '../understand/index.ts'
import type { Library } from './evidence.ts'

/** What of a wording the question lacks counts so much, and of the question what the wording lacks. */
const missing = 0.6
const beside = 0.15
/** What nearness in meaning counts beside the words. */
const meaningWeight = 0.6
/** What it counts that the question is asked in the way that an answer is for. */
const frameWeight = 0.12
/** What the story around the question counts. */
const storyWeight = 0.3
/**
 * An answer is what is asked only where its best wording fits the question so well, and shares so much of its words: of a widower's
 * story “I feel nothing for my baby” is the nearest wording of all, and the wrong one. Below, somebody who speaks of
 * themselves gets the nearest of what is said to such, and anybody else the first answer of the entry.
 */
const leastFit = 0.7
const leastShared = 0.25
const leastOfSelf = 0.35
/** What is said to those who speak of themselves, by how they do: nobody who was wronged is told what to do who did wrong. */
const saidTo: Readonly<Partial<Record<Frame, ReadonlySet<AnswerFrame>>>> = {
  self: new Set(['self']),
  pray: new Set(['self']),
  did: new Set(['did', 'self']),
  done: new Set(['done', 'self']),
}
const wrongSide: Readonly<Partial<Record<Frame, AnswerFrame>>> = { did: 'done', done: 'did' }

/**
 * The answer of an entry that a question asks for: by the words and the meaning of its wordings, and by how it is asked.
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
  const frame = library.intent?.frame
  const fitOfAsked = fitting(library, asked)
  const fitOfPrompt = prompt === asked ? undefined : fitting(library, prompt)
  const said = frame === undefined ? undefined : saidTo[frame]
  let surest: Fitting | undefined
  let nearest: Fitting | undefined
  for (const answer of answers) {
    if (frame !== undefined && answer.frame === wrongSide[frame]) continue
    for (const form of answer.asks[library.language]) {
      const { shared, near } = fitOfAsked(form)
      const fit = shared + meaningWeight * near
      if (said?.has(answer.frame) && fit >= leastOfSelf) nearest = better(nearest, { answer, worth: fit })
      if (fit < leastFit || shared < leastShared) continue
      const story = fitOfPrompt?.(form)
      const told = story === undefined ? 0 : storyWeight * (story.shared + meaningWeight * story.near)
      surest = better(surest, { answer, worth: fit + told + (answer.frame === frame ? frameWeight : 0) })
    }
  }
  return (surest ?? nearest)?.answer ?? answers[0]
}

type Fitting = { answer: GuideAnswer; worth: number }

const better = (best: Fitting | undefined, one: Fitting): Fitting =>
  best === undefined || one.worth > best.worth ? one : best

/** How much of the words of a wording and a text is the same, and how near they are in meaning: 0 to 1 both. */
function fitting({ index, language }: Library, text: string): (form: string) => { shared: number; near: number } {
  const { termWeight } = index.guideNames[language]
  const weightOf = (terms: Iterable<string>) => {
    let sum = 0
    for (const term of terms) sum += termWeight(term)
    return sum
  }
  const mine = new Set(termsOf(text, language))
  const direction = directionOf(index, text, language)
  return (form) => {
    const theirs = new Set(termsOf(form, language))
    const shared = weightOf(theirs.intersection(mine))
    const of = shared + missing * weightOf(theirs.difference(mine)) + beside * weightOf(mine.difference(theirs))
    const other = direction === undefined ? undefined : directionOf(index, form, language)
    const near = other === undefined ? 0 : Math.max(0, dot(direction!, other))
    return { shared: of === 0 ? 0 : shared / of, near }
  }
}

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, one, i) => sum + one * b[i]!, 0)
