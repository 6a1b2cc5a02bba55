import type { BibleText, Corpus } from '../corpus/index.ts'
import { bookOf, type Canon, isInCanon, toOsis, type VerseRange, versesIn } from '../scripture/index.ts'
import type { SearchIndex } from './search-index.ts'

const mostParallels = 5

type Deps = { corpus: Corpus; index: SearchIndex }
type Options = { text: BibleText; canon: Canon }

/**
 * Passages elsewhere that tell or say the same in the same words, the nearest first, as OSIS ranges. Only what the
 * translation has and the canon includes; never a part of the passage itself.
 */
export function findParallels({ corpus, index }: Deps, passage: VerseRange, { text, canon }: Options): string[] {
  const own = new Set(versesIn(passage).map(corpus.indexOf))
  const found = new Set<number>()
  for (const verse of own) for (const other of index.parallels(verse)) if (!own.has(other)) found.add(other)
  const isShown = (verse: number) => text.verseAt(verse) !== undefined && isInCanon(bookOf(corpus.keys[verse]!), canon)
  const shown = new Set([...found].filter(isShown))
  const ranges: VerseRange[] = []
  for (const verse of shown) {
    if (isNextTo(corpus, shown, verse - 1, verse)) continue
    let last = verse
    while (isNextTo(corpus, shown, last + 1, verse)) last++
    ranges.push({ start: corpus.keys[verse]!, end: corpus.keys[last]! })
  }
  return ranges.slice(0, mostParallels).map(toOsis)
}

/** Whether a verse is one of those shown and stands in the chapter of the other. */
const isNextTo = ({ keys }: Corpus, shown: ReadonlySet<number>, verse: number, other: number): boolean =>
  shown.has(verse) && Math.floor(keys[verse]! / 1000) === Math.floor(keys[other]! / 1000)
