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
const candidatesByName = 6
const namesMatched = 12
const leastByName = 0.1

/** Reads a request once: what it asks, which entries of the guide answer that, and how much care it calls for. */
export function createUnderstanding(deps: UnderstandDeps): Understand {
  const { reader } = deps
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
    const isShort = prompt.trim().split(/\s+/).length <= shortPrompt
    const hear = (group: AskGroup): Ask => {
      const entries = likelyEntries(deps, { reading, group, prompt, language, isWithNames: true })
      const least = group.isFirst ? (isShort ? decisions.answerOfShort : decisions.answer) : decisions.second
      return {
        text: textOf(prompt, group.segments) || prompt,
        entries,
        answer: entries[0] !== undefined && entries[0].probability >= least ? entries[0] : undefined,
      }
    }
    const [first = [], ...others] = questionsOf(reading.segments.filter(isAsking), (segment) =>
      likelyEntries(deps, {
        reading,
        group: { isFirst: false, segments: [segment] },
        prompt,
        language,
        isWithNames: false,
      }),
    )
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
      care: withTurnsBefore(reader, turns, ofOwnWords(deps, careOf(reading), { prompt, language })),
      offTopic: flag('x'),
      hostile: flag('h'),
      injection: flag('i'),
      unclear: flag('u'),
    }
  }
}

const isAsking = ({ asks }: SegmentReading): boolean => asks[0]! < 1 - decisions.asks

/** So many sentences that ask are looked at one by one. */
const mostAsking = 6

/**
 * Sentences that ask, by the question they belong to, in the order in which the questions are asked. A sentence begins another
 * question where the reader takes it for one, or where an entry surely answers it that is not among those of the question before.
 */
function questionsOf(
  asking: readonly SegmentReading[],
  entriesOf: (segment: SegmentReading) => LikelyEntry[],
): SegmentReading[][] {
  if (asking.length < 2) return [[...asking]]
  const questions: { segments: SegmentReading[]; entries: LikelyEntry[] }[] = []
  for (const [place, segment] of asking.entries()) {
    const last = questions.at(-1)
    if (last === undefined) questions.push({ segments: [segment], entries: entriesOf(segment) })
    else if (place >= mostAsking) last.segments.push(segment)
    else {
      const entries = entriesOf(segment)
      const isNew =
        alike(last.entries, entries) < decisions.sameQuestion &&
        (segment.asks[2]! + segment.asks[3]! >= decisions.isSecond || (entries[0]?.probability ?? 0) >= decisions.apart)
      if (isNew) questions.push({ segments: [segment], entries })
      else last.segments.push(segment)
    }
  }
  return questions.map(({ segments }) => segments)
}

/** How much of what answers one question answers another: 0 to 1. */
function alike(one: readonly LikelyEntry[], other: readonly LikelyEntry[]): number {
  const known = new Map(one.map(({ id, probability }) => [id, probability]))
  return other.reduce((sum, { id, probability }) => sum + Math.min(probability, known.get(id) ?? 0), 0)
}

/** The sentences of one ask; none where nothing is asked outright. */
type AskGroup = { isFirst: boolean; segments: SegmentReading[] }

const textOf = (prompt: string, segments: readonly SegmentReading[]): string =>
  segments.map(({ start, end }) => prompt.slice(start, end)).join(' ')

type Asked = {
  reading: Reading
  group: AskGroup
  prompt: string
  language: Language
  /** Whether the guide's own names and questions are matched, too: it takes as long as the rest. */
  isWithNames: boolean
}

