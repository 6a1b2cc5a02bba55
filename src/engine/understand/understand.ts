import type { Guide } from '../guide/guide.ts'
import { type GuideIndex, matchGuide } from '../retrieval/index.ts'
import type { HistoryTurn, Language } from '../writing.ts'
import { decisions, shortPrompt, toldShare, votes } from './decisions.ts'
import {
  type Ask,
  type Care,
  dangerKinds,
  frames,
  type Intent,
  type IntentSegment,
  type LikelyEntry,
} from './intent.ts'
import type { Reader, Reading, ReadTurn, SegmentReading } from './reader.ts'

export type UnderstandDeps = {
  reader: Reader
  guide: Guide
  index: GuideIndex
  /** Whether a text is words of Scripture, and nobody's own. */
  isScripture: (text: string) => boolean
}
export type UnderstandRequest = { prompt: string; history?: readonly HistoryTurn[] | undefined; language: Language }
export type Understand = (request: UnderstandRequest) => Intent

/** Turns before the prompt that are read with it. */
const turnsRead = 4
const candidatesByReader = 12
const candidatesByWords = 6
const entriesByWords = 12
const leastByWords = 0.1

/** Reads a request once: what it asks, which entries of the guide answer that, and how much care it calls for. */
export function createUnderstanding(deps: UnderstandDeps): Understand {
  const { reader, isScripture } = deps
  return ({ prompt, history = [], language }) => {
    const turns: ReadTurn[] = [
      ...history.slice(-turnsRead).map(({ role, text }): ReadTurn => ({ text, by: role })),
      { text: prompt, by: 'prompt' },
    ]
    const reading = reader.read(turns)
    const segments = reading.segments.map(
      (segment): IntentSegment => ({
        start: segment.start,
        end: segment.end,
        role: isAsking(segment) ? 'asks' : 'tells',
      }),
    )
    const hear = (group: AskGroup): Ask => ({
      text: textOf(prompt, group.segments) || prompt,
      entries: likelyEntries(deps, { reading, group, prompt, language }),
    })
    const [first = [], ...others] = questionsOf(reading.segments.filter(isAsking))
    const firstAsk = hear({ isFirst: true, segments: first })
    const asks = [
      firstAsk,
      ...newAsks(
        firstAsk,
        others.map((segments) => hear({ isFirst: false, segments })),
      ),
    ]
    const flag = (name: string) => reading.flags[reader.card.flags.indexOf(name)] ?? 0
    return {
      language,
      segments,
      asks,
      frame: frames[indexOfMost(reading.frame)] ?? 'about',
      speaker: { age: flag('c') > 0.5 ? 'child' : flag('t') > 0.5 ? 'teen' : 'adult' },
      care: withoutQuoted(careOf(reading, prompt), () => isScripture(prompt)),
      offTopic: flag('x'),
      hostile: flag('h'),
      injection: flag('i'),
      unclear: flag('u'),
    }
  }
}

const isAsking = ({ asks }: SegmentReading): boolean => asks[0]! < 1 - decisions.asks

/**
 * Sentences that ask, by the question they belong to, in the order in which the questions are asked: the reader takes one for a
 * second question, or two are surely answered by different entries.
 */
function questionsOf(asking: readonly SegmentReading[]): SegmentReading[][] {
  const [lead] = asking
  if (lead === undefined) return [[]]
  const leading = surelyAsked(lead)
  const isOther = (segment: SegmentReading) => {
    const entry = surelyAsked(segment)
    return entry !== undefined && leading !== undefined && entry !== leading
  }
  const later = asking.filter(
    (segment) => segment.asks[2]! + segment.asks[3]! >= decisions.isSecond || isOther(segment),
  )
  const first = asking.filter((segment) => !later.includes(segment))
  if (first.length === 0) return [[...asking]]
  const third = later.filter(({ asks }) => asks[3]! > asks[2]! && asks[3]! > asks[1]!)
  const second = later.filter((segment) => !third.includes(segment))
  return [first, second, third].filter(({ length }) => length > 0)
}

/** The place of the entry that a sentence surely asks of; undefined where it is none or not sure. */
function surelyAsked({ entries }: SegmentReading): number | undefined {
  const place = indexOfMost(entries)
  return place < entries.length - 1 && entries[place]! >= decisions.apart ? place : undefined
}

/** The sentences of one ask; none where nothing is asked outright. */
type AskGroup = { isFirst: boolean; segments: SegmentReading[] }

const textOf = (prompt: string, segments: readonly SegmentReading[]): string =>
  segments.map(({ start, end }) => prompt.slice(start, end)).join(' ')

type Asked = { reading: Reading; group: AskGroup; prompt: string; language: Language }

