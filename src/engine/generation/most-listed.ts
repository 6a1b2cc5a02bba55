import { countVerses, type VerseKey, type VerseRange, versesIn } from '../scripture/index.ts'
import type { Library } from './evidence.ts'

const fewestPassages = 3

/**
 * The verses of a range that the topical index points to most, in canonical order. A passage of many verses points to
 * each of them less.
 */
export function mostListed({ corpus, text }: Library, range: VerseRange, count: number): VerseKey[] {
  const weight = (key: VerseKey) =>
    (corpus.topics?.linesAt(key) ?? []).reduce((sum, { passages }) => {
      // a line of one or two passages is about a name that stands nowhere else
      const own =
        passages.length < fewestPassages ? undefined : passages.find(({ start, end }) => start <= key && key <= end)
      return sum + (own === undefined ? 0 : 1 / countVerses(own))
    }, 0)
  return versesIn(range)
    .filter((key) => text.verse(key) !== undefined)
    .map((key) => ({ key, weight: weight(key) }))
    .sort((a, b) => b.weight - a.weight || a.key - b.key)
    .slice(0, count)
    .map(({ key }) => key)
    .sort((a, b) => a - b)
}
