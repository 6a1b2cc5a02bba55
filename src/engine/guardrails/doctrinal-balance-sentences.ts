import { anyOf, type DisputedTopic, type Key, keysOf, stemLength, wordsOf } from './doctrinal-balance-wordings.ts'
import { type FilteredPattern, filtered, letterGrams } from './prefilter/index.ts'
import { disputedTopics } from './rules/disputed-topics.ts'
import { churchTopics, lifeTopics } from './rules/disputed-topics-practice.ts'
import { plainTheses } from './rules/disputed-topics-theses.ts'
import * as wordings from './rules/doctrinal-balance.rules.ts'

export const topics: readonly DisputedTopic[] = [...disputedTopics, ...churchTopics, ...lifeTopics, ...plainTheses]

/** What one sentence of an answer is about, and whether it takes a side there. */
export type Sentence = {
  text: string
  /** Ids of the disputed matters that it names beyond doubt. */
  topics: readonly string[]
  /** Those on which it says what only some Christians would. */
  sides: readonly string[]
  /** Where the first words of those matters stand. */
  start: number
}

/** Whose word a sentence is. */
export type Voice = {
  /** Says whose view it gives, or that Christians differ. */
  isAttributed: boolean
  /** Where it names a church, a school or its teacher; beyond its end if nowhere. */
  namesAt: number
  isAcknowledged: boolean
  /** Says what one should not say, asks, sets a task or speaks of words. */
  isCaution: boolean
  isHistory: boolean
  /** Says what a passage or its writer says. */
  isReport: boolean
  isHedged: boolean
}

type ReadTopic = { id: string } & Record<
  'hot' | 'names' | 'everyday' | 'claims' | 'theses',
  FilteredPattern | undefined
>

const wordingOf = (list: string | undefined) => (list === undefined ? undefined : filtered(wordsOf(list)))
const read = topics.map(
  ({ id, hot, names, everyday, claims, theses }): ReadTopic => ({
    id,
    hot: wordingOf(hot),
    names: wordingOf(names),
    everyday: wordingOf(everyday),
    claims: wordingOf(claims),
    theses: wordingOf(theses),
  }),
)

const verdict = wordsOf(wordings.verdicts)
const assertion = wordsOf(wordings.assertions)

type Keyed = Key & { places: Set<number> }

/** Places of the matters by the first letters of their keys. */
function byKey(pick: (topic: DisputedTopic) => (string | undefined)[]): Map<string, Keyed[]> {
  const keys = new Map<string, Keyed>()
  for (const [place, topic] of topics.entries()) {
    for (const key of keysOf(...pick(topic))) {
      const name = JSON.stringify(key)
      const known = keys.get(name) ?? { ...key, places: new Set() }
      known.places.add(place)
      keys.set(name, known)
    }
  }
  return Map.groupBy(keys.values(), ({ start }) => start.slice(0, stemLength))
}
const isKeyOf = ({ start, isWhole }: Key, word: string) => (isWhole ? word === start : word.startsWith(start))

type Keys = {
  alone: readonly Keyed[]
  everyday: readonly Keyed[]
  claims: readonly Keyed[]
  traditions: readonly Key[]
}
/** What a word may be a key of, by its first letters. */
const keysByStem: ReadonlyMap<string, Keys> = keysOfAll()

function keysOfAll(): Map<string, Keys> {
  const alone = byKey(({ hot, names, theses }) => [hot, names, theses])
  const everyday = byKey(({ everyday }) => [everyday])
  const claims = byKey(({ claims }) => [claims])
  const traditions = Map.groupBy(keysOf(wordings.traditions), ({ start }) => start.slice(0, stemLength))
  const stems = [alone, everyday, claims, traditions].flatMap((keys) => [...keys.keys()])
  return new Map(
    stems.map((stem) => [
      stem,
      {
        alone: alone.get(stem) ?? [],
        everyday: everyday.get(stem) ?? [],
        claims: claims.get(stem) ?? [],
        traditions: traditions.get(stem) ?? [],
      },
    ]),
  )
}

/** What may be found in a text with these words: far cheaper than the patterns. */
export function mayConcern(words: ReadonlySet<string>): { topics: readonly ReadTopic[]; traditions: boolean } {
  const named = new Set<number>()
  const mentioned = new Set<number>()
  const claimed = new Set<number>()
  const stems = new Set<string>()
  for (const word of words) stems.add(word.slice(0, stemLength))
  let traditions = false
  for (const word of words) {
    const keys = keysByStem.get(word.slice(0, stemLength))
    if (keys === undefined) continue
    addPlaces(named, keys.alone, word, stems)
    addPlaces(mentioned, keys.everyday, word, stems)
    addPlaces(claimed, keys.claims, word, stems)
    traditions ||= keys.traditions.some((key) => isKeyOf(key, word))
  }
  for (const place of mentioned) if (claimed.has(place)) named.add(place)
  return { topics: [...named].map((place) => read[place]!), traditions }
}

