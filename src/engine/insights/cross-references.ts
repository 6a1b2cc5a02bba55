import type { Library } from '../generation/evidence.ts'
import { passageText } from '../generation/sources.ts'
import {
  bookOf,
  chapterOf,
  countVerses,
  formatReference,
  toOsis,
  type VerseRange,
  versesIn,
} from '../scripture/index.ts'
import { commentatorConnections } from './commentator-connections.ts'
import type { Connection, ConnectionKind, Tie } from './connection.ts'
import type { CrossReference } from './contract.ts'
import type { FoundTerm } from './found-term.ts'
import { guideConnections } from './guide-connections.ts'
import type { Listing } from './guide-listings.ts'
import { hardTextOf } from './hard-texts.ts'
import { indexConnections } from './index-connections.ts'
import { marginConnections } from './margin-connections.ts'
import { originalConnections } from './original-connections.ts'
import type { PassageSubject } from './passage-subject.ts'
import { sharedWordConnections } from './shared-words.ts'
import { type StudiedPassage, touches } from './studied-passage.ts'
import { textBeside } from './text-beside.ts'
import type { FoundTheme } from './themes.ts'
import { wordingConnections } from './wording-connections.ts'

const most = 12
const mostOfBook = 3
/** So many for one reason: a passage has more than one side. */
const mostOfGroup: Readonly<Partial<Record<string, number>>> = { margin: 6, original: 3, shared: 2 }
const usualOfGroup = 3
const longestVerses = 10
const longestText = 1_500
/** What each further kind of evidence for a passage counts beside the best one. */
const furtherShare = 0.5
/** What a standard deviation of nearness in meaning counts, up to so many. */
const perDeviation = 0.4
const mostDeviations = 5
/** What is less certain is named only while there are fewer than so many. */
const leastScore = { sure: 2.2, spare: 1.6 }
const enough = 5
/** What stands right beside the passage is no parallel to it, and what stands in its chapter is seldom one. */
const besideVerses = 4
const perSameChapter = 0.8

/** A cross-reference with what ties it to the passage. */
export type FoundReference = CrossReference & { tie: Tie }

type Candidate = { range: VerseRange; reasons: Connection[] }
type Given = {
  themes: readonly FoundTheme[]
  listings: readonly Listing[]
  terms: readonly FoundTerm[]
  subject: PassageSubject
}

/**
 * Passages elsewhere that shed light on this one, each with why: its margin or wording ties them, the study guide, a
 * commentator or the topical index puts them together, or several of its telling words stand in both. What more than
 * one of these says counts for more. The best first.
 */
export function crossReferencesOf(library: Library, passage: StudiedPassage, given: Given): FoundReference[] {
  const { language } = library
  const scores = given.subject.nearVerses
  const candidates = gather(
    [
      ...marginConnections(library, passage),
      ...wordingConnections(library, passage),
      ...guideConnections(library, passage, given),
      ...commentatorConnections(library, passage),
      ...indexConnections(library, passage, given.subject),
      ...originalConnections(library, passage, given.terms, scores),
      ...sharedWordConnections(library, passage, scores),
    ].filter(
      (one) => !touches(passage, one.range) && isFitting(library, passage, one) && isOfCanon(passage, one.range),
    ),
  )
  const near = (range: VerseRange) =>
    Math.min(mostDeviations, Math.max(0, ...versesIn(range).map((key) => scores?.[library.corpus.indexOf(key)] ?? 0)))
  const ranked = candidates
    .map(({ range, reasons }) => {
      const [best] = reasons
      const score = evidenceOf(reasons) + perDeviation * near(range) - costOfPlace(passage, range, best!)
      return { range, reason: best!.reason, group: best!.group, tie: best!.tie ?? 'beside', score }
    })
    .toSorted((a, b) => b.score - a.score || a.range.start - b.range.start)
    .filter(({ score }, rank) => score >= (rank < enough ? leastScore.spare : leastScore.sure))
  return spread(ranked).map(({ range, reason, tie }) => ({
    reference: formatReference(range, language),
    osis: toOsis(range),
    text: passageText(textBeside(library, passage, range), range)!,
    reason,
    tie,
  }))
}

/** A cross-reference as callers see it. */
export const shownReference = ({ reference, osis, text, reason }: FoundReference): CrossReference => ({
  reference,
  osis,
  text,
  reason,
})

/** The best of each kind of evidence, the further kinds in part. */
function evidenceOf(reasons: readonly Connection[]): number {
  const kinds = new Map<ConnectionKind, number>()
  for (const { kind, weight } of reasons) kinds.set(kind, Math.max(weight, kinds.get(kind) ?? 0))
  const [best, ...others] = [...kinds.values()].toSorted((a, b) => b - a)
  return best! + furtherShare * others.reduce((sum, weight) => sum + weight, 0)
}

