import type { TopicIndexLine } from '../corpus/index.ts'
import { termsOf } from '../retrieval/index.ts'
import { bookOf, formatReference, type VerseRange, versesIn } from '../scripture/index.ts'
import { type Block, heading, paragraph } from './draft.ts'
import type { Library } from './evidence.ts'
import { commentaryOn, termsOfPassage } from './key-words.ts'
import { indexTitle, topicLabel, topicSource } from './sources.ts'

const phrases = {
  en: {
    readOn: 'Read on',
    listed: (label: string, title: string) => `Under “${label}”, ${title} puts it beside `,
  },
  es: {
    readOn: 'Para seguir leyendo',
    listed: (label: string, title: string) => `El índice ${title} (en inglés, bajo “${label}”) lo pone junto a `,
  },
} as const

const mostReferences = 6

/** The line of the topical index that is most about a passage, with the other passages that it lists. */
export function listedWith(library: Library, range: VerseRange): Block[] {
  const { corpus, index, language } = library
  if (corpus.topics === undefined) return []
  const about = new Set(termsOf(`${termsOfPassage(library, range)} ${commentaryOn(library, range)}`, 'en'))
  const own = new Set(termsOf(termsOfPassage(library, range), 'en'))
  const lines = versesIn(range)
    .slice(0, 6)
    .flatMap((key) => corpus.topics!.linesAt(key))
    .map((line) => ({ line, others: line.passages.filter(({ start, end }) => end < range.start || start > range.end) }))
    .filter(({ line, others }) => others.length >= 2 && line.text.length > 0)
    .map(({ line, others }) => ({ line, others, fit: closeness(line, own, about) * fitness(others) }))
    .sort((a, b) => b.fit - a.fit || a.line.index - b.line.index)
  const best = lines[0]
  if (best === undefined || best.fit === 0) return []
  const source = topicSource(corpus, best.line)
  const said = new Set([...own, ...termsOf(labelWithText(best.line), 'en')])
  const kinship = ({ start }: VerseRange) => {
    const shared = termsOf(termsOfPassage(library, { start, end: start }), 'en').filter((term) => said.has(term)).length
    return shared + 2 * (index.cited[corpus.indexOf(start)] ?? 0)
  }
  const references = best.others
    .toSorted((a, b) => kinship(b) - kinship(a))
    .slice(0, mostReferences)
    .sort((a, b) => a.start - b.start)
  const say = phrases[language]
  return [
    heading(say.readOn),
    paragraph([
      say.listed(labelWithText(best.line), indexTitle(corpus)),
      formatReference(references, language),
      ' ',
      { mark: source },
      '.',
    ]),
  ]
}

/** How much of what a line says the passage itself (twice) and its commentators say too, 0 to 3. */
function closeness(line: TopicIndexLine, own: ReadonlySet<string>, about: ReadonlySet<string>): number {
  const terms = [...new Set(termsOf(`${line.heading} ${line.under ?? ''} ${line.text}`, 'en'))]
  const share = (of: ReadonlySet<string>) => terms.filter((term) => of.has(term)).length / Math.max(1, terms.length)
  return 2 * share(own) + share(about)
}

/** A line of about seven passages in several books says most. */
const fitness = (passages: readonly VerseRange[]) => {
  const books = new Set(passages.map(({ start }) => bookOf(start))).size
  return books / (1 + Math.abs(passages.length - 7) / 7)
}

const labelWithText = (line: TopicIndexLine) => {
  const label = topicLabel(line)
  return line.text === '' || label.toLowerCase().includes(line.text.toLowerCase()) ? label : `${label}: ${line.text}`
}
