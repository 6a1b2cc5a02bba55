import type { GuideKind } from '../guide/index.ts'
import { type GuideMatch, matchSurely } from '../retrieval/index.ts'
import { bookOf, findNamedPassage } from '../scripture/index.ts'
import type { Library } from './evidence.ts'
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
  const { corpus, index, language } = library
  const kinds = fitting[question.kind]
  if (kinds?.length === 0) return []
  // what tells two passages apart is read from them
  if (question.kind === 'comparison' && question.sides.some((side) => findNamedPassage(side) !== undefined)) return []
  if (question.kind === 'book') {
    const entry = corpus.guide.entries.find(({ book }) => book?.code === bookOf(question.book.start).code)
    return entry === undefined ? [] : [{ entry, fact: undefined, score: 1 }]
  }
  const asked = question.kind === 'comparison' ? question.sides.join(' ') : prompt
  const least = question.kind === 'comparison' ? bothSides : 0
  const matches = matchSurely({ guide: corpus.guide, index }, asked, language).filter(
    ({ entry, score }) => score >= least && (kinds?.includes(entry.kind) ?? true),
  )
  return question.kind === 'saying' && isQuoted(library, question.saying) ? [] : matches
}

const isQuoted = ({ findQuotation }: Library, saying: string): boolean =>
  findQuotation(saying).some(({ exact, score }) => exact && score >= surelyQuoted)
