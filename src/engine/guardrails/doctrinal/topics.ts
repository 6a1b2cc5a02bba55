import { once } from '../../../platform/once.ts'
import { policyLists } from '../policies/index.ts'
import { type FilteredPattern, filtered, letterGrams } from '../prefilter/index.ts'
import { type Key, keysOf, stemLength, wordsOf } from './wordings.ts'
import { allWordings, wordings } from './wordings-by-id.ts'

/** A matter on which Christians of good faith differ, as policies/doctrinal-balance/topics.*.yaml have it. */
export type DisputedTopic = {
  id: string
  /** Nothing but disputed: whatever is said of these in one's own voice takes a side. */
  hot?: readonly string[]
  /** Names of the matter; beside a claim or any verdict they take a side. */
  names?: readonly string[]
  /** Words that stand in answers on other things too; they take a side only beside a claim. */
  everyday?: readonly string[]
  /** What the dispute turns on. */
  claims?: readonly string[]
  /** Whole theses, which need no name beside them. */
  theses?: readonly string[]
}
const fields = ['hot', 'names', 'everyday', 'claims', 'theses'] as const

const files = ['topics.en', 'topics.es', 'topics.any']

/** The matters, those of one id in all files made one: first those with names, then what is said without their names. */
export const disputedTopics = once((): readonly DisputedTopic[] => ['named', 'plain'].flatMap(topicsOf))

function topicsOf(set: string): DisputedTopic[] {
  const all = files.flatMap((file) => policyLists<DisputedTopic>(`doctrinal-balance/${file}`, set))
  return [...Map.groupBy(all, ({ id }) => id)].map(([id, parts]) => {
    const topic: DisputedTopic = { id }
    for (const field of fields) {
      const entries = parts.flatMap((part) => part[field] ?? [])
      if (entries.length > 0) topic[field] = entries
    }
    return topic
  })
}

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

export type ReadTopic = { id: string } & Record<(typeof fields)[number], FilteredPattern | undefined>

const wordingOf = (list: readonly string[] | undefined) => (list === undefined ? undefined : filtered(wordsOf(list)))
/** A matter with its patterns, which are found out when they are first asked for. */
export const readTopic = ({ id, hot, names, everyday, claims, theses }: DisputedTopic): ReadTopic => ({
  id,
  hot: wordingOf(hot),
  names: wordingOf(names),
  everyday: wordingOf(everyday),
  claims: wordingOf(claims),
  theses: wordingOf(theses),
})
const readTopics = once(() => disputedTopics().map(readTopic))

const verdict = wordings('verdicts')
const assertion = wordings('assertions')

type Keyed = Key & { places: Set<number> }

/** Places of the matters by the first letters of their keys. */
function byKey(pick: (topic: DisputedTopic) => (readonly string[] | undefined)[]): Map<string, Keyed[]> {
  const keys = new Map<string, Keyed>()
  for (const [place, topic] of disputedTopics().entries()) {
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
const keysByStem = once((): ReadonlyMap<string, Keys> => keysOfAll())

function keysOfAll(): Map<string, Keys> {
  const alone = byKey(({ hot, names, theses }) => [hot, names, theses])
  const everyday = byKey(({ everyday }) => [everyday])
  const claims = byKey(({ claims }) => [claims])
  const traditions = Map.groupBy(keysOf(allWordings('traditions')), ({ start }) => start.slice(0, stemLength))
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
  const byStem = keysByStem()
  let traditions = false
  for (const word of words) {
    const keys = byStem.get(word.slice(0, stemLength))
    if (keys === undefined) continue
    addPlaces(named, keys.alone, word, stems)
    addPlaces(mentioned, keys.everyday, word, stems)
    addPlaces(claimed, keys.claims, word, stems)
    traditions ||= keys.traditions.some((key) => isKeyOf(key, word))
  }
  for (const place of mentioned) if (claimed.has(place)) named.add(place)
  return { topics: [...named].map((place) => readTopics()[place]!), traditions }
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
    const isVerdict = lazily(() => verdict().test(text))
    const isAssertion = lazily(() => assertion().test(text))
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
