import type { TopicIndexLine } from '../corpus/index.ts'
import type { Library } from '../generation/evidence.ts'
import type { VerseKey } from '../scripture/index.ts'
import { type StudiedPassage, versesWithin } from './studied-passage.ts'

type LineOn = { line: TopicIndexLine; keys: VerseKey[] }

const known = new WeakMap<StudiedPassage, LineOn[]>()

/** Lines of the topical index that list verses of the passage, with these. */
export function linesOn(library: Library, passage: StudiedPassage): readonly LineOn[] {
  const lines = known.get(passage) ?? readLines(library, passage)
  known.set(passage, lines)
  return lines
}

function readLines({ corpus, index }: Library, passage: StudiedPassage): LineOn[] {
  if (corpus.topics === undefined) return []
  const { starts, lines } = index.verseLines
  const found = new Set<number>()
  for (const key of passage.keys) {
    const verse = corpus.indexOf(key)
    for (const line of lines.subarray(starts[verse]!, starts[verse + 1]!)) found.add(line)
  }
  return [...found].map((place) => {
    const line = corpus.topics!.at(place)
    return { line, keys: [...new Set(line.passages.flatMap((range) => versesWithin(passage, range)))] }
  })
}