/** The voices of the reader and that of the guide's names, weighed together. */
function likelyEntries({ reader, guide, index }: UnderstandDeps, asked: Asked): LikelyEntry[] {
  const { entries: ids } = reader.card
  const { reading, group, prompt, language, isWithNames } = asked
  const { isFirst, segments } = group
  const none = ids.length
  const own = isFirst || segments.length === 0 ? reading.segments : segments
  const whole = isFirst ? reading.entries : mean(own, ids.length + 1)
  const any = isFirst ? byAny(own, ids.length + 1) : whole
  const asking = new Set(segments)
  const byWording = reader.weighWords([
    ...(isFirst ? reading.before.map((words) => ({ words, asks: false })) : []),
    ...own.map((segment) => ({ words: segment.words, asks: asking.has(segment) })),
  ])
  const named = isWithNames ? matchNames(isFirst ? prompt : textOf(prompt, segments)) : []
  const byName = new Map(named.map(([id, score]) => [ids.indexOf(id), score]))
  // an entry that is newer than the reader
  byName.delete(-1)
  const candidates = new Set([
    ...most(byWording, candidatesByReader),
    ...most(whole, candidatesByReader),
    ...most(any, candidatesByReader),
    ...[...byName.keys()].slice(0, candidatesByName),
    none,
  ])
  const scored = [...candidates].map((place) => ({
    id: ids[place],
    score:
      votes.whole * Math.log((whole[place] ?? 0) + 1e-4) +
      votes.any * Math.log((any[place] ?? 0) + 1e-3) +
      votes.wording * byWording[place]! +
      votes.names * (byName.get(place) ?? 0) +
      (place === none ? votes.none : 0),
  }))
  const largest = Math.max(...scored.map(({ score }) => score))
  const sum = scored.reduce((all, { score }) => all + Math.exp(score - largest), 0)
  return scored
    .flatMap(({ id, score }) => (id === undefined ? [] : { id, probability: Math.exp(score - largest) / sum }))
    .sort((a, b) => b.probability - a.probability)

  function matchNames(text: string): (readonly [id: string, score: number])[] {
    return matchGuide({ guide, index }, text, language, { limit: namesMatched, least: leastByName }).map(
      ({ entry, score }) => [entry.id, score],
    )
  }
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
    .filter(({ answer }) => {
      if (answer === undefined || known.has(answer.id)) return false
      known.add(answer.id)
      return true
    })
    .slice(0, mostFurther)
}

/** A prompt is a question of the guide when it has its words, as many as this. */
const asInGuide = 0.9

/** Who only quotes Scripture says nothing of themselves; nor does who asks what the guide itself asks, unless danger is plain. */
function ofOwnWords(
  { isScripture, guide, index }: UnderstandDeps,
  care: Care,
  { prompt, language }: { prompt: string; language: Language },
): Care {
  if (care.probability < decisions.noDanger) return care
  if (isScripture(prompt)) return noCare
  if (care.level === 'none' || care.probability >= decisions.sureDanger) return care
  const [best] = matchGuide({ guide, index }, prompt, language, { limit: 1, least: asInGuide })
  return best?.entry.care.length === 0 ? noCare : care
}

/** Turns of whoever writes in which a danger still counts as now. */
const recentTurns = 2

/** A plea in one of the last turns is not settled by what is asked now: help goes on where it was sure, and is named where it was not. */
function withTurnsBefore(reader: Reader, turns: readonly ReadTurn[], care: Care): Care {
  if (care.level === 'danger') return care
  const before = turns
    .filter(({ by }) => by === 'user')
    .slice(-recentTurns)
    .map(({ text }) => careOf(reader.read([{ text, by: 'prompt' }])))
    .reduce((most, one) => (one.probability > most.probability ? one : most), noCare)
  if (before.level !== 'danger') return care
  return before.probability >= decisions.sureDanger ? before : { ...care, level: 'note' }
}

const noCare: Care = { level: 'none', kind: null, whose: null, probability: 0 }

const selfHarm = dangerKinds.indexOf('self_harm')

function careOf({ care, kind, whose }: Reading): Care {
  const probability = care.danger
  if (probability >= decisions.danger) {
    return {
      level: 'danger',
      // who harms, threatens and would rather not live is kept alive first
      kind: kind[selfHarm]! >= decisions.aliveFirst ? 'self_harm' : (dangerKinds[indexOfMost(kind)] ?? null),
      whose: whose.other > 0.5 ? 'other' : 'own',
      probability,
    }
  }
  const isNote = care.note + care.danger >= decisions.note || care.danger >= decisions.mayBeDanger
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
