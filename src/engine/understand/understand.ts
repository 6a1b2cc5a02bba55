import type { Guide } from '../guide/guide.ts'
import { type GuideIndex, matchGuide } from '../retrieval/index.ts'
import { findReferences } from '../scripture/index.ts'
import type { HistoryTurn, Language } from '../writing.ts'
import { decisions, oftenAsked, shortPrompt, toldShare, votes } from './decisions.ts'
import {
  type Ask,
  type Care,
  type DangerKind,
  dangerKinds,
  type Frame,
  frames,
  type Intent,
  type IntentSegment,
  type LikelyEntry,
  type Voices,
} from './intent.ts'
import { type OpenedPassages, openedPassages } from './opened-passages.ts'
import type { Reader, Reading, ReadTurn, SegmentReading } from './reader.ts'
import { joinedQuestions } from './segments.ts'

export type UnderstandDeps = {
  reader: Reader
  guide: Guide
  index: GuideIndex
  /** Whether a text is words of Scripture, and nobody's own. */
  isScripture: (text: string) => boolean
}
type Deps = UnderstandDeps & { opened: OpenedPassages }
export type UnderstandRequest = {
  prompt: string
  history?: readonly HistoryTurn[] | undefined
  language: Language
  /** Entries come with what each voice says of them. */
  withVoices?: boolean
}
export type Understand = (request: UnderstandRequest) => Intent

/** Turns before the prompt that are read with it. */
const turnsRead = 4
const candidatesByReader = 12
const candidatesByName = 6
const candidatesByPassage = 12
const namesMatched = 12
const leastByName = 0.1

/** Reads a request once: what it asks, which entries of the guide answer that, and how much care it calls for. */
export function createUnderstanding(given: UnderstandDeps): Understand {
  const deps: Deps = { ...given, opened: openedPassages(given.guide) }
  const { reader } = deps
  return ({ prompt, history = [], language, withVoices = false }) => {
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
    const asks = asksIn(deps, { reading, turns, prompt, language, withVoices })
    const flag = (name: string) => reading.flags[reader.card.flags.indexOf(name)] ?? 0
    return {
      language,
      segments,
      asks,
      frame: frames[indexOfMost(reading.frame)] ?? 'about',
      frameShares: Object.fromEntries(frames.map((frame, place) => [frame, reading.frame[place]!])) as Record<
        Frame,
        number
      >,
      speaker: { age: flag('c') > 0.5 ? 'child' : flag('t') > 0.5 ? 'teen' : 'adult' },
      care: withTurnsBefore(reader, turns, ofOwnWords(deps, careNow(reader, reading, turns), { prompt, language })),
      offTopic: flag('x'),
      hostile: flag('h'),
      injection: flag('i'),
      unclear: flag('u'),
    }
  }
}

const isAsking = ({ asks }: SegmentReading): boolean => asks[0]! < 1 - decisions.asks

type Heard = {
  reading: Reading
  turns: readonly ReadTurn[]
  prompt: string
  language: Language
  withVoices: boolean
}

/**
 * What is asked, in the order in which it is. Each question is read by itself, with what is told before it: “además ya no puedo ni
 * abrocharme. ¿qué le promete Dios a los viejos?” says nothing of the question before.
 */
function asksIn(deps: Deps, heard: Heard): Ask[] {
  const { reading, turns, prompt, language, withVoices } = heard
  const isShort = prompt.trim().split(/\s+/).length <= shortPrompt
  const entriesOf = (one: Reading, text: string) => {
    const group = { isFirst: true, segments: one.segments.filter(isAsking) }
    return likelyEntries(deps, { reading: one, group, prompt: text, language, withVoices })
  }
  const ask = (text: string, entries: LikelyEntry[], least: number): Ask => ({
    text,
    entries,
    answer: entries[0] !== undefined && entries[0].probability >= least ? entries[0] : undefined,
  })
  const questions = questionsOf(reading.segments, prompt).map((stretch) => {
    const text = prompt.slice(stretch.start, stretch.end)
    const own = deps.reader.read([...(stretch.start === 0 ? turns.slice(0, -1) : []), { text, by: 'prompt' }])
    return { ...stretch, own, entries: entriesOf(own, text), text: textOf(text, own.segments.filter(isAsking)) || text }
  })
  const parted = questions.filter((one, place) => {
    const before = questions[place - 1]
    return before === undefined || isAnother(before, one)
  })
  if (parted.length > 1) {
    return newAsks(parted.map(({ text, entries }) => ask(text, entries, decisions.second)))
  }
  const asked = textOf(prompt, reading.segments.filter(isAsking)) || prompt
  return [ask(asked, entriesOf(reading, prompt), isShort ? decisions.answerOfShort : decisions.answer)]
}

