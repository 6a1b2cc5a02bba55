import type { TopicIndexLine } from '../corpus/index.ts'
import { headingCase, wordsOf } from '../retrieval/index.ts'
import { formatReference, type VerseKey, versesIn } from '../scripture/index.ts'
import { type Draft, item, paragraph } from './draft.ts'
import type { Library } from './evidence.ts'
import { quotePassage } from './quote-passage.ts'
import { indexTitle, topicSource } from './sources.ts'

const mostLines = 8
const fewestLines = 3
const mostReferences = 3

/**
 * An answer about a person or place that the topical index has an entry for: what it says of them, line by line with
 * its passages, and the verse of these that is most referred to.
 * @param name as asked, “John the Baptist”; words behind the heading choose between namesakes
 * @returns undefined when there is no such entry, or it tells no story
 */
export function draftEntryAnswer(library: Library, name: string): Draft | undefined {
  const { corpus, language } = library
  if (corpus.topics === undefined || language !== 'en') return undefined // the index is English
  const found = findEntry(library, name)
  if (found === undefined) return undefined
  const { heading, lines, others } = found
  const telling = lines.filter(tellsSomething).slice(0, mostLines)
  if (telling.length < fewestLines) return undefined
  const title = indexTitle(corpus)
  const items = telling.map((line) => {
    const source = topicSource(corpus, line)
    const references = formatReference(line.passages.slice(0, mostReferences))
    return item([{ quote: source, text: line.text }, ` (${references}) `, { mark: source }])
  })
  const namesakes = others.length === 0 ? [] : [paragraph([`${title} has others of that name: ${others.join('; ')}.`])]
  return [
    paragraph([`${title} sums up what Scripture tells of ${heading}:`]),
    ...items,
    ...tellingVerse(library, telling),
    ...namesakes,
  ]
}

type Entry = { heading: string; lines: TopicIndexLine[]; others: string[] }

/** The entry of the longest part of the name that is a heading, and of its numbered namesakes the one that fits. */
function findEntry({ corpus }: Library, name: string): Entry | undefined {
  const words = name.replace(/^(?:the|king|queen|prophet|apostle|saint|st\.?|judge|priest) /i, '').split(/\s+/)
  for (let length = words.length; length > 0; length--) {
    const heading = words.slice(0, length).join(' ')
    const lines = corpus.topics!.linesOf(heading)
    if (lines.length === 0) continue
    return chooseNamesake(headingCase(heading), lines, wordsOf(name).slice(length))
  }
  return undefined
}

const numbered = /^\d+\.\s*/

function chooseNamesake(heading: string, lines: TopicIndexLine[], wanted: readonly string[]): Entry | undefined {
  const starts = lines.flatMap((line, place) => (line.under === null && numbered.test(line.text) ? [place] : []))
  if (starts.length === 0) return wanted.length > 1 ? undefined : { heading, lines, others: [] }
  const fits = (start: number) => wordsOf(lines[start]!.text).filter((word) => wanted.includes(word)).length
  const start = starts.toSorted((a, b) => fits(b) - fits(a) || a - b)[0]!
  const end = starts.find((other) => other > start) ?? lines.length
  const label = (place: number) => lines[place]!.text.replace(numbered, '').replace(/\.$/, '')
  const others = starts
    .filter((other) => other !== start)
    .map(label)
    .filter((text) => text !== '')
    .slice(0, 5)
  return {
    heading: label(start) === '' ? heading : `${heading} (${label(start)})`,
    lines: lines.slice(start, end),
    others,
  }
}

const tellsSomething = ({ text, passages }: TopicIndexLine) =>
  passages.length > 0 &&
  wordsOf(text).length >= 3 &&
  text !== text.toUpperCase() &&
  !/^(?:See|\d+\.|Unclassified|General)\b/.test(text)

function tellingVerse(library: Library, lines: readonly TopicIndexLine[]): Draft {
  const { corpus, index } = library
  const keys = lines.flatMap(({ passages }) => passages.slice(0, 2)).flatMap((range) => versesIn(range).slice(0, 3))
  const weight = (key: VerseKey) => index.cited[corpus.indexOf(key)] ?? 0
  const best = keys.toSorted((a, b) => weight(b) - weight(a) || a - b)[0]
  return best === undefined ? [] : quotePassage(library, { start: best, end: best })
}
