import type { GuideAnswer } from '../guide/guide-entry.ts'
import { directionOf, type SearchIndex, termsOf } from '../retrieval/index.ts'
import type { Language } from '../writing.ts'

type Said = { terms: ReadonlySet<string>; direction: Float32Array | undefined }
/** An answer's wordings and what it says, as they are compared with a question. */
export type DescribedAnswer = { forms: readonly Said[]; says: Said }

/** What speaks for an answer; see `featuresOf`. */
export type AnswerFeatures = { wording: number; says: number; counted: number; telling: number }

/** So many wordings count as one more for every answer: a word that stands in two of three wordings is not sure to. */
const smoothing = 4

/** The answers of an entry as `featuresOf` takes them. */
export function describeAnswers(
  index: SearchIndex,
  answers: readonly GuideAnswer[],
  language: Language,
): DescribedAnswer[] {
  const describe = (text: string): Said => ({
    terms: new Set(termsOf(text, language)),
    direction: directionOf(index, text, language),
  })
  return answers.map(({ asks, lead, short }) => ({
    forms: asks[language].map(describe),
    says: describe([lead, ...short].map((claim) => claim[language]).join(' ')),
  }))
}

/**
 * What speaks for each of an entry's answers, as a question is worded.
 * @param heldOut a wording that is left out: the one that is asked, when the answers are measured by their own wordings
 * @returns by the order of the answers: `wording` and `says` are the nearness in meaning (0 to 1) of the nearest wording and of
 * what the answer says; `counted` is how much likelier the question's words are in the wordings of this answer than in those of
 * the entry (a sum of logarithms); `telling` how many of its words, rare ones more, stand here and not in the other answers
 */
export function featuresOf(
  index: SearchIndex,
  described: readonly DescribedAnswer[],
  { text, language }: { text: string; language: Language },
  heldOut?: Said,
): AnswerFeatures[] {
  const { termWeight } = index.guideNames[language]
  const terms = new Set(termsOf(text, language))
  const direction = directionOf(index, text, language)
  const formsOf = described.map(({ forms }) => forms.filter((form) => form !== heldOut))
  const total = formsOf.reduce((sum, { length }) => sum + length, 0)
  const features = described.map(({ says }, place) => ({
    wording: Math.max(0, ...formsOf[place]!.map((form) => nearness(direction, form.direction))),
    says: nearness(direction, says.direction),
    counted: 0,
    telling: 0,
  }))
  for (const term of terms) {
    const counts = formsOf.map((forms) => forms.filter((form) => form.terms.has(term)).length)
    const isSaid = described.map(({ says }) => Number(says.terms.has(term)))
    const [all, said] = [sum(counts), sum(isSaid)]
    const usual = (all + 0.5) / total
    features.forEach((one, place) => {
      const [count, { length }] = [counts[place]!, formsOf[place]!]
      one.counted += Math.log((count + (smoothing / 2) * usual) / (length + smoothing) / usual)
      one.telling += (termWeight(term) * ((3 * count) / (length + 1) + isSaid[place]!)) / (said + 1 + all / 3)
    })
  }
  return features
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function nearness(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (one === undefined || other === undefined) return 0
  return Math.max(
    0,
    one.reduce((all, number, place) => all + number * other[place]!, 0),
  )
}
