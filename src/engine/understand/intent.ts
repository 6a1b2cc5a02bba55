import type { Language } from '../writing.ts'
import { decisions } from './decisions.ts'

/** How something is asked. */
export const frames = [
  'about',
  'fact',
  'passage',
  'find',
  'word',
  'saying',
  'compare',
  'task',
  'pray',
  'self',
  'other',
  'did',
  'done',
  'may',
  'why',
  'how',
  'value',
  'chat',
] as const
export type Frame = (typeof frames)[number]

/** Frames of somebody who speaks of themselves. */
export const ofOneself: ReadonlySet<Frame> = new Set(['self', 'did', 'done', 'pray'])

/** What somebody may come to harm by. */
export const dangerKinds = [
  'self_harm',
  'abuse_victim',
  'abuse_other',
  'minor_harm',
  'own_violence',
  'threat',
  'medical',
  'voices',
] as const
export type DangerKind = (typeof dangerKinds)[number]

/** How much care a request calls for: a word of help at the end of the answer, or help before anything else. */
export type Care = {
  level: 'none' | 'note' | 'danger'
  kind: DangerKind | null
  whose: 'own' | 'other' | null
  /** Of danger. */
  probability: number
  /** Of its kind among the kinds; absent where there is none. */
  kindProbability?: number
}

/** A stretch of the prompt, UTF-16 code units, end exclusive. */
export type IntentSegment = { start: number; end: number; role: 'asks' | 'tells' }

/** What each voice adds to the score of an entry, weighed; the probability is the share of its exponential. See `votes`. */
export type Voices = { whole: number; any: number; wording: number; names: number; opens: number; asked: number }

/** An entry of the guide that may answer, with how probable it is that it does. */
export type LikelyEntry = {
  id: string
  probability: number
  /** How surely it opens a passage that is named, 0 to 1; absent where none is. */
  opens?: number
  /** Present where they were asked for. */
  voices?: Voices
}

/** One question or need. */
export type Ask = {
  /** Its own words; the whole prompt where nothing is asked outright. */
  text: string
  /** Best first. */
  entries: LikelyEntry[]
  /** The entry that is sure enough to be the answer; without one, entries are only suggested. */
  answer: LikelyEntry | undefined
}

/** What a request asks, read once before anything else looks at its text. */
export type Intent = {
  language: Language
  segments: IntentSegment[]
  /** In the order they are asked; never empty. */
  asks: Ask[]
  frame: Frame
  /** How probable each frame is, of which `frame` is the likeliest. */
  frameShares: Readonly<Record<Frame, number>>
  speaker: { age: 'child' | 'teen' | 'adult' }
  care: Care
  /** Probabilities. */
  offTopic: number
  hostile: number
  injection: number
  unclear: number
}

/** Whether a request has nothing to do with what this service is for, so that no answer is looked for. */
export const isOffTopic = ({ offTopic, asks }: Pick<Intent, 'offTopic' | 'asks'>): boolean =>
  offTopic >= decisions.offTopic && asks[0]?.answer === undefined
