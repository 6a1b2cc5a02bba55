import type { Library } from '../generation/evidence.ts'
import type { VerseKey } from '../scripture/index.ts'
import { guideOnBook } from './guide-by-book.ts'
import type { StudiedPassage } from './studied-passage.ts'

/** What it counts that everybody cites a verse, and that the study guide lists it with few others. */
const citedWeight = 2
const listedWeight = 1
/** A list of so many verses is about a story, not about one of them. */
const longestListed = 8

/** The verses that a passage is known for, at most so many, in its order; a question that they end on has its answer behind it. */
export function heartOf({ corpus, index, text }: Library, { keys }: StudiedPassage, count: number): VerseKey[] {
  const listed = new Map<VerseKey, number>()
  for (const { listed: one } of guideOnBook(corpus, keys[0]!).passages) {
    const { start, end } = one.quote ?? one.range
    const verses = end - start < longestListed ? end - start + 1 : longestListed + 1
    if (verses > longestListed || end < keys[0]! || start > keys.at(-1)!) continue
    for (const key of keys) if (start <= key && key <= end) listed.set(key, (listed.get(key) ?? 0) + 1 / verses)
  }
  const worth = (key: VerseKey) =>
    citedWeight * index.cited[corpus.indexOf(key)]! + listedWeight * Math.log1p(listed.get(key) ?? 0)
  const known = keys
    .toSorted((a, b) => worth(b) - worth(a) || a - b)
    .slice(0, count)
    .toSorted((a, b) => a - b)
  const answer = keys[keys.indexOf(known.at(-1)!) + 1]
  const isOpen = /\?[”’"']*$/.test(text.verse(known.at(-1)!) ?? '')
  return isOpen && answer !== undefined ? [...known, answer] : known
}
