import { type GuideMatch, termsOf } from '../retrieval/index.ts'
import { tellsWhatIsAsked } from './choose-matches.ts'
import type { Draft } from './draft.ts'
import type { Library } from './evidence.ts'
import { draftFactAnswer } from './fact-answer.ts'
import { draftGuideAnswer } from './guide-answer.ts'
import { mistakenName } from './mistaken-name.ts'
import type { Question } from './question.ts'

/** A fact of an entry that fits this much less than the best one may still be the one that is asked for. */
const nearBest = 0.7

/**
 * What the guide's entries answer. A fact of the right person that tells something else is no answer: then it is that of
 * another entry, else the verse that has what is asked, else the whole entry.
 * @param matches best first; at least one
 */
export function answerFromGuide(
  library: Library,
  matches: readonly GuideMatch[],
  question: Question,
  prompt: string,
): Draft {
  const [best] = matches
  const { entry, fact } = best!
  const ofPerson = factOfPerson(library, matches, prompt)
  if (ofPerson !== undefined) return draftGuideAnswer(library, [ofPerson], prompt)
  const isMistaken = fact !== undefined && mistakenName(library, { entry, fact }, prompt) !== undefined
  if (isMistaken || tellsWhatIsAsked(library, best!, prompt)) return draftGuideAnswer(library, matches, prompt)
  const telling = matches.find(
    (match) =>
      match.fact !== undefined && match.score >= nearBest * best!.score && tellsWhatIsAsked(library, match, prompt),
  )
  if (telling !== undefined) return draftGuideAnswer(library, [telling], prompt)
  const verse = question.kind === 'fact' ? draftFactAnswer(library, question.ask, question.subject) : undefined
  return verse ?? draftGuideAnswer(library, [{ ...best!, fact: undefined }], prompt)
}

/**
 * “Did Jesus have brothers and sisters?” names a person: a fact of theirs that answers it comes before a topic that has
 * the other words and not the name.
 */
function factOfPerson(library: Library, matches: readonly GuideMatch[], prompt: string): GuideMatch | undefined {
  const { language } = library
  const [best] = matches
  const asked = new Set(termsOf(prompt, language))
  const isNamedIn = (name: string, text: string) =>
    termsOf(name, language).some((term) => termsOf(text, language).includes(term))
  if (best === undefined || best.entry.kind !== 'topic') return undefined
  const names = [best.entry.title[language], ...best.entry.aliases[language]].join(' ')
  return matches.find((match) => {
    const { entry, fact, score } = match
    const [name] = entry.title[language].match(/\p{Lu}[\p{L}\p{M}-]+/gu) ?? []
    if (entry.kind !== 'person' || fact === undefined || name === undefined || score < nearBest * best.score)
      return false
    const isAsked = termsOf(name, language).some((term) => asked.has(term)) && prompt.includes(name)
    return isAsked && !isNamedIn(name, names) && tellsWhatIsAsked(library, match, prompt)
  })
}
