import { readWordings } from '../content/index.ts'
import type { Language } from '../engine.ts'
import { matchGuide } from '../retrieval/index.ts'
import type { FoundReference } from '../scripture/index.ts'
import { type Draft, item, paragraph } from './draft.ts'
import type { Library } from './evidence.ts'
import { plainForeign } from './foreign-text.ts'

const phrases = readWordings('answers/phrases')

/** From here on an entry may be what somebody was looking for, who is told that there is no answer. */
const leastNear = 0.25
const mostNear = 4

/**
 * Says shortly and kindly that the corpus has no answer, which is better than a verse that only shares a word, and what
 * the study guide has that may be near.
 */
export function draftNoAnswer({ corpus, index, language }: Library, question: string): Draft {
  const say = phrases[language].no_answer
  const near = matchGuide({ guide: corpus.guide, index }, question, language, { least: leastNear, limit: mostNear })
  return [
    paragraph([say.nothing], [say.help]),
    ...(near.length === 0 ? [] : [paragraph([say.near])]),
    ...near.map(({ entry }) => item([{ strong: entry.title[language] }])),
  ]
}

/** Leaves a question alone that is not about Scripture. */
export const draftOutsideScripture = (language: Language): Draft => [paragraph([phrases[language].no_answer.outside])]

/** Says what is wrong with a reference that does not exist. */
export const draftNoSuchPassage = (references: readonly FoundReference[]): Draft => [
  paragraph(...references.slice(0, 3).map((reference) => [plainForeign(reference.problem?.message ?? reference.text)])),
]
