import { passagesOf } from '../guide/guide.ts'
import type { GuidePassage } from '../guide/guide-entry.ts'
import { matchGuide } from '../retrieval/index.ts'
import { countVerses, type VerseRange } from '../scripture/index.ts'
import { roomOf } from './detail.ts'
import { findPassages, type Library, type RankedPassage } from './evidence.ts'
import { passageText } from './sources.ts'

/** Verses of one part, at most. */
const longestPart = 6
const mostParts = 4
/** What all parts together may have of the room of a passage that is printed whole. */
const partsShare = 0.9
/** How much it counts that the guide's entry on a question lists a part; one that any entry lists counts one. */
const askedWeight = 30
/** What a part is worth that something asked for speaks of; where there is one, the others are left out. */
const leastAsked = 9
/** A key passage of its book counts as much as so many entries. */
const bookWeight = 3

/**
 * The parts of a long passage to be printed: those that the study guide opens on what is asked of it, and else those
 * that most of its entries open; in canonical order.
 * @param question what is asked of the passage, without its reference; may be empty
 * @returns empty where the guide opens no part of it
 */
export function partsOf(library: Library, range: VerseRange, question: string): VerseRange[] {
  const { corpus, index, language } = library
  const worth = new Map<string, { part: VerseRange; worth: number }>()
  const add = ({ range: whole, quote = whole }: Omit<GuidePassage, 'note'>, weight: number) => {
    if (quote.start < range.start || quote.end > range.end || countVerses(quote) > longestPart) return
    const key = `${quote.start}-${quote.end}`
    const known = worth.get(key)
    if (known === undefined) worth.set(key, { part: quote, worth: weight })
    else known.worth += weight
  }
  for (const entry of corpus.guide.entries) {
    for (const passage of passagesOf(entry)) add(passage, entry.kind === 'book' ? bookWeight : 1)
  }
  const asked = question.trim() === '' ? [] : matchGuide({ guide: corpus.guide, index }, question, language)
  for (const { entry, score } of asked) {
    for (const passage of passagesOf(entry)) add(passage, askedWeight * score * score)
  }
  for (const { range: part, score } of askedFor(library, range, question)) add({ range: part }, askedWeight * score)
  const byWorth = [...worth.values()].toSorted((a, b) => b.worth - a.worth || a.part.start - b.part.start)
  const isAsked = (byWorth[0]?.worth ?? 0) >= leastAsked && question.trim() !== ''
  const chosen: VerseRange[] = []
  let left = roomOf(library).whole * partsShare
  for (const { part, worth } of byWorth) {
    if (isAsked && worth < leastAsked) break
    const length = passageText(library.text, part)?.length
    const isNew = !chosen.some((other) => part.start <= other.end && other.start <= part.end)
    if (length === undefined || length > left || !isNew) continue
    chosen.push(part)
    left -= length
    if (chosen.length === mostParts) break
  }
  return chosen.toSorted((a, b) => a.start - b.start)
}

/** How many passages within the long one are taken by the question's words and sense. */
const mostFound = 3

function askedFor(library: Library, { start, end }: VerseRange, question: string): RankedPassage[] {
  if (question.trim() === '') return []
  return findPassages(library, question, { count: mostFound, isAllowed: (key) => key >= start && key <= end })
}
