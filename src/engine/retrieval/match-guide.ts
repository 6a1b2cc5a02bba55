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
const leastMatch = 0.35
/** A second entry that fits as well leaves open which is meant; then a list may show both and an answer neither. */
const leastLead = 0.02
/** The largest score that a term can add to a document, as a multiple of how telling it is: k1 + 1. */
const mostPerTerm = 1.3
/** How much the best name of an entry counts, and the next: one name alone may fit by chance. */
const nameShares = [2 / 3, 1 / 3]
/** What names say counts so much beside all that the entry says. */
const nameWeight = 1 / 3
/** How much a name loses by words that the question lacks. */
const extraWords = 0.8

/** Entries that fit a question so nearly the same cannot be told apart by it. */
const alikeWithin = 0.005
/** A question of so few words says only what it is about. */
const fewWords = 2
/** How many times as often others must send their readers to an entry for it to be the one that is meant. */
const clearlyMore = 2

type Options = { limit?: number; least?: number }

/**
 * Finds the entries that a question is about, by their names, the questions that they answer, and what they say.
 * @returns best first, each entry once, with its best fact; those below `least` are left out
 */
export function matchGuide(
  { guide, names: byLanguage }: Deps,
  question: string,
  language: Language,
  { limit = 5, least = leastMatch }: Options = {},
): GuideMatch[] {
  const names = byLanguage[language]
  const terms = nameTerms(question, language)
  const told = scoreEntries(names, terms)
  return [...scoreNames(names, terms)]
    .map(([entry, { name, score }]) => ({
      entry,
      name,
      score: nameWeight * score + (1 - nameWeight) * told[entry]!,
    }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.entry - b.entry)
    .slice(0, limit)
    .map(({ entry: place, name, score }) => {
      const entry = guide.entries[place]!
      return { entry, fact: entry.facts[names.factOf[name]! - 1], score }
    })
}

/**
 * The entries that a question is surely about: those that `matchGuide` finds. Where two that are not related fit alike,
 * both are meant when each has a word of the question that the other lacks (“I lost my job and I am scared”); else it
 * is open which is, and there are none.
 */
export function matchSurely(deps: Deps, question: string, language: Language): GuideMatch[] {
  const isShort = nameTerms(question, language).length <= fewWords
  const within = isShort ? leastLead : alikeWithin
  const matches = parted(deps.guide, matchGuide(deps, question, language), within)
  const [best, second] = matches
  if (best === undefined || second === undefined || best.score - second.score >= leastLead) return matches
  if (areRelated(best.entry, second.entry) || completeEachOther(deps, question, language, best, second)) return matches
  const { pointedTo } = deps.guide
  return isShort && pointedTo(best.entry) >= clearlyMore * pointedTo(second.entry) ? matches : []
}

/** Of entries that fit alike, those first that other entries send their readers to most. */
function parted({ pointedTo }: Guide, matches: GuideMatch[], within: number): GuideMatch[] {
  const best = matches[0]?.score ?? 0
  const alike = matches.filter(({ score }) => best - score < within)
  return [...alike.toSorted((a, b) => pointedTo(b.entry) - pointedTo(a.entry)), ...matches.slice(alike.length)]
}

function completeEachOther(
  { guide, names: byLanguage }: Deps,
  question: string,
  language: Language,
  ...[a, b]: [GuideMatch, GuideMatch]
): boolean {
  const names = byLanguage[language]
  const places = [a, b].map(({ entry }) => guide.entries.indexOf(entry))
  const terms = nameTerms(question, language).filter((term) => !term.startsWith('?'))
  const had = terms.map((term) => {
    const entries = new Set(Array.from(names.named(term), (name) => names.entryOf[name]!))
    return places.map((place) => entries.has(place))
  })
  return had.some(([first, second]) => first && !second) && had.some(([first, second]) => !first && second)
}

const areRelated = (a: GuideEntry, b: GuideEntry): boolean => a.related.includes(b.id) || b.related.includes(a.id)

/** A name fits by the share of the question that it has, and of itself that the question has. */
function scoreNames(names: GuideNames, terms: readonly string[]): Map<number, { name: number; score: number }> {
  const weights = terms.map(names.termWeight)
  const asked = weights.reduce((sum, weight) => sum + weight, 0)
  const shared = new Map<number, number>()
  terms.forEach((term, place) => {
    for (const name of names.named(term)) shared.set(name, (shared.get(name) ?? 0) + weights[place]!)
  })
  const best = new Map<number, { name: number; scores: number[] }>()
  for (const [name, weight] of shared) {
    const entry = names.entryOf[name]!
    const score = (weight / names.weightOf[name]!) ** extraWords * (weight / asked)
    const known = best.get(entry)
    if (known === undefined) best.set(entry, { name, scores: [score] })
    else {
      if (score > known.scores[0]!) known.name = name
      known.scores = [...known.scores, score].toSorted((a, b) => b - a).slice(0, nameShares.length)
    }
  }
  return new Map(
    [...best].map(([entry, { name, scores }]) => [
      entry,
      { name, score: scores.reduce((sum, score, place) => sum + score * nameShares[place]!, 0) },
    ]),
  )
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
