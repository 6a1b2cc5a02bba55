import type { Corpus } from '../corpus/index.ts'
import type { RankedVerse } from './rank-verses.ts'

/** Verses that stand together as one result, by position in the corpus, and what the best of them scored. */
export type RankedPassage = { first: number; last: number; best: RankedVerse; verses: RankedVerse[] }

type Options = { longest?: number; nearness?: number }

/**
 * Joins verses of one chapter that follow one another and rank close together, so that readers get the passage and
 * not its pieces. A passage stands where its best verse stood.
 * @param ranked best first
 * @param options `longest` in verses; `nearness` is the share of the best verse's score that a neighbour needs
 */
export function mergeNeighbours(
  corpus: Corpus,
  ranked: readonly RankedVerse[],
  { longest = 4, nearness = 0.7 }: Options = {},
): RankedPassage[] {
  const passages: RankedPassage[] = []
  const ending = new Map<number, RankedPassage>()
  const starting = new Map<number, RankedPassage>()
  for (const verse of ranked) {
    const before = ending.get(verse.index - 1)
    const after = starting.get(verse.index + 1)
    const joined = [before, after].find((passage) => passage !== undefined && fits(passage, verse))
    if (joined === undefined) {
      const passage = { first: verse.index, last: verse.index, best: verse, verses: [verse] }
      passages.push(passage)
      starting.set(verse.index, passage)
      ending.set(verse.index, passage)
      continue
    }
    joined.verses.push(verse)
    if (joined === before) {
      ending.delete(joined.last)
      joined.last = verse.index
      ending.set(joined.last, joined)
    } else {
      starting.delete(joined.first)
      joined.first = verse.index
      starting.set(joined.first, joined)
    }
  }
  return passages

  function fits({ first, last, best }: RankedPassage, verse: RankedVerse): boolean {
    const sameChapter = Math.floor(corpus.keys[first]! / 1000) === Math.floor(corpus.keys[verse.index]! / 1000)
    return sameChapter && last - first + 1 < longest && verse.score >= nearness * best.score
  }
}
