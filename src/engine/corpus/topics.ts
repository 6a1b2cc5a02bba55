import type { PackedFile } from '../../platform/packed-file.ts'
import { type VerseKey, type VerseRange, versesIn } from '../scripture/index.ts'
import type { SourceRecord } from './records.ts'

/** A line of the topical index: heading, sub-heading, what it says, and the passages it lists. */
export type TopicIndexLine = {
  index: number
  /** Heading as printed: `FORGIVENESS`. */
  heading: string
  under: string | null
  text: string
  passages: VerseRange[]
  see: string[]
}

export type TopicIndex = {
  source: SourceRecord
  count: number
  at: (index: number) => TopicIndexLine
  /** Whether a word, in any case, has an entry of its own. */
  hasHeading: (word: string) => boolean
  /** All lines of one entry in their order; none when there is no such heading. */
  linesOf: (heading: string) => TopicIndexLine[]
  /** The lines that list a verse. */
  linesAt: (key: VerseKey) => TopicIndexLine[]
}

/** Opens the topical index, undefined when the corpus was built without one. */
export function topicIndex(file: PackedFile): TopicIndex | undefined {
  if (!file.has('topics/titles')) return undefined
  const titles = file.strings('topics/titles')
  const lineTopic = file.u32('topics/line-topic')
  const under = file.strings('topics/line-under')
  const text = file.strings('topics/line-text')
  const see = file.strings('topics/line-see')
  const passages = file.u32('topics/passages')
  const starts = file.u32('topics/passage-starts')
  const passagesAt = (index: number): VerseRange[] =>
    Array.from({ length: starts[index + 1]! - starts[index]! }, (_, i) => {
      const row = 2 * (starts[index]! + i)
      return { start: passages[row]!, end: passages[row + 1]! }
    })
  const at = (index: number): TopicIndexLine => ({
    index,
    heading: titles.at(lineTopic[index]!),
    under: under.at(index) || null,
    text: text.at(index),
    passages: passagesAt(index),
    see: see.at(index) === '' ? [] : see.at(index).split('|'),
  })
  let headings: Map<string, number> | undefined
  const placeOf = (heading: string): number | undefined => {
    headings ??= new Map(Array.from({ length: titles.length }, (_, place) => [titles.at(place).toLowerCase(), place]))
    return headings.get(heading.toLowerCase())
  }
  let byVerse: Map<VerseKey, number[]> | undefined
  return {
    source: file.json<SourceRecord>('topics/source'),
    count: lineTopic.length,
    at,
    hasHeading: (word) => placeOf(word) !== undefined,
    linesOf: (heading) => {
      const topic = placeOf(heading)
      const first = topic === undefined ? -1 : lineTopic.indexOf(topic)
      if (first === -1) return []
      let last = first
      while (lineTopic[last + 1] === topic) last++
      return Array.from({ length: last - first + 1 }, (_, line) => at(first + line))
    },
    linesAt: (key) => {
      byVerse ??= linesByVerse(lineTopic.length, passagesAt)
      return (byVerse.get(key) ?? []).map(at)
    },
  }
}

function linesByVerse(count: number, passagesAt: (index: number) => VerseRange[]): Map<VerseKey, number[]> {
  const byVerse = new Map<VerseKey, number[]>()
  for (let index = 0; index < count; index++) {
    for (const key of passagesAt(index).flatMap(versesIn)) {
      const lines = byVerse.get(key)
      if (lines === undefined) byVerse.set(key, [index])
      else if (lines.at(-1) !== index) lines.push(index)
    }
  }
  return byVerse
}
