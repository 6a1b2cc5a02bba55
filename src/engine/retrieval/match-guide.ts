import type { Language } from '../engine.ts'
import type { Guide } from '../guide/guide.ts'
import type { GuideEntry, GuideFact } from '../guide/guide-entry.ts'
import { type GuideNames, nameTerms } from './guide-names.ts'

/** An entry of the study guide that a question is about. */
export type GuideMatch = {
  entry: GuideEntry
  /** The fact that answers the question, where it asks for one. */
  fact: GuideFact | undefined
  /** 0 to 1: 1 when the question is one of the entry's names, word for word. */
  score: number
}

type Deps = { guide: Guide; names: Readonly<Record<Language, GuideNames>> }

/** From here on an entry is what the question is about; below it, it only has words of it. */
const leastMatch = 0.5
/** The largest score that a term can add to a document, as a multiple of how telling it is: k1 + 1. */
const mostPerTerm = 2

/**
 * Finds the entries that a question is about, by their names, the questions that they answer, and what they say.
 * @returns best first, each entry once, with its best fact; those below `least` are left out
 */
export function matchGuide(
  { guide, names: byLanguage }: Deps,
  question: string,
  language: Language,
  { limit = 5, least = leastMatch }: { limit?: number; least?: number } = {},
): GuideMatch[] {
  const names = byLanguage[language]
  const terms = nameTerms(question, language)
  const best = bestNames(names, terms)
  const told = scoreEntries(names, terms)
  return [...best]
    .map(([entry, { name, score }]) => ({ entry, name, score: (score + told[entry]!) / 2 }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.entry - b.entry)
    .slice(0, limit)
    .map(({ entry: place, name, score }) => {
      const entry = guide.entries[place]!
      return { entry, fact: entry.facts[names.factOf[name]! - 1], score }
    })
}

/** The name of each entry that fits best: the share of the question that it has, and of itself that the question has. */
function bestNames(names: GuideNames, terms: readonly string[]): Map<number, { name: number; score: number }> {
  const weights = terms.map(names.termWeight)
  const asked = weights.reduce((sum, weight) => sum + weight, 0)
  const shared = new Map<number, number>()
  terms.forEach((term, place) => {
    for (const name of names.named(term)) shared.set(name, (shared.get(name) ?? 0) + weights[place]!)
  })
  const best = new Map<number, { name: number; score: number }>()
  for (const [name, weight] of shared) {
    const entry = names.entryOf[name]!
    const score = Math.sqrt(weight / names.weightOf[name]!) * (weight / asked)
    if (score > (best.get(entry)?.score ?? 0)) best.set(entry, { name, score })
  }
  return best
}

/** How much of the question each entry speaks of, 0 to 1. */
function scoreEntries({ entries }: GuideNames, terms: readonly string[]): Float32Array {
  const scores = new Float32Array(entries.documents)
  const counted = terms.filter((term) => !term.startsWith('?'))
  const most = counted.reduce((sum, term) => sum + mostPerTerm * entries.inverseFrequency(term), 0)
  if (most === 0) return scores
  entries.score(new Map(counted.map((term) => [term, 1])), scores)
  return scores.map((score) => score / most)
}
