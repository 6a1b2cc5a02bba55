import type { Library } from '../generation/evidence.ts'
import { passageText } from '../generation/sources.ts'
import { directionOf } from '../retrieval/index.ts'
import { bookOf, countVerses, formatReference, toOsis, type VerseRange, versesIn } from '../scripture/index.ts'
import { commentatorConnections } from './commentator-connections.ts'
import type { Connection } from './connection.ts'
import type { CrossReference } from './contract.ts'
import type { FoundTerm } from './key-terms.ts'
import { listConnections } from './list-connections.ts'
import { marginConnections } from './margin-connections.ts'
import { sharedWordConnections } from './shared-words.ts'
import { type StudiedPassage, touches } from './studied-passage.ts'
import { textBeside } from './text-beside.ts'
import type { FoundTheme } from './themes.ts'
import { wordConnections } from './word-connections.ts'
import { wordingConnections } from './wording-connections.ts'

const most = 12
const mostOfBook = 3
/** So many for one reason: a passage has more than one side. */
const mostOfGroup = 4
const longestVerses = 6
const longestText = 900
/** What each further reason for a passage counts beside the best one. */
const furtherShare = 0.35
/** What a standard deviation of nearness in meaning counts, up to so many. */
const perDeviation = 0.4
const mostDeviations = 5
/** A passage that only stands in the same chapter is near already. */
const leastScore = 1.6

type Candidate = { range: VerseRange; reasons: Connection[] }

/**
 * Passages elsewhere that shed light on this one, each with why: its margin or wording ties them, the study guide, a
 * commentator or the topical index puts them together, or a rare word stands in both. The best first.
 */
export function crossReferencesOf(
  library: Library,
  passage: StudiedPassage,
  { themes, terms }: { themes: readonly FoundTheme[]; terms: readonly FoundTerm[] },
): CrossReference[] {
  const { language } = library
  const scores = nearnessOfVerses(library, passage)
  const candidates = gather(
    [
      ...marginConnections(library, passage),
      ...wordingConnections(library, passage),
      ...listConnections(library, passage, themes),
      ...commentatorConnections(library, passage),
      ...wordConnections(library, passage, terms),
      ...sharedWordConnections(library, passage, scores),
    ].filter(
      (one) => !touches(passage, one.range) && isFitting(library, passage, one) && isOfCanon(passage, one.range),
    ),
  )
  const near = (range: VerseRange) =>
    Math.min(mostDeviations, Math.max(0, ...versesIn(range).map((key) => scores?.[library.corpus.indexOf(key)] ?? 0)))
  const ranked = candidates
    .map(({ range, reasons }) => {
      const [best, ...others] = reasons.toSorted((a, b) => b.weight - a.weight)
      const more = others.reduce((sum, { weight }) => sum + weight, 0) * furtherShare
      return {
        range,
        reason: best!.reason,
        group: best!.group,
        score: best!.weight + more + perDeviation * near(range),
      }
    })
    .filter(({ score }) => score >= leastScore)
    .toSorted((a, b) => b.score - a.score || a.range.start - b.range.start)
  return spread(ranked).map(({ range, reason }) => ({
    reference: formatReference(range, language),
    osis: toOsis(range),
    text: passageText(textBeside(library, passage, range), range)!,
    reason,
  }))
}

/** The deuterocanon is named beside itself only: not every reader's Bible has it. */
const isOfCanon = ({ keys }: StudiedPassage, { start }: VerseRange): boolean =>
  bookOf(start).testament !== 'deuterocanon' || bookOf(keys[0]!).testament === 'deuterocanon'

/** Words alone may tie a passage to one that nobody would set beside it. */
const cruel =
  /\b(?:kill\w*|slay|slain|slew|concubine\w*|curs\w+|ravish\w*|dash\w*|dung|whore\w*|prostitut\w*|harlot\w*|adulter\w*|torment\w*|mat(?:ó|ar|aron)|maldi\w+|ramera\w*|fornica\w+|concubina\w*)/i
const byWordsAlone = /^(?:shared|[GH]\d+)$/

function isFitting(library: Library, passage: StudiedPassage, { range, group }: Connection): boolean {
  if (countVerses(range) > longestVerses) return false
  const text = textBeside(library, passage, range)
  // words that both have in one language are not seen in two
  if (text !== library.text && byWordsAlone.test(group)) return false
  const words = passageText(text, range)
  if (words === undefined || words.length > longestText) return false
  return !(byWordsAlone.test(group) && cruel.test(words))
}

/** Overlapping passages as one, the shorter of them. */
function gather(connections: readonly Connection[]): Candidate[] {
  const candidates: Candidate[] = []
  for (const connection of connections.toSorted((a, b) => b.weight - a.weight)) {
    const { range } = connection
    const known = candidates.find((other) => other.range.start <= range.end && range.start <= other.range.end)
    if (known === undefined) candidates.push({ range, reasons: [connection] })
    else known.reasons.push(connection)
  }
  return candidates
}

/** How near in meaning each verse is to the passage, in deviations above the mean; undefined without an embedder. */
function nearnessOfVerses({ index }: Library, { english }: StudiedPassage): Float32Array | undefined {
  const direction = directionOf(index, english.slice(0, 6_000), 'en')
  if (direction === undefined) return undefined
  const { verses } = index.meaning!
  const scores = new Float32Array(verses.count)
  verses.score(direction, scores)
  return scores
}

/** The best of a list, so few of a book or for one reason that other books are heard. */
function spread<T extends { range: VerseRange; group: string }>(ranked: readonly T[]): T[] {
  const chosen: T[] = []
  for (const one of ranked) {
    const ofBook = chosen.filter(({ range }) => bookOf(range.start) === bookOf(one.range.start)).length
    const ofGroup = chosen.filter(({ group }) => group === one.group).length
    if (ofBook < mostOfBook && ofGroup < mostOfGroup && chosen.length < most) chosen.push(one)
  }
  return chosen
}
