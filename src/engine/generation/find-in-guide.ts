import type { GuideKind } from '../guide/index.ts'
import { type GuideMatch, matchSurely, termsOf } from '../retrieval/index.ts'
import { bookOf, findNamedPassage, passageNameIn } from '../scripture/index.ts'
import type { Library } from './evidence.ts'
import { heardEntries, isToTheLetter } from './heard-entries.ts'
import type { Question } from './question.ts'

/** Kinds of entries that answer a kind of question, where not every kind does. */
const fitting: Readonly<Partial<Record<Question['kind'], readonly GuideKind[]>>> = {
  passage: [],
  no_such_passage: [],
  word: ['word'],
  saying: ['saying', 'false_premise'],
  book: ['book'],
}

/** An entry that answers what tells two things apart speaks of both, and so of nearly all that is asked. */
const bothSides = 0.6

/** How well a quotation must be found for it to be what the question is about, and no saying of the guide. */
const surelyQuoted = 0.9

/**
 * The entries of the study guide that answer a question.
 * @returns best first; empty where the guide has none, or another source knows better
 */
export function findInGuide(library: Library, question: Question, prompt: string): GuideMatch[] {
  const { corpus, index, language, intent } = library
  if (intent !== undefined && !isToTheLetter(question, intent)) return heardEntries(library, intent)
  if (question.kind === 'passage' && question.isByName === true) return disputedBehindName(library, prompt)
  // a word that is not asked for in Greek or Hebrew is a subject, too
  const isPlainWord = question.kind === 'word' && question.language === undefined
  const kinds = isPlainWord ? undefined : fitting[question.kind]
  if (kinds?.length === 0) return []
  // what tells two passages apart is read from them
  if (question.kind === 'comparison' && question.sides.some((side) => findNamedPassage(side) !== undefined)) return []
  if (question.kind === 'book') {
    const entry = corpus.guide.entries.find(({ book }) => book?.code === bookOf(question.book.start).code)
    return entry === undefined ? [] : [{ entry, fact: undefined, score: 1 }]
  }
  const asked = question.kind === 'comparison' ? question.sides.join(' ') : isPlainWord ? question.word : prompt
  const least = question.kind === 'comparison' ? bothSides : 0
  const matches = matchSurely({ guide: corpus.guide, index }, asked, language).filter(
    ({ entry, score }) => score >= least && (kinds?.includes(entry.kind) ?? true),
  )
  if (question.kind === 'saying' && isQuoted(library, question.saying)) return []
  return matches
}

/** An entry that fits this much less than the best one may still be what was asked. */
const nearlyBest = 0.9

/** How many words beside the name of a passage ask for more than the passage. */
const leastBeside = 2

/** “What happens to the bread and wine at the Lord’s Supper?” names a passage, and asks what Christians dispute about it. */
function disputedBehindName({ corpus, index, language }: Library, prompt: string): GuideMatch[] {
  const inName = new Set(termsOf(passageNameIn(prompt) ?? '', language))
  if (new Set(termsOf(prompt, language)).difference(inName).size < leastBeside) return []
  const matches = matchSurely({ guide: corpus.guide, index }, prompt, language)
  const near = matches.filter(({ score }) => score >= nearlyBest * matches[0]!.score)
  return near.some(({ entry }) => entry.kind === 'disputed') ? matches : []
}

const isQuoted = ({ findQuotation }: Library, saying: string): boolean =>
  findQuotation(saying).some(({ exact, score }) => exact && score >= surelyQuoted)