type Question = { start: number; end: number; second: number; entries: LikelyEntry[] }

/**
 * Whether a question is not the one before it in other words: what answers either is another, and the reader takes it for a second or is
 * sure of both.
 */
function isAnother(before: Question, one: Question): boolean {
  if (alike(before.entries, one.entries) >= decisions.sameQuestion) return false
  const least = Math.min(...[before, one].map(({ entries }) => entries[0]?.probability ?? 0))
  return one.second >= decisions.isSecond ? least >= decisions.second : least >= decisions.apart
}

/** So many questions of a prompt are looked at one by one. */
const mostAsking = 4

/** Each question with what is told before it; what is told after the last belongs to it. Empty where fewer than two sentences ask. */
function questionsOf(
  segments: readonly SegmentReading[],
  prompt: string,
): { start: number; end: number; second: number }[] {
  const asking = segments
    .filter((segment) => isAsking(segment) || isQuestion(prompt, segment))
    .flatMap((segment) => questionsJoinedIn(prompt, segment))
    .slice(0, mostAsking)
  if (asking.length < 2) return []
  return asking.map(({ end, second }, place) => ({
    start: place === 0 ? 0 : asking[place - 1]!.end,
    end: place === asking.length - 1 ? prompt.length : end,
    second,
  }))
}

const questionMark = /[?][)"”»]*\s*$/u

/** What ends as a question is one, unless it surely only tells: a question of somebody else's that is told. */
const isQuestion = (prompt: string, { start, end, asks }: SegmentReading): boolean =>
  asks[0]! < 1 - decisions.asksWithMark && questionMark.test(prompt.slice(start, end))

/** The questions of one sentence: how surely the first is a second one the reader says, of those that are joined to it nobody knows. */
function questionsJoinedIn(prompt: string, { start, end, asks }: SegmentReading): Omit<Question, 'entries'>[] {
  const cuts = joinedQuestions(prompt.slice(start, end)).map((at) => start + at)
  return [start, ...cuts].map((cut, place) => ({
    start: cut,
    end: cuts[place] ?? end,
    second: place === 0 ? asks[2]! + asks[3]! : 0,
  }))
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
  withVoices: boolean
}