function costOfPlace({ ranges }: StudiedPassage, { start, end }: VerseRange, { kind }: Connection): number {
  if (kind === 'margin' || kind === 'wording') return 0
  const isOneChapter = ranges.some((own) => Math.floor(own.start / 1000) === Math.floor(start / 1000))
  const isBeside = ranges.some((own) => start - own.end <= besideVerses && own.start - end <= besideVerses)
  return isOneChapter && isBeside ? Infinity : isOneChapter && chapterOf(start) > 0 ? perSameChapter : 0
}

/** The deuterocanon is named beside itself only: not every reader's Bible has it. */
const isOfCanon = ({ keys }: StudiedPassage, { start }: VerseRange): boolean =>
  bookOf(start).testament !== 'deuterocanon' || bookOf(keys[0]!).testament === 'deuterocanon'

/** Words alone may tie a passage to one that nobody would set beside it. */
const cruel =
  /\b(?:kill\w*|slay|slain|slew|concubine\w*|curs\w+|ravish\w*|dash\w*|dung|whore\w*|prostitut\w*|harlot\w*|adulter\w*|torment\w*|mat(?:ó|ar|aron)|maldi\w+|ramera\w*|fornica\w+|concubina\w*)/i
const byWordsAlone: ReadonlySet<ConnectionKind> = new Set(['words', 'original'])

const byChance: ReadonlySet<ConnectionKind> = new Set([...byWordsAlone, 'index'])

function isFitting(library: Library, passage: StudiedPassage, { range, kind }: Connection): boolean {
  if (countVerses(range) > longestVerses) return false
  // of a hard text a common word or a heading says nothing
  if (byChance.has(kind) && hardTextOf(passage) !== undefined) return false
  const text = textBeside(library, passage, range)
  // words that both have in one language are not seen in two
  if (text !== library.text && byWordsAlone.has(kind)) return false
  const words = passageText(text, range)
  if (words === undefined || words.length > longestText) return false
  return !(byWordsAlone.has(kind) && cruel.test(words))
}

/** Overlapping passages as one, the one with the best reason; of a parallel account the longest. */
function gather(connections: readonly Connection[]): Candidate[] {
  const candidates: Candidate[] = []
  const byBook = Map.groupBy(connections, ({ range }) => bookOf(range.start).code)
  for (const ofBook of byBook.values()) {
    const own: Candidate[] = []
    for (const connection of ofBook.toSorted((a, b) => b.weight - a.weight)) {
      const { range } = connection
      const known = own.find((other) => areOne(other, connection))
      if (known === undefined) {
        own.push({ range, reasons: [connection] })
        continue
      }
      known.reasons.push(connection)
      known.range = joinedRange(known, connection)
    }
    candidates.push(...own)
  }
  return candidates
}

const isSure = ({ kind }: Connection): boolean => kind === 'margin' || kind === 'wording'

/** Passages that overlap; quotations and accounts also where one goes on with the next verse. */
function areOne({ range, reasons }: Candidate, other: Connection): boolean {
  const reach = isSure(reasons[0]!) && isSure(other) ? 1 : 0
  return range.start <= other.range.end + reach && other.range.start <= range.end + reach
}

/** Quotations are joined to what goes on with them, and an account is as long as anybody lists it. */
function joinedRange({ range, reasons }: Candidate, other: Connection): VerseRange {
  const both = { start: Math.min(range.start, other.range.start), end: Math.max(range.end, other.range.end) }
  const isAccount = reasons[0]!.group === 'account'
  const isJoined = isSure(reasons[0]!) && (isSure(other) || isAccount)
  return isJoined && countVerses(both) <= longestVerses ? both : range
}

/** The best of a list, so few of a book or for one reason that other books are heard. */
function spread<T extends { range: VerseRange; group: string }>(ranked: readonly T[]): T[] {
  const chosen: T[] = []
  for (const one of ranked) {
    if (chosen.some(({ range }) => range.start <= one.range.end && one.range.start <= range.end)) continue
    const ofBook = chosen.filter(({ range }) => bookOf(range.start) === bookOf(one.range.start)).length
    const ofGroup = chosen.filter(({ group }) => group === one.group).length
    const isHeard = ofBook < mostOfBook && ofGroup < (mostOfGroup[one.group] ?? usualOfGroup)
    if (isHeard && chosen.length < most) chosen.push(one)
  }
  return chosen
}
