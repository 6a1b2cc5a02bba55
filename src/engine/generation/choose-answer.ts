import type { GuideAnswer, GuideEntry } from '../guide/guide-entry.ts'
import { directionOf, termsOf } from '../retrieval/index.ts'
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
/** An answer is what is asked only where it fits so well; below, the first one of the entry is given. */
const leastFit = 0.3

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
  let best: { answer: GuideAnswer; fit: number } | undefined
  for (const answer of answers) {
    const forms = answer.asks[library.language]
    const fits = forms.map((form) => fitOfAsked(form) + storyWeight * (fitOfPrompt?.(form) ?? 0))
    const fit = Math.max(...fits) + (answer.frame === frame ? frameWeight : 0)
    if (best === undefined || fit > best.fit) best = { answer, fit }
  }
  return best !== undefined && best.fit >= leastFit ? best.answer : answers[0]
}

/** How well wordings fit a text: 0 to some 1.6. */
function fitting({ index, language }: Library, text: string): (form: string) => number {
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
    return (of === 0 ? 0 : shared / of) + meaningWeight * near
  }
}

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, one, i) => sum + one * b[i]!, 0)
