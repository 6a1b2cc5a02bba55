import type { Language } from '../engine.ts'
import { matchGuide } from '../retrieval/index.ts'
import type { FoundReference } from '../scripture/index.ts'
import { type Draft, item, paragraph } from './draft.ts'
import type { Library } from './evidence.ts'
import { plainForeign } from './foreign-text.ts'

const phrases = {
  en: {
    nothing: 'I do not find an answer to this in the Bible, or in what I have on it.',
    outside:
      'This service answers from the Bible and books about it, and this is a question about something else, so I leave it to others.',
    near: 'These may be near to it:',
    help: 'If it is a question about Scripture, other words may help: name a passage (“Explain Romans 8:28”), a person, or a subject (“forgiveness”).',
  },
  es: {
    nothing: 'No encuentro respuesta a esto en la Biblia ni en lo que tengo sobre ella.',
    outside:
      'Este servicio responde con la Biblia y libros sobre ella, y esta pregunta trata de otra cosa, así que la dejo a otros.',
    near: 'Quizá esto se le acerque:',
    help: 'Si es una pregunta sobre la Escritura, quizá ayuden otras palabras: nombre un pasaje (“Explica Romanos 8:28”), una persona o un tema (“el perdón”).',
  },
} as const

/** From here on an entry may be what somebody was looking for, who is told that there is no answer. */
const leastNear = 0.25
const mostNear = 4

/**
 * Says shortly and kindly that the corpus has no answer, which is better than a verse that only shares a word, and what
 * the study guide has that may be near.
 */
export function draftNoAnswer({ corpus, index, language }: Library, question: string): Draft {
  const say = phrases[language]
  const near = matchGuide({ guide: corpus.guide, index }, question, language, { least: leastNear, limit: mostNear })
  return [
    paragraph([say.nothing], [say.help]),
    ...(near.length === 0 ? [] : [paragraph([say.near])]),
    ...near.map(({ entry }) => item([{ strong: entry.title[language] }])),
  ]
}

/** Leaves a question alone that is not about Scripture. */
export const draftOutsideScripture = (language: Language): Draft => [paragraph([phrases[language].outside])]

/** Says what is wrong with a reference that does not exist. */
export const draftNoSuchPassage = (references: readonly FoundReference[]): Draft => [
  paragraph(...references.slice(0, 3).map((reference) => [plainForeign(reference.problem?.message ?? reference.text)])),
]
