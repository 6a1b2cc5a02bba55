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
type DescribedAnswer = { forms: readonly Said[]; heard: readonly Said[]; says: Said }

/** What speaks for an answer; see `AnswerIndex`. */
export type AnswerFeatures = { wording: number; says: number; telling: number; heard: number; told: number }

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
   * near a sentence of the text is to a wording, as the reader takes both (-1 to 1); `told`: the same to what people asked who were
   * given this answer
   */
  featuresOf: (
    answers: readonly ComparedAnswer[],
    asked: { text: string; language: Language },
    leftOut?: { answer: number; wording: number } | { heard: string },
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
        heard: sayingOf(heard?.[language] ?? [], language, true),
        says: sayingOf([[lead, ...short].map((claim) => claim[language]).join(' ')], language, false)[0]!,
      }))
    kept.set(key, all)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return all
  }

  return {
    featuresOf: (answers, { text, language }, leftOut) => {
      const [asked] = sayingOf([text], language, true)
      const all = described(answers, language).map(({ forms, heard, says }, place) => ({
        says,
        heard: leftOut !== undefined && 'heard' in leftOut ? heard.filter((one) => one.text !== leftOut.heard) : heard,
        forms:
          leftOut !== undefined && 'answer' in leftOut && leftOut.answer === place
            ? forms.filter((_, wording) => wording !== leftOut.wording)
            : forms,
      }))
      const telling = howTelling(all, asked!.terms, index.guideNames[language].termWeight)
      return all.map(({ forms, heard, says }, place) => ({
        wording: Math.max(0, ...forms.map((form) => nearness(asked!.direction, form.direction))),
        says: nearness(asked!.direction, says.direction),
        telling: telling[place]!,
        heard: Math.max(0, ...forms.map((form) => nearest(asked!.sentences, form.sentences))),
        told: Math.max(0, ...heard.map((one) => nearest(asked!.sentences, one.sentences))),
      }))
    },
  }
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
