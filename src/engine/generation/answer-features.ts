import type { GuideAnswer, GuideSentence } from '../guide/guide-entry.ts'
import { directionOf, type SearchIndex, termsOf } from '../retrieval/index.ts'
import type { Reader } from '../understand/index.ts'
import type { Language } from '../writing.ts'

type Said = {
  text: string
  terms: ReadonlySet<string>
  direction: Float32Array | undefined
  /** Its sentences, as the reader takes them. */
  sentences: readonly Float32Array[]
}
/** What people asked who were given an answer: in a language by its words, and how often in all. */
type Heard = { text: string; terms: ReadonlySet<string> }
type DescribedAnswer = { forms: readonly Said[]; heard: readonly Heard[]; says: Said; given: number }

/** What speaks for an answer; see `AnswerIndex`. */
export type AnswerFeatures = {
  wording: number
  says: number
  telling: number
  heard: number
  worded: number
  often: number
}

/** What answers are compared by: their wordings, and what they say. */
export type ComparedAnswer = Pick<GuideAnswer, 'asks'> &
  Partial<Pick<GuideAnswer, 'heard'>> & { lead: GuideSentence; short: readonly GuideSentence[] }

/** The answers of entries as they are compared with questions. */
export type AnswerIndex = {
  /**
   * What speaks for each of an entry's answers, as a text is worded.
   * @param leftOut place of an answer and of the wording of it that is left out, or what somebody asked: when answers are measured by
   * what is known of them
   * @returns by the order of the answers. `wording` and `says`: nearness in meaning (0 to 1) of the nearest wording and of what the
   * answer says; `telling`: how many of the text's words, rare ones more, stand here and not in the other answers; `heard`: how
   * near a sentence of the text is to a wording, as the reader takes both (-1 to 1); `worded`: how much likelier its words are in
   * what asks for this answer than in what asks for any, by the logarithm; `often`: to how many of those who asked it was given,
   * by the logarithm of their share
   */
  featuresOf: (
    answers: readonly ComparedAnswer[],
    asked: { text: string; language: Language },
    leftOut?: LeftOut,
  ) => AnswerFeatures[]
}

/** Entries that are kept described: some 10 MB. An entry takes some 20 ms to describe. */
const mostKept = 64

/** @param reader takes the sentences of what is asked and of the wordings; without one nothing is heard */
export function openAnswerIndex(index: SearchIndex, reader: Pick<Reader, 'vectorsOf'> | undefined): AnswerIndex {
  const kept = new Map<string, DescribedAnswer[]>()

  function sayingOf(texts: readonly string[], language: Language, isHeard: boolean): Said[] {
    const vectors = isHeard ? reader?.vectorsOf(texts) : undefined
    return texts.map((text, place) => ({
      text,
      terms: new Set(termsOf(text, language)),
      direction: directionOf(index, text, language),
      sentences: vectors?.[place] ?? [],
    }))
  }

  function described(answers: readonly ComparedAnswer[], language: Language): DescribedAnswer[] {
    const key = `${language}\n${answers.map(({ lead }) => lead.en).join('\n')}`
    const known = kept.get(key)
    kept.delete(key)
    const all =
      known ??
      answers.map(({ asks, heard, lead, short }) => ({
        forms: sayingOf(asks[language], language, true),
        heard: (heard?.[language] ?? []).map((text) => ({ text, terms: new Set(termsOf(text, language)) })),
        says: sayingOf([[lead, ...short].map((claim) => claim[language]).join(' ')], language, false)[0]!,
        given: (heard?.en.length ?? 0) + (heard?.es.length ?? 0),
      }))
    kept.set(key, all)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return all
  }

  return {
    featuresOf: (answers, { text, language }, leftOut) => {
      const [asked] = sayingOf([text], language, true)
      const all = described(answers, language).map((answer, place) => without(answer, place, leftOut))
      const worded = howWorded(all, asked!.terms)
      const given = sum(all.map((one) => one.given)) + all.length
      const telling = howTelling(all, asked!.terms, index.guideNames[language].termWeight)
      return all.map(({ forms, says, given: own }, place) => ({
        wording: Math.max(0, ...forms.map((form) => nearness(asked!.direction, form.direction))),
        says: nearness(asked!.direction, says.direction),
        telling: telling[place]!,
        heard: Math.max(0, ...forms.map((form) => nearest(asked!.sentences, form.sentences))),
        worded: worded[place]!,
        often: Math.log((own + 1) / given),
      }))
    },
  }
}

type LeftOut = { answer: number; wording: number } | { heard: string }

/** An answer as it would be known had nobody said what is left out. */
function without(answer: DescribedAnswer, place: number, leftOut: LeftOut | undefined): DescribedAnswer {
  if (leftOut === undefined) return answer
  const { forms, heard, given } = answer
  if ('heard' in leftOut) {
    const others = heard.filter(({ text }) => text !== leftOut.heard)
    return { ...answer, heard: others, given: given - (heard.length - others.length) }
  }
  return leftOut.answer === place
    ? { ...answer, forms: forms.filter((_, wording) => wording !== leftOut.wording) }
    : answer
}

/** Texts of an answer that its words are counted in beside its own: so few say little. */
const evenedOut = 4

/** By answer: how much likelier the terms are in its texts than in all, by the logarithm, rare and common ones alike. */
function howWorded(answers: readonly DescribedAnswer[], terms: ReadonlySet<string>): number[] {
  const texts = answers.map(({ forms, heard, says }) => [...forms, ...heard, says])
  const total = sum(texts.map(({ length }) => length))
  const worded = answers.map(() => 0)
  for (const term of terms) {
    const counts = texts.map((of) => of.filter((one) => one.terms.has(term)).length)
    const share = sum(counts) / total
    if (share === 0) continue
    counts.forEach((count, place) => {
      const own = (count + evenedOut * share) / (texts[place]!.length + evenedOut)
      worded[place] = worded[place]! + Math.log(own / share)
    })
  }
  return worded
}

/** By answer: how many of the terms stand in it and not in the others. What it says counts as three wordings. */
function howTelling(
  answers: readonly DescribedAnswer[],
  terms: ReadonlySet<string>,
  weightOf: (term: string) => number,
): number[] {
  const telling = answers.map(() => 0)
  for (const term of terms) {
    const counts = answers.map(({ forms }) => forms.filter((form) => form.terms.has(term)).length)
    const isSaid = answers.map(({ says }) => Number(says.terms.has(term)))
    const shared = sum(isSaid) + 1 + sum(counts) / 3
    answers.forEach(({ forms }, place) => {
      const own = (3 * counts[place]!) / (forms.length + 1) + isSaid[place]!
      telling[place] = telling[place]! + (weightOf(term) * own) / shared
    })
  }
  return telling
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const nearest = (some: readonly Float32Array[], others: readonly Float32Array[]): number =>
  Math.max(-1, ...some.flatMap((one) => others.map((other) => product(one, other))))

const nearness = (one: Float32Array | undefined, other: Float32Array | undefined): number =>
  one === undefined || other === undefined ? 0 : Math.max(0, product(one, other))

function product(one: Float32Array, other: Float32Array): number {
  let all = 0
  for (let place = 0; place < one.length; place++) all += one[place]! * other[place]!
  return all
}
