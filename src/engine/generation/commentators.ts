import type { Section } from '../corpus/index.ts'
import { findCommentary, termsOf } from '../retrieval/index.ts'
import { formatReference, type VerseRange } from '../scripture/index.ts'
import { type CommentaryQuote, chooseCommentary } from './choose-commentary.ts'
import { type Block, heading, paragraph, quotation } from './draft.ts'
import { type Library, mostTelling, weightedTerms } from './evidence.ts'
import { authorOf, commentarySource, passageText } from './sources.ts'

const title = 'What commentators say'
const verseTermShare = 0.15
const mostQuotes = 2
/** Share of the subject's words, by how much each tells, that a comment must speak of. */
const leastShare = 0.2

/**
 * What commentators say of a subject, on the passages that an answer quotes and elsewhere: the sentences that speak of
 * it most, under a heading.
 * @returns nothing where the language has no commentaries, or none says enough
 */
export function draftCommentators(library: Library, subject: string, passages: readonly VerseRange[]): Block[] {
  if (library.language !== 'en') return []
  const terms = weightedTerms(library, subject)
  if (terms.size === 0) return []
  const total = terms.values().reduce((sum, weight) => sum + weight, 0)
  const telling = mostTelling(terms)
  const elsewhere = findCommentary(library, subject, { limit: 6 })
    .filter(({ section }) => isRunningCommentary(section))
    .map(({ section }) => chooseCommentary(section, terms))
    .filter((quote) => quote !== undefined && termsOf(quote.words, 'en').includes(telling))
  const onPassages = passages.flatMap((range) => {
    // a commentator seldom repeats the question's word, but takes up those of the verse
    const both = new Map(
      termsOf(passageText(library.text, range) ?? '', 'en').map((term) => [term, verseTermShare * total]),
    )
    for (const [term, weight] of terms) both.set(term, weight)
    const sections = library.corpus.commentaries.touching(range).filter(isRunningCommentary)
    return sections.map((section) => chooseCommentary(section, both))
  })
  const quotes = [...onPassages, ...elsewhere]
    .filter((quote): quote is CommentaryQuote => quote !== undefined && quote.score > total * leastShare)
    .sort((a, b) => b.score - a.score)
  const chosen = distinct(quotes).slice(0, mostQuotes)
  if (chosen.length === 0) return []
  const blocks = chosen.flatMap(({ section, words }) => {
    const source = commentarySource(section, words)
    const on = formatReference({ start: section.start, end: section.end })
    return [paragraph([`${authorOf(section)}, on ${on}:`]), quotation(source, words, ' ', { mark: source })]
  })
  return [heading(title), ...blocks]
}

const isRunningCommentary = (section: Section) => section.kind === 'section' && section.source.id !== 'Scofield'

const distinct = (quotes: readonly CommentaryQuote[]): CommentaryQuote[] =>
  quotes.filter((quote, place) => quotes.findIndex((other) => other.section.index === quote.section.index) === place)
