import type { GuideMatch } from '../retrieval/index.ts'
import { tellsWhatIsAsked } from './choose-matches.ts'
import type { Draft } from './draft.ts'
import type { Library } from './evidence.ts'
import { draftFactAnswer } from './fact-answer.ts'
import { draftGuideAnswer } from './guide-answer.ts'
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
  if (tellsWhatIsAsked(library, best!, prompt)) return draftGuideAnswer(library, matches, prompt)
  const telling = matches.find(
    (match) =>
      match.fact !== undefined && match.score >= nearBest * best!.score && tellsWhatIsAsked(library, match, prompt),
  )
  if (telling !== undefined) return draftGuideAnswer(library, [telling], prompt)
  const verse = question.kind === 'fact' ? draftFactAnswer(library, question.ask, question.subject) : undefined
  return verse ?? draftGuideAnswer(library, [{ ...best!, fact: undefined }], prompt)
}
