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
/** How much of a question an entry may leave to its summary and notes. */
const toldShare = 0.3

/**
 * Finds the entries that a question is about, by their names and the questions that they answer.
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
  const weights = terms.map(names.termWeight)
  const asked = weights.reduce((sum, weight) => sum + weight, 0)
  if (asked === 0) return []
  const shared = new Map<number, number>()
  const told = new Map<number, number>()
  terms.forEach((term, place) => {
    for (const name of names.named(term)) shared.set(name, (shared.get(name) ?? 0) + weights[place]!)
    for (const entry of names.told(term)) told.set(entry, (told.get(entry) ?? 0) + weights[place]!)
  })
  const best = new Map<number, { name: number; score: number }>()
  for (const [name, weight] of shared) {
    const entry = names.entryOf[name]!
    const share = (1 - toldShare) * weight + toldShare * (told.get(entry) ?? 0)
    const score = Math.sqrt(weight / names.weightOf[name]!) * (share / asked)
    if (score > (best.get(entry)?.score ?? 0)) best.set(entry, { name, score })
  }
  return [...best]
    .filter(([, { score }]) => score >= least)
    .sort(([a, { score: first }], [b, { score: second }]) => second - first || a - b)
    .slice(0, limit)
    .map(([place, { name, score }]) => {
      const entry = guide.entries[place]!
      return { entry, fact: entry.facts[names.factOf[name]! - 1], score }
    })
}
