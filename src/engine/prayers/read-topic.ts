import type { Language } from '../engine.ts'
import type { Guide } from '../guide/guide.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import { type GuideIndex, matchSurely } from '../retrieval/index.ts'
import { readQueryReferences } from '../retrieval/query-references.ts'
import type { VerseRange } from '../scripture/index.ts'
import { type Intent, isOffTopic } from '../understand/index.ts'
import { aboutWhom, asksOfUs, forAll, type NamedBeforeGod, whoPrays } from './about-whom.ts'
import type { Occasion } from './occasion.ts'
import { occasionOf } from './occasions.ts'
import { readCountry } from './read-country.ts'
import { asksForOther, instructs, mattersOf } from './read-matter.ts'
import { type Person, readPeople, readSufferers } from './read-people.ts'
import type { Subject } from './subject.ts'
import { thanksFor } from './thanks-for.ts'
import { fold } from './unsafe-names.ts'

/** What is to be prayed, and for whom. Nothing of the topic is left in it but names and words that we know. */
export type Intention = {
  occasion: Occasion
  /** A matter that lends a petition. */
  second: Occasion | undefined
  by: 'me' | 'us'
  subject: Subject
  mention: NamedBeforeGod | undefined
  /** Passages that the topic asks to pray. */
  ranges: readonly VerseRange[]
  /** What the study guide knows of a matter that we have no words for. */
  entry: GuideEntry | undefined
  /** Why the topic could not be followed. */
  problem: 'unknown' | string | undefined
}

type Deps = { guide: Guide; index: GuideIndex }

type Read = { language: Language; intent?: Intent | undefined }

/** Reads a topic for its matter, the people in it and the passages it names. */
export function readTopic(deps: Deps, topic: string, { language, intent }: Read): Intention {
  const plain = topic.normalize('NFC').replace(/\s+/g, ' ').trim()
  // in capitals throughout, no word of it is known for a name
  const text = plain === plain.toUpperCase() ? plain.toLowerCase() : plain
  const { passages, rest, problem } = readQueryReferences(text, language)
  const folded = fold(rest)
  const found = mattersOf(folded, language, intent)
  const isOrder = asksForOther(folded, found)
  const named = isOrder ? [] : found
  const persons = instructs(folded) ? [] : readPeople(rest, language)
  const people = persons.length > 0 ? persons : readSufferers(folded, named[0] ?? '', language)
  const country = people.length === 0 && !isOrder ? readCountry(rest, language) : undefined
  const isKnown = named.some((id) => id !== 'general') || people.length > 0 || country !== undefined
  const isElsewhere = intent !== undefined && isOffTopic(intent)
  const entry = isKnown || isOrder || isElsewhere || passages.length > 0 ? undefined : entryFor(deps, rest, language)
  const isLost = !isKnown && passages.length === 0 && entry === undefined && (isOrder || !named.includes('general'))
  const chosen = occasionOf(chosenMatter(named, { people, country, passages, entry }))
  // somebody who is thanked for is named, and says what the thanks are for
  const thanks = chosen.id === 'thanksgiving' && people.length === 0 ? thanksFor(chosen, named) : undefined
  const occasion = thanks?.occasion ?? chosen
  const second = thanks?.lender === undefined ? secondOf(named, occasion) : occasionOf(thanks.lender)
  const by =
    whoPrays(occasion.mention === 'at_odds' ? folded.replace(/ (?:and i|y yo)\b/, '') : folded, language) ??
    occasion.voice
  return {
    occasion,
    second,
    by,
    ...aboutWhom({ folded, language, occasion, people, country, by }),
    ranges: passages,
    entry,
    problem: problem ?? (isLost ? 'unknown' : undefined),
  }
}

type Found = {
  people: readonly Person[]
  country: string | undefined
  passages: readonly VerseRange[]
  entry: GuideEntry | undefined
}

function chosenMatter(named: readonly string[], { people, country, passages, entry }: Found): string {
  const first = named.find((id) => id !== 'general')
  if (first !== undefined) return first
  if (passages.length > 0) return 'scripture'
  if (country !== undefined) return 'nation'
  if (people.length > 0) return 'someone'
  if (entry !== undefined) return matterOfCare(entry) ?? 'scripture'
  return 'general'
}

/** What a reader of an entry may be going through, where it tells the matter. */
const matterOfCare = ({ care: [first] }: GuideEntry): string | undefined => {
  const matters: Readonly<Record<string, string>> = {
    grief: 'grief',
    suicide: 'depression',
    self_harm: 'depression',
    illness: 'sickness',
    mental_health: 'depression',
    addiction: 'addiction',
  }
  return first === undefined ? undefined : matters[first]
}

/** Matters that may lend a petition to another. */
const besides: ReadonlySet<string> = new Set([
  'exams',
  'travel',
  'guidance',
  'need',
  'peace',
  'fear',
  'weariness',
  'sickness',
  'loneliness',
  'depression',
  'protection',
])

function secondOf(named: readonly string[], occasion: Occasion): Occasion | undefined {
  const id = named.find((one) => one !== occasion.id && besides.has(one))
  const isApart =
    occasion.id === 'forsaken' ||
    occasion.tone === 'joy' ||
    occasion.mention !== 'prayed_for' ||
    forAll.has(occasion.id)
  return id === undefined || isApart || asksOfUs.has(occasion.id) ? undefined : occasionOf(id)
}

/** What a passage of the guide may be prayed from: no dispute, and no error. */
function entryFor({ guide, index }: Deps, text: string, language: Language): GuideEntry | undefined {
  const [match] = matchSurely({ guide, index }, text, language)
  if (match === undefined || match.score < leastFit) return undefined
  return ['topic', 'person', 'event', 'place', 'word'].includes(match.entry.kind) ? match.entry : undefined
}
const leastFit = 0.4
