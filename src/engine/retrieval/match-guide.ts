import type { Language } from '../engine.ts'
import type { Guide } from '../guide/guide.ts'
import type { GuideEntry, GuideFact } from '../guide/guide-entry.ts'
import { type GuideNames, nameTerms } from './guide-names.ts'
import { directionOf } from './score-meaning.ts'
import type { SearchIndex } from './search-index.ts'

/** An entry of the study guide that a question is about. */
export type GuideMatch = {
  entry: GuideEntry
  /** The fact that answers the question, where it asks for one. */
  fact: GuideFact | undefined
  /** 0 to 1: 1 when the question is one of the entry's names, word for word. */
  score: number
}

/** What finds entries: all that is needed of the search index. */
export type GuideIndex = Pick<SearchIndex, 'guideNames' | 'meaning'>
type Deps = { guide: Guide; index: GuideIndex }

/** From here on an entry is what the question is about; below it, it only has words of it. */
const leastMatch = 0.35
/** A second entry that fits as well leaves open which is meant; then a list may show both and an answer neither. */
const leastLead = 0.02
/** The largest score that a term can add to a document, as a multiple of how telling it is: k1 + 1. */
const mostPerTerm = 1.3
/** How much the best name of an entry counts, and the next: one name alone may fit by chance. */
const nameShares = { first: 2 / 3, second: 1 / 3 }
/** What names say counts so much beside all that the entry says. */
const nameWeight = 1 / 3
/** What an entry's nearness to the question counts beside both: it parts what words leave open. */
const meaningWeight = 0.25
/** Standard deviations above the mean of all entries: nearness begins to count at the first, and is full at the second. */
const nearFrom = 1
const nearTo = 7
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
 * Finds the entries that a question is about, by their names, the questions that they answer, what they say,
 * and by meaning.
 * @returns best first, each entry once, with its best fact; those below `least` are left out
 */
export function matchGuide(
  { guide, index }: Deps,
  question: string,
  language: Language,
  { limit = 5, least = leastMatch }: Options = {},
): GuideMatch[] {
  const names = index.guideNames[language]
  const terms = nameTerms(question, language)
  const told = scoreEntries(names, terms)
  const near = scoreNearness(index, question, language)
  return [...scoreNames(names, terms)]
    .map(([entry, { name, score }]) => {
      const byWords = nameWeight * score + (1 - nameWeight) * told[entry]!
      const total = near === undefined ? byWords : (1 - meaningWeight) * byWords + meaningWeight * near[entry]!
      return { entry, name, score: total }
    })
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
  const asked = nameTerms(question, language)
  const isShort = asked.length <= fewWords
  const within = isShort ? leastLead : alikeWithin
  const isForFact = asked.some((term) => term.startsWith('?'))
  const found = matchGuide(deps, question, language)
  const matches = parted(deps.guide, isForFact ? factsFirst(found) : found, within)
  const [best, second] = matches
  if (best === undefined || second === undefined || best.score - second.score >= leastLead) return matches
  if (areRelated(best.entry, second.entry) || completeEachOther(deps, question, language, best, second)) return matches
  const { pointedTo } = deps.guide
  return isShort && pointedTo(best.entry) >= clearlyMore * pointedTo(second.entry) ? matches : []
}

/** Who asks where, when or how many is answered by a fact, if an entry that fits nearly as well has it. */
function factsFirst(matches: GuideMatch[]): GuideMatch[] {
  const [best] = matches
  const withFact = matches.find(({ fact, score }) => fact !== undefined && best!.score - score < leastLead)
  if (best === undefined || best.fact !== undefined || withFact === undefined) return matches
  return [{ ...withFact, score: best.score }, ...matches.filter((match) => match !== withFact)]
}

/** Of entries that fit alike, those first that other entries send their readers to most. */
function parted({ pointedTo }: Guide, matches: GuideMatch[], within: number): GuideMatch[] {
  const best = matches[0]?.score ?? 0
  const alike = matches.filter(({ score }) => best - score < within)
  return [...alike.toSorted((a, b) => pointedTo(b.entry) - pointedTo(a.entry)), ...matches.slice(alike.length)]
}

function completeEachOther(
  { guide, index }: Deps,
  question: string,
  language: Language,
  ...[a, b]: [GuideMatch, GuideMatch]
): boolean {
  const names = index.guideNames[language]
  const places = [a, b].map(({ entry }) => guide.entries.indexOf(entry))
  const terms = nameTerms(question, language).filter((term) => !term.startsWith('?'))
  const had = terms.map((term) => {
    const entries = new Set(Array.from(names.named(term), (name) => names.entryOf[name]!))
    return places.map((place) => entries.has(place))
  })
  return had.some(([first, second]) => first && !second) && had.some(([first, second]) => !first && second)
}

const areRelated = (a: GuideEntry, b: GuideEntry): boolean => a.related.includes(b.id) || b.related.includes(a.id)

/** The best name of an entry, and the score of its names together. */
type NameScore = { name: number; score: number }
/** Arrays that one question fills after another: what each name shares with it, and each entry's two best names. */
type NameScratch = { shared: Float32Array; first: Float32Array; second: Float32Array; name: Uint32Array }
const scratches = new WeakMap<GuideNames, NameScratch>()

function scratchOf(names: GuideNames): NameScratch {
  const known = scratches.get(names)
  if (known !== undefined) return known
  const entries = names.entries.documents
  const scratch = {
    shared: new Float32Array(names.entryOf.length),
    first: new Float32Array(entries),
    second: new Float32Array(entries),
    name: new Uint32Array(entries),
  }
  scratches.set(names, scratch)
  return scratch
}

/** A name fits by the share of the question that it has, and of itself that the question has. */
function scoreNames(names: GuideNames, terms: readonly string[]): Map<number, NameScore> {
  const { shared, first, second, name: bestName } = scratchOf(names)
  first.fill(0)
  second.fill(0)
  const weights = terms.map(names.termWeight)
  const asked = weights.reduce((sum, weight) => sum + weight, 0)
  const touched: number[] = []
  terms.forEach((term, place) => {
    const weight = weights[place]!
    for (const name of names.named(term)) {
      if (shared[name] === 0) touched.push(name)
      shared[name]! += weight
    }
  })
  const found = new Set<number>()
  for (const name of touched) {
    const weight = shared[name]!
    shared[name] = 0
    const entry = names.entryOf[name]!
    const score = (weight / names.weightOf[name]!) ** extraWords * (weight / asked)
    found.add(entry)
    if (score > first[entry]!) {
      second[entry] = first[entry]!
      first[entry] = score
      bestName[entry] = name
    } else if (score > second[entry]!) second[entry] = score
  }
  return new Map(
    Array.from(found, (entry) => [
      entry,
      { name: bestName[entry]!, score: first[entry]! * nameShares.first + second[entry]! * nameShares.second },
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

/** How near each entry's names and questions are to the question, 0 to 1; undefined where nothing tells. */
function scoreNearness(index: GuideIndex, question: string, language: Language): Float32Array | undefined {
  const direction = directionOf(index, question, language)
  if (direction === undefined) return undefined
  const { [language]: entries } = index.meaning!.guide
  const scores = new Float32Array(entries.count)
  entries.score(direction, scores)
  return scores.map((score) => Math.min(1, Math.max(0, (score - nearFrom) / (nearTo - nearFrom))))
}