function addPlaces(found: Set<number>, keys: readonly Keyed[], word: string, stems: ReadonlySet<string>) {
  for (const key of keys) {
    if (isKeyOf(key, word) && key.also.every((options) => options.some((stem) => stems.has(stem)))) {
      for (const place of key.places) found.add(place)
    }
  }
}

/** Longest stretch that is read as one sentence. */
const longestSentence = 600
const sentencePattern = new RegExp(`[^.!?\\n]{1,${longestSentence}}[.!?]*`, 'g')
const shortest = 4
/** `1 cor. 7`, `v. 3` and `4.5` end no sentence. */
const abbreviation =
  /\b(cor|tim|thess|matt|rom|gal|eph|phil|heb|rev|gen|ex|deut|st|vv?|cf|cap|ch|ss?)\.|(?<=\d)\.(?=\d)/g

/** What is no longer may be a heading that only names its matter; in letters. */
const longName = 45
function lazily(test: () => boolean): () => boolean {
  let known: boolean | undefined
  return () => (known ??= test())
}

/** The sentences of a folded text, in linear time. */
export function sentencesOf(folded: string, candidates: readonly ReadTopic[]): Sentence[] {
  const found: Sentence[] = []
  for (const [text] of folded.replace(abbreviation, '$1 ').matchAll(sentencePattern)) {
    if (text.trim().length < shortest) continue
    const named: string[] = []
    const sides: string[] = []
    let start = text.length
    const grams = letterGrams(text)
    const isVerdict = lazily(() => verdict.test(text))
    const isAssertion = lazily(() => assertion.test(text))
    for (const topic of candidates) {
      const hot = topic.hot?.exec(text, grams) ?? null
      const name = hot ?? topic.names?.exec(text, grams) ?? null
      const word = name ?? topic.everyday?.exec(text, grams) ?? null
      const isClaimed = word !== null && topic.claims?.test(text, grams) === true
      const mention = isClaimed ? word : name
      const thesis = topic.theses?.exec(text, grams) ?? null
      if (mention !== null) named.push(topic.id)
      const isSide =
        (name !== null && (isClaimed || isVerdict())) ||
        (hot !== null && (isAssertion() || text.length > longName)) ||
        (mention !== null && isClaimed && (isAssertion() || isVerdict())) ||
        thesis !== null
      if (!isSide) continue
      sides.push(topic.id)
      start = Math.min(start, mention?.index ?? text.length, thesis?.index ?? text.length)
    }
    found.push({ text, topics: named, sides, start })
  }
  return found
}

export const namesTradition = wordsOf(wordings.traditions)
const authority = wordsOf(wordings.authorities)
const attributed = wordsOf(wordings.attributions)
const named = `${wordings.traditions} ${wordings.authorities}`
const before =
  '(?:in|for|among|within|from|to|as|by|like|para|en|entre|como) (?:the |a |an |la |los |las |un |una |[a-z]+ )?'
const after = "(?: [a-z'-]+){0,4} "
const attributedTradition = new RegExp(
  `\\b(?:${before}${anyOf(named)}(?![a-z])|${anyOf(named)}${after}${anyOf(wordings.views, wordings.teachings)}(?![a-z]))`,
)
const acknowledged = new RegExp(`(?<!\\bno |\\bnot |\\bnot one )${wordsOf(wordings.acknowledgements).source}`)
const caution = wordsOf(wordings.cautions)
const study = wordsOf(wordings.studyWords)
const task = new RegExp(`^[\\s\\d.,:*-]*${anyOf(wordings.tasks)}\\b`)
const past = wordsOf(wordings.history)
const hedged = wordsOf(wordings.hedges)
const diction = wordsOf(wordings.scriptureDiction)
const opening = new RegExp(`^[\\s"'(]*${anyOf(wordings.scriptureOpenings)}(?![a-z])`)
/** `as Paul says` is a proof of what was said, no report. */
const report = new RegExp(
  `(?<!\\b(?:as|because|since|like|that|just|como|porque|pues|que) (?:[1-3] )?)\\b${anyOf(wordings.speakers)}\\b(?:,? [a-z0-9:'-]+){0,4},? ${anyOf(wordings.speechVerbs)}(?![a-z])`,
)
const setting = /^\W*(?:in|at|en) (?:[1-3] )?[a-z]+ \d|^\W*(?:at|en) (?:cana|marburg|pentecost)/

/** Whose word a sentence is; asked only of those few that matter. */
export function voiceOf(text: string): Voice {
  const isAcknowledged = acknowledged.test(text)
  const isAttributed = isAcknowledged || attributed.test(text) || attributedTradition.test(text)
  return {
    isAcknowledged,
    isAttributed,
    namesAt: Math.min(namesTradition.exec(text)?.index ?? text.length, authority.exec(text)?.index ?? text.length),
    isCaution: text.endsWith('?') || caution.test(text) || study.test(text) || task.test(text),
    isHistory: past.test(text),
    isReport: report.test(text) || setting.test(text) || diction.test(text) || opening.test(text),
    isHedged: hedged.test(text),
  }
}
