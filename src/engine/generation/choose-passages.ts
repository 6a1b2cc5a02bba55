import type { Language } from '../engine.ts'
import type { GuideEntry, GuidePassage } from '../guide/guide-entry.ts'
import { directionOf } from '../retrieval/index.ts'
import { type VerseRange, versesIn } from '../scripture/index.ts'
import type { Library } from './evidence.ts'

// The weights were chosen on open judgements (openbible): four passages so chosen have .68 of what the best four of an
// entry have there, the first four .64.

/** Standard deviations above the mean of all verses, up to so many, each of which counts so much. */
const mostNear = 5
const nearWeight = 0.25
/** How much it counts that sentences of the summary rest on a passage, up to so many of them. */
const toldWeight = 0.2
const mostTold = 2
/** What a passage loses by each that is taught before it. */
const perPlace = 0.1

/**
 * Of an entry's passages those to be printed, in teaching order: what is near the question and what the answer rests on
 * come before what is merely taught early, but not before the first, and nothing is printed twice. What is said to somebody in need keeps the order that
 * its teacher gave it.
 */
export function choosePassages(
  library: Library,
  { summary, care, passages }: Pick<GuideEntry, 'summary' | 'care' | 'passages'>,
  { count, question, language }: { count: number; question: string; language: Language },
): GuidePassage[] {
  if (care.length > 0) return passages.slice(0, count)
  const near = nearness(library, passages, question, language)
  const worth = passages.map((passage, place) => {
    const told = summary.filter(({ from }) => from.some((range) => overlaps(range, passage.range))).length
    if (place === 0) return Infinity
    return nearWeight * near[place]! + toldWeight * Math.min(mostTold, told) - perPlace * place
  })
  const chosen: GuidePassage[] = []
  const byWorth = passages.toSorted((a, b) => worth[passages.indexOf(b)]! - worth[passages.indexOf(a)]!)
  for (const passage of byWorth) {
    if (chosen.length === count) break
    if (!chosen.some((other) => isParallel(library, other, passage))) chosen.push(passage)
  }
  return passages.filter((passage) => chosen.includes(passage))
}

/** Whether two passages say the same in the same words, as the Lord's Prayer does twice. */
function isParallel({ corpus, index }: Library, a: GuidePassage, b: GuidePassage): boolean {
  const versesOf = ({ range, quote = range }: GuidePassage) => versesIn(quote).map(corpus.indexOf)
  const others = new Set(versesOf(b))
  return versesOf(a).some((verse) => verse >= 0 && index.parallels(verse).some((other) => others.has(other)))
}

const overlaps = (a: VerseRange, b: VerseRange) => a.start <= b.end && b.start <= a.end

/** How near the nearest verse of each passage is to the question; 0 without an embedder. */
function nearness(
  { corpus, index }: Library,
  passages: readonly GuidePassage[],
  question: string,
  language: Language,
): number[] {
  const direction = directionOf(index, question, language)
  if (direction === undefined) return passages.map(() => 0)
  const scores = new Float32Array(corpus.keys.length)
  const runs = passages.map(({ range, quote = range }) => {
    const verses = versesIn(quote)
      .map(corpus.indexOf)
      .filter((verse) => verse >= 0)
    return { start: verses[0] ?? 0, end: (verses.at(-1) ?? -1) + 1 }
  })
  index.meaning!.verses.score(direction, scores, runs)
  return runs.map(({ start, end }) => Math.min(mostNear, Math.max(0, ...scores.subarray(start, end))))
}