/** The reader's votes and those of the words, weighed together. */
function likelyEntries({ reader, guide, index }: UnderstandDeps, asked: Asked): LikelyEntry[] {
  const { entries: ids } = reader.card
  const { reading, group, prompt, language } = asked
  const none = ids.length
  const bySegments = mean(group.segments.length > 0 ? group.segments : reading.segments, ids.length + 1)
  const { isFirst } = group
  const whole = isFirst ? reading.entries : bySegments
  const any = isFirst ? byAny(reading.segments, ids.length + 1) : bySegments
  const isShort = prompt.trim().split(/\s+/).length <= shortPrompt
  const text = textOf(prompt, group.segments) || prompt
  const byWords = (words: string) =>
    new Map(
      matchGuide({ guide, index }, words, language, { limit: entriesByWords, least: leastByWords }).map(
        ({ entry, score }) => [entry.id, score] as const,
      ),
    )
  const wordsOfAsk = byWords(text)
  const wordsOfWhole = text === prompt || !isFirst ? wordsOfAsk : byWords(prompt)
  const places = new Map(ids.map((id, place) => [id, place]))
  const candidates = new Set([
    ...most(whole, candidatesByReader),
    ...most(bySegments, candidatesByReader),
    ...[wordsOfAsk, wordsOfWhole].flatMap((found) =>
      [...found.keys()].slice(0, candidatesByWords).flatMap((id) => places.get(id) ?? []),
    ),
    none,
  ])
  const scored = [...candidates].map((place) => {
    const id = ids[place]
    const score =
      votes.whole * Math.log((whole[place] ?? 0) + 1e-4) +
      votes.asking * Math.log((bySegments[place] ?? 0) + 1e-4) +
      votes.any * Math.log((any[place] ?? 0) + 1e-3) +
      (id === undefined
        ? votes.none
        : (votes.wordsOfAsk + (isShort ? votes.wordsOfShort : 0)) * (wordsOfAsk.get(id) ?? 0) +
          votes.wordsOfWhole * (wordsOfWhole.get(id) ?? 0))
    return { id, score }
  })
  const largest = Math.max(...scored.map(({ score }) => score))
  const sum = scored.reduce((all, { score }) => all + Math.exp(score - largest), 0)
  return scored
    .flatMap(({ id, score }) => (id === undefined ? [] : { id, probability: Math.exp(score - largest) / sum }))
    .sort((a, b) => b.probability - a.probability)
}

function mean(segments: readonly SegmentReading[], length: number): Float32Array {
  const sum = new Float32Array(length)
  for (const { entries } of segments) {
    for (let i = 0; i < length; i++) sum[i] = sum[i]! + entries[i]! / segments.length
  }
  return sum
}

/** That any of the segments means an entry: 1 less the product of what speaks against it. */
function byAny(segments: readonly SegmentReading[], length: number): Float32Array {
  const against = new Float32Array(length).fill(1)
  for (const { asks, entries } of segments) {
    const share = 1 - toldShare * asks[0]!
    for (let i = 0; i < length; i++) against[i] = against[i]! * (1 - share * entries[i]!)
  }
  return against.map((one) => 1 - one)
}

const mostFurther = 2

/** Further questions that something else answers, in the order they are asked. */
function newAsks(first: Ask, others: readonly Ask[]): Ask[] {
  const known = new Set(first.entries.slice(0, 1).map(({ id }) => id))
  return others
    .filter(({ entries: [best] }) => {
      if (best === undefined || best.probability < decisions.second || known.has(best.id)) return false
      known.add(best.id)
      return true
    })
    .slice(0, mostFurther)
}

/** Who only quotes Scripture says nothing of themselves. */
const withoutQuoted = (care: Care, isQuoted: () => boolean): Care =>
  care.probability < decisions.noImminentDanger || !isQuoted()
    ? care
    : { level: 'none', kind: null, whose: null, probability: 0 }

function careOf({ care, kind, whose }: Reading, prompt: string): Care {
  const { ofFewWords } = decisions
  const least = prompt.trim().split(/\s+/).length <= ofFewWords.words ? ofFewWords : decisions
  const probability = care.danger
  if (probability >= least.danger) {
    return {
      level: 'danger',
      kind: dangerKinds[indexOfMost(kind)] ?? null,
      whose: whose.other > 0.5 ? 'other' : 'own',
      probability,
    }
  }
  const isNote = care.note + care.danger >= least.note || care.danger >= least.mayBeDanger
  return { level: isNote ? 'note' : 'none', kind: null, whose: null, probability }
}

function indexOfMost(numbers: Float32Array): number {
  let best = 0
  for (let i = 1; i < numbers.length; i++) if (numbers[i]! > numbers[best]!) best = i
  return best
}

/** Places of the largest numbers, largest first. */
function most(numbers: Float32Array, count: number): number[] {
  const places: number[] = []
  for (let place = 0; place < numbers.length; place++) {
    let at = places.length
    while (at > 0 && numbers[places[at - 1]!]! < numbers[place]!) at--
    if (at < count) {
      places.splice(at, 0, place)
      if (places.length > count) places.pop()
    }
  }
  return places
}
