import type { GuideEntry } from '../guide/guide-entry.ts'
import { countVerses, type VerseRange } from '../scripture/index.ts'
import { answerFromGuide } from './answer-from-guide.ts'
import { answerOnPassage, type OnPassage, restsOn } from './answer-on-passage.ts'
import { withoutAvoided, withoutReference } from './avoided.ts'
import { draftBookAnswer } from './book-answer.ts'
import { draftComparisonAnswer, passagesOnBoth } from './comparison-answer.ts'
import type { Draft } from './draft.ts'
import { draftEntryAnswer } from './entry-answer.ts'
import type { Library } from './evidence.ts'
import { draftFactAnswer } from './fact-answer.ts'
import { findInGuide } from './find-in-guide.ts'
import { draftMore } from './more-answer.ts'
import { draftNoSuchPassage } from './no-answer.ts'
import { draftPassageAnswer } from './passage-answer.ts'
import type { Question } from './question.ts'
import { quotePassage } from './quote-passage.ts'
import type { Task } from './read-task.ts'
import { draftSayingAnswer, placeOfSaying } from './saying-answer.ts'
import { draftTask, draftTaskOnPassage } from './task-answer.ts'
import { draftTextFactsAnswer } from './text-facts-answer.ts'
import { draftTopicAnswer } from './topic-answer.ts'
import { draftTwoEntries } from './two-entries.ts'
import { draftWordAnswer } from './word-answer.ts'

type Asked = {
  question: Question
  /** The question as it was understood, for what is found by its words. */
  prompt: string
  task?: Task | undefined
  /** More is asked for of what was answered before. */
  isMore: boolean
}

/** Verses of a passage that are printed beside an answer. */
const mostNamed = 8

/** The draft for a question by its kind: from the study guide where it has the matter, else from the other books.
 * @returns undefined when the corpus has no answer
 */
export function draftFor(library: Library, { question, prompt, task, isMore }: Asked): Draft | undefined {
  const topic = (subject: string) => draftTopicAnswer(library, subject)
  const facts = draftTextFactsAnswer(library, prompt)
  if (facts !== undefined) return facts
  if (question.kind === 'comparison') {
    const together = () => passagesOnBoth(library, ...question.sides)
    const both = draftTwoEntries(library, question.sides, { together })
    if (both !== undefined) return both
  }
  const matches = findInGuide(library, question, prompt).map((match) => withoutAvoided(match, library.avoided))
  const [best] = matches
  const [range, ...others] = question.kind === 'passage' ? question.ranges : []
  const onPassage = range !== undefined && others.length === 0 ? answerOnPassage(library, range, prompt) : undefined
  if (best !== undefined && !isElsewhere(best.entry, onPassage, range)) {
    if (isMore) return draftMore(library, best.entry, prompt)
    if (task !== undefined && best.entry.kind !== 'disputed') return draftTask(library, task, best.entry, prompt)
    const place = question.kind === 'saying' ? placeOfSaying(library, question.saying) : []
    const named = question.kind === 'passage' ? namedPassage(library, question.ranges, best.entry) : []
    return [...place, ...answerFromGuide(library, matches, question, prompt), ...named]
  }
  switch (question.kind) {
    case 'passage':
      return task === undefined
        ? draftPassageAnswer(library, question.ranges, {
            question: withoutReference(prompt, library.language),
            onPassage,
          })
        : draftTaskOnPassage(library, task, question.ranges[0]!)
    case 'no_such_passage':
      return draftNoSuchPassage(question.references)
    case 'word':
      return draftWordAnswer(library, question.word, question.language) ?? topic(question.word)
    case 'saying':
      return draftSayingAnswer(library, question.saying)
    case 'comparison':
      return draftComparisonAnswer(library, question.sides) ?? topic(prompt)
    case 'book':
      return draftBookAnswer(library, question.book)
    case 'entry':
      return draftEntryAnswer(library, question.name) ?? topic(question.name)
    case 'fact':
      return draftFactAnswer(library, question.ask, question.subject) ?? topic(question.subject)
    case 'topic':
      return topic(question.subject)
  }
}

/** The passage that was named with a question, where the entry that answers it does not have it. */
function namedPassage(library: Library, [range]: readonly VerseRange[], { passages }: GuideEntry): Draft {
  if (range === undefined || countVerses(range) > mostNamed) return []
  const isListed = passages.some((one) => one.range.start <= range.end && range.start <= one.range.end)
  return isListed ? [] : quotePassage(library, range)
}

/** Whether the entry that seems to be meant says nothing of the passage that is asked about, and another one does. */
const isElsewhere = (meant: GuideEntry, onPassage: OnPassage | undefined, range: VerseRange | undefined): boolean =>
  onPassage !== undefined && range !== undefined && meant.kind !== 'disputed' && !restsOn(meant, range)