/** The voices of the reader and that of the guide's names, weighed together. */
function likelyEntries({ reader, guide, index, opened }: Deps, asked: Asked): LikelyEntry[] {
  const { entries: ids } = reader.card
  const { reading, group, prompt, language, withVoices } = asked
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
  const named = matchNames(isFirst ? prompt : textOf(prompt, segments))
  const byName = new Map(named.map(([id, score]) => [ids.indexOf(id), score]))
  const text = isFirst ? prompt : textOf(prompt, segments)
  const passages = findReferences(text, { language }).flatMap(({ ranges }) => ranges)
  const byPassage = new Map(opened(passages).map(([id, share]) => [ids.indexOf(id), share]))
  // an entry that is newer than the reader
  byName.delete(-1)
  byPassage.delete(-1)
  const candidates = new Set([
    ...most(byWording, candidatesByReader),
    ...most(whole, candidatesByReader),
    ...most(any, candidatesByReader),
    ...[...byName.keys()].slice(0, candidatesByName),
    ...[...byPassage.keys()].slice(0, candidatesByPassage),
    none,
  ])
  const scored = [...candidates].map((place) => {
    const voices: Voices = {
      whole: votes.whole * Math.log((whole[place] ?? 0) + 1e-4),
      any: votes.any * Math.log((any[place] ?? 0) + 1e-3),
      wording: votes.wording * byWording[place]!,
      names: votes.names * (byName.get(place) ?? 0),
      opens: votes.opens * (byPassage.get(place) ?? 0),
      asked: place === none ? votes.none : votes.asked * Math.log(howOften(reader.card.asked[place]!)),
    }
    return { id: ids[place], opens: byPassage.get(place), voices, score: sumOf(voices) }
  })
  const largest = Math.max(...scored.map(({ score }) => score))
  const sum = scored.reduce((all, { score }) => all + Math.exp(score - largest), 0)
  return scored
    .flatMap(({ id, opens, voices, score }): LikelyEntry[] =>
      id === undefined
        ? []
        : [
            {
              id,
              probability: Math.exp(score - largest) / sum,
              ...(opens === undefined ? {} : { opens }),
              ...(withVoices ? { voices } : {}),
            },
          ],
    )
    .sort((a, b) => b.probability - a.probability)

  function matchNames(text: string): (readonly [id: string, score: number])[] {
    return matchGuide({ guide, index }, text, language, { limit: namesMatched, least: leastByName }).map(
      ({ entry, score }) => [entry.id, score],
    )
  }
}

/** In their order, so that what is read does not hang on who asks why. */
const sumOf = ({ whole, any, wording, names, opens, asked }: Voices): number =>
  whole + any + wording + names + opens + asked

/** How often an entry is asked for, of what is often: 0 to 1. Beyond that it says nothing more. */
const howOften = (prompts: number): number => Math.min(prompts + 1, oftenAsked) / oftenAsked

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

/** Questions in their order; a further one only where an entry answers it that does not answer one before. */
function newAsks([first, ...others]: readonly Ask[]): Ask[] {
  const known = new Set(first!.entries.slice(0, 1).map(({ id }) => id))
  const further = others.filter(({ answer }) => {
    if (answer === undefined || known.has(answer.id)) return false
    known.add(answer.id)
    return true
  })
  return [first!, ...further.slice(0, mostFurther)]
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

/** What is said now is no less a plea for what was said before it: it is read by itself as well, and the more dangerous counts. */
function careNow(reader: Reader, reading: Reading, turns: readonly ReadTurn[]): Care {
  const care = careOf(reading)
  if (turns.length === 1) return care
  const alone = careOf(reader.read(turns.slice(-1)))
  return alone.probability > care.probability ? alone : care
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

function careOf({ care, kind, whose }: Reading): Care {
  const probability = care.danger
  if (probability >= decisions.danger) {
    const heard = kindOf(kind)
    return {
      level: 'danger',
      kind: heard,
      kindProbability: kind[dangerKinds.indexOf(heard)]!,
      whose: whose.other > 0.5 ? 'other' : 'own',
      probability,
    }
  }
  const isNote = care.note + care.danger >= decisions.note || care.danger >= decisions.mayBeDanger
  return { level: isNote ? 'note' : 'none', kind: null, whose: null, probability }
}

/** What the danger is; whoever may be about to die by their own hand is kept alive before all else. @param shares of each kind */
function kindOf(shares: Float32Array): DangerKind {
  const shareOf = (kind: DangerKind) => shares[dangerKinds.indexOf(kind)]!
  const isOwnLife = shareOf('self_harm') >= decisions.aliveFirst
  const most = isOwnLife ? 'self_harm' : dangerKinds[indexOfMost(shares)]!
  const likeliest = most === 'own_violence' && shareOf('medical') >= decisions.aliveFirst ? 'medical' : most
  const isDoubted = likeliest === 'own_violence' && shareOf(likeliest) < decisions.surelyOwn
  return isDoubted && shareOf('abuse_victim') >= decisions.mayBeVictim ? 'abuse_victim' : likeliest
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
