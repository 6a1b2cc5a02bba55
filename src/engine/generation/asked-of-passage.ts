import type { GuideEntry } from '../guide/guide-entry.ts'
import { matchSurely } from '../retrieval/match-guide.ts'
import { countVerses, sharedVerses, type VerseRange } from '../scripture/index.ts'
import { chooseAnswer } from './choose-answer.ts'
import { draftViewsByName } from './disputed-answer.ts'
import { type Block, heading } from './draft.ts'
import type { Library } from './evidence.ts'
import { answerOrSummary, readOn } from './guide-passages.ts'

/** A passage of fewer verses has one matter, and is explained as a whole. */
const mostOfOneMatter = 12

const kinds = new Set(['topic', 'disputed', 'word', 'event'])

/**
 * The entry on what is asked of a longer passage (“divorce in Matthew 19”), where the guide has one that opens a part of it.
 * @param question what is asked, without the reference; may be empty
 */
export function askedOfPassage(
  { corpus, index, language }: Library,
  range: VerseRange,
  question: string,
): GuideEntry | undefined {
  if (question.trim() === '' || countVerses(range) <= mostOfOneMatter) return undefined
  const [best] = matchSurely({ guide: corpus.guide, index }, question, language)
  const entry = best?.entry
  return entry !== undefined && kinds.has(entry.kind) && opensPartOf(entry, range) ? entry : undefined
}

const opensPartOf = ({ passages, views }: GuideEntry, range: VerseRange): boolean =>
  [...passages, ...views.flatMap((view) => view.passages)].some((one) => sharedVerses(one.range, range) > 0)

/** What the guide answers, its sides where Christians differ, and where to read on outside of the passage. */
export function draftAskedOfPassage(
  library: Library,
  { entry, question, range }: { entry: GuideEntry; question: string; range: VerseRange },
): Block[] {
  return [
    heading(entry.title[library.language]),
    answerOrSummary(library, entry, chooseAnswer(library, entry, question, question)),
    ...(entry.kind === 'disputed' ? draftViewsByName(library, entry) : []),
    ...readOn(
      library,
      entry.passages.filter((one) => sharedVerses(one.range, range) === 0),
    ),
  ]
}
