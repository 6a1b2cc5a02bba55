import type { DraftSource } from '../generation/draft.ts'
import type { Library } from '../generation/evidence.ts'
import { commentarySource, guideCitation, passageText, scriptureSource } from '../generation/sources.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import type { GuideKind } from '../guide/guide-file.ts'
import { formatReference, nextVerse, previousVerse, type VerseKey, type VerseRange } from '../scripture/index.ts'
import { polemic } from './commentary.ts'
import { guideOnBook } from './guide-by-book.ts'
import { noteSource } from './guide-listings.ts'
import { inQuotes } from './in-quotes.ts'
import { isGuarded } from './lending.ts'
import { bookEntry, chapterParts, placeOf } from './outline.ts'
import type { StudiedPassage } from './studied-passage.ts'
import type { SummarySentence } from './summary-sentence.ts'

/** What a neighbouring passage says, and who says so. */
export type Neighbour = {
  range: VerseRange
  text: string
  source: DraftSource
  /** Whether the text is that of the passage itself, and no words about it. */
  isScripture?: boolean
}
/** What stands around a passage, with the source of each part. */
export type Around = {
  before: Neighbour | undefined
  after: Neighbour | undefined
  book: { text: string; source: DraftSource } | undefined
  /** The part of the book that the passage stands in. */
  place: SummarySentence | undefined
}

const longestPassage = 60

/** Entries whose notes tell what a passage says, and not what it is wrongly taken to say. */
const tellsPlainly: ReadonlySet<GuideKind> = new Set(['topic', 'person', 'event', 'place', 'book'])

/**
 * What stands before and after a passage, from the guide's notes on the nearest passages, else a commentator's outline
 * of the chapter, else the outline of the book; and what the book is about.
 */
export function surroundingsOf(library: Library, passage: StudiedPassage): Around {
  const { ranges } = passage
  const [first, last] = [ranges[0]!, ranges.at(-1)!]
  const previous = previousVerse(first.start)
  const next = nextVerse(last.end)
  return {
    before: previous === undefined ? undefined : neighbourOf(library, previous, 'before'),
    after: next === undefined ? undefined : neighbourOf(library, next, 'after'),
    book: bookSentence(library, first.start),
    place: placeOf(library, passage),
  }
}

type Side = 'before' | 'after'

/** What is told of what stands next, else the next verses themselves: what is far away orients nobody. */
function neighbourOf(library: Library, beside: VerseKey, side: Side): Neighbour | undefined {
  const note = nearestNote(library, beside, side)
  return note ?? chapterTitle(library, beside, side) ?? versesBeside(library, beside, side)
}

/** @param beside the verse next to the passage: what is told lies wholly on its side */
function nearestNote(library: Library, beside: VerseKey, side: Side): Neighbour | undefined {
  const { corpus } = library
  let best: (Neighbour & { cost: number }) | undefined
  for (const { entry, range, text, source } of toldOf(library, beside)) {
    const isTopic = entry.kind === 'topic'
    // what skips a verse is not beside it
    if ((side === 'before' ? range.end : range.start) !== beside) continue
    const length = corpus.indexOf(range.end) - corpus.indexOf(range.start) + 1
    if (length > longestPassage) continue
    // of two, the one that says more of the scene
    const cost = (length === 1 ? 3 : 0) + Math.max(0, length - 12) / 4 + (isTopic ? 4 : 0)
    if (best === undefined || cost < best.cost) best = { range, text, source: source(), cost }
  }
  return best && { range: best.range, text: best.text, source: best.source }
}

type Told = { entry: GuideEntry; range: VerseRange; text: string; source: () => DraftSource }

/** What is told of single passages of a book. */
function toldOf({ corpus, language }: Library, key: VerseKey): Told[] {
  return guideOnBook(corpus, key)
    .passages.filter(({ entry }) => tellsPlainly.has(entry.kind) && !isGuarded(entry))
    .map(({ entry, listed: { range, note } }) => ({
      entry,
      range,
      text: note[language],
      source: () => noteSource(entry, note, language),
    }))
}

function chapterTitle(library: Library, beside: VerseKey, side: Side): Neighbour | undefined {
  if (library.language !== 'en') return undefined
  const parts = chapterParts(library, beside)
  const found = parts.find(({ range }) => (side === 'before' ? range.end === beside : range.start === beside))
  if (found === undefined || polemic.test(found.title)) return undefined
  return { range: found.range, text: found.title, source: commentarySource(found.section, found.title) }
}

const mostBeside = 2
/** A verse shorter than this is read with the next one. */
const longEnough = 110

/** The verses next to the passage, as many as make a thought. */
function versesBeside({ text }: Library, beside: VerseKey, side: Side): Neighbour | undefined {
  const step = side === 'before' ? -1 : 1
  const range = { start: beside, end: beside }
  const isFragment = () => side === 'before' && /^\p{Ll}/u.test(text.verse(range.start) ?? '')
  const isShort = () => (passageText(text, range)?.length ?? 0) < longEnough
  for (let count = 1; (count < mostBeside && isShort()) || (count <= mostBeside && isFragment()); count++) {
    const next = side === 'before' ? range.start + step : range.end + step
    if (text.verse(next) === undefined) break
    if (side === 'before') range.start = next
    else range.end = next
  }
  const source = scriptureSource(text, range)
  return source && { range, text: source.text, source, isScripture: true }
}

function bookSentence(library: Library, key: VerseKey): Around['book'] {
  const entry = bookEntry(library, key)
  const first = entry?.summary[0]
  if (entry === undefined || first === undefined) return undefined
  return { text: first[library.language], source: guideCitation(entry, [first], 'summary-0', library.language) }
}

/** A neighbour as one line: `Romans 8:26-27: The Spirit prays when we do not know how.` */
export const neighbourLine = ({ language }: Library, { range, text, source, isScripture }: Neighbour): string =>
  isScripture === true
    ? `${formatReference(range, language)}: ${[...inQuotes(source)].map((piece) => (typeof piece === 'string' ? piece : text)).join('')}`
    : `${formatReference(range, language)}: ${text}${/[.!?]$/.test(text) ? '' : '.'}`
