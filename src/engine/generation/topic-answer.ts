import type { TopicIndexLine } from '../corpus/index.ts'
import { findTopicLines, termsOf, wordsOf } from '../retrieval/index.ts'
import { draftCommentators } from './commentators.ts'
import { type Block, type Draft, heading, type Piece, paragraph } from './draft.ts'
import { coverageOf, findPassages, type Library, type RankedPassage, unknownShare, weightedTerms } from './evidence.ts'
import { quotePassage } from './quote-passage.ts'
import { referenceList } from './reference-list.ts'
import { indexTitle, topicLabel, topicSource } from './sources.ts'

const phrases = {
  en: {
    found: 'These passages speak of it in the same words or near them:',
    readOn: 'Read on',
    more: 'On the same subject:',
    index: (title: string) => `${title} gathers more under `,
  },
  es: {
    found: 'Estos pasajes hablan de ello con las mismas palabras o parecidas:',
    readOn: 'Para seguir leyendo',
    more: 'Sobre lo mismo:',
    index: (title: string) => `${title}: `,
  },
} as const

const quotedPassages = 5
const furtherPassages = 5
/** Below this share of the question's words (by how much each tells) no passage is about it. */
const leastCoverage = 0.28
/** The same of each passage that is printed. */
const leastOfEach = 0.3
/** Share of the question's words that neither Scripture nor its commentators have: beyond it the question is of something else. */
const mostUnknown = 0.3

/** An answer about a subject: the passage that says it best, more voices, a commentator, where to read on. */
export function draftTopicAnswer(library: Library, subject: string): Draft | undefined {
  if (unknownShare(library, subject) > mostUnknown) return undefined
  const found = findPassages(library, knownWords(library, subject), { count: quotedPassages + furtherPassages })
  if (found.length === 0 || coverageOf(library, subject, found) < leastCoverage) return undefined
  const passages = found.filter((passage) => coverageOf(library, subject, [passage]) >= leastOfEach)
  if (passages.length === 0) return undefined
  const [lead, ...others] = passages.slice(0, quotedPassages)
  const voices = [lead!, ...inOrder(others)]
  return [
    paragraph([phrases[library.language].found]),
    ...voices.flatMap(({ range }) => quotePassage(library, range)),
    ...draftCommentators(
      library,
      subject,
      passages.slice(0, quotedPassages).map(({ range }) => range),
    ),
    ...readOn(library, subject, passages.slice(quotedPassages)),
  ]
}

/** The subject without words that neither Scripture nor its index has: they would only draw in comments that do. */
function knownWords(library: Library, subject: string): string {
  const terms = weightedTerms(library, subject)
  const known = wordsOf(subject).filter((word) =>
    termsOf(word, library.language).some((term) => (terms.get(term) ?? 0) > 0),
  )
  return known.length === 0 ? subject : known.join(' ')
}

const inOrder = (passages: readonly RankedPassage[]) => passages.toSorted((a, b) => a.range.start - b.range.start)

function readOn(library: Library, subject: string, further: readonly RankedPassage[]): Block[] {
  const { corpus, language } = library
  const say = phrases[language]
  const references = inOrder(further).map(({ range }) => range)
  const pieces: Piece[][] = []
  if (references.length > 0) pieces.push([`${say.more} `, ...referenceList(library, references), '.'])
  const lines = language === 'en' && corpus.topics !== undefined ? bestLines(library, subject) : []
  if (lines.length > 0) {
    const named = lines.flatMap((line, place): Piece[] => {
      const source = topicSource(corpus, line)
      const comma = place === 0 ? '' : place === lines.length - 1 ? ' and ' : ', '
      return [`${comma}“${topicLabel(line)}” `, { mark: source }]
    })
    pieces.push([say.index(indexTitle(corpus)), ...named, '.'])
  }
  return pieces.length === 0 ? [] : [heading(say.readOn), paragraph(...pieces)]
}

/** Headings of the topical index that the subject names, one line each. */
function bestLines(library: Library, subject: string): TopicIndexLine[] {
  const subjectTerms = new Set(termsOf(subject, 'en'))
  const lines: TopicIndexLine[] = []
  for (const { line } of findTopicLines(library, subject, { limit: 40 })) {
    const isNamed = termsOf(line.heading, 'en').some((term) => subjectTerms.has(term))
    if (isNamed && !lines.some((other) => topicLabel(other) === topicLabel(line))) lines.push(line)
    if (lines.length === 3) break
  }
  return lines
}
