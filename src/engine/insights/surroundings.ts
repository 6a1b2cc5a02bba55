import type { DraftSource } from '../generation/draft.ts'
import type { Library } from '../generation/evidence.ts'
import { commentarySource, guideCitation } from '../generation/sources.ts'
import type { GuideEntry, GuideSentence } from '../guide/guide-entry.ts'
import type { GuideKind } from '../guide/guide-file.ts'
import {
  bookOf,
  formatReference,
  nextVerse,
  previousVerse,
  type VerseKey,
  type VerseRange,
} from '../scripture/index.ts'
import { noteSource } from './guide-listings.ts'
import { bookEntry, chapterParts, outlineOf } from './outline.ts'
import type { StudiedPassage } from './studied-passage.ts'

/** What a neighbouring passage says, and who says so. */
export type Neighbour = { range: VerseRange; text: string; source: DraftSource }
/** What stands around a passage, with the source of each part. */
export type Around = {
  before: Neighbour | undefined
  after: Neighbour | undefined
  book: { text: string; source: DraftSource } | undefined
}

/** A note on a passage so many verses away no longer tells what stands beside it. */
const farthest = { en: 25, es: 12 }
/** What a topic notes at a passage is about the topic: it serves only where it stands near. */
const farthestOfTopic = 6
const longestPassage = 60

/** Entries whose notes tell what a passage says, and not what it is wrongly taken to say. */
const tellsPlainly: ReadonlySet<GuideKind> = new Set(['topic', 'person', 'event', 'place', 'book'])

/**
 * What stands before and after a passage, from the guide's notes on the nearest passages, else a commentator's outline
 * of the chapter, else the outline of the book; and what the book is about.
 */
export function surroundingsOf(library: Library, { ranges }: StudiedPassage): Around {
  const [first, last] = [ranges[0]!, ranges.at(-1)!]
  const previous = previousVerse(first.start)
  const next = nextVerse(last.end)
  return {
    before: previous === undefined ? undefined : neighbourOf(library, previous, 'before'),
    after: next === undefined ? undefined : neighbourOf(library, next, 'after'),
    book: bookSentence(library, first.start),
  }
}

type Side = 'before' | 'after'

const neighbourOf = (library: Library, beside: VerseKey, side: Side): Neighbour | undefined =>
  nearestNote(library, beside, side) ?? chapterTitle(library, beside, side) ?? bookPart(library, beside, side)

/** Entries whose sentences tell what happens in the passages that bear them out. */
const tellsStories: ReadonlySet<GuideKind> = new Set(['person', 'event', 'book'])

/** @param beside the verse next to the passage: what is told lies wholly on its side */
function nearestNote(library: Library, beside: VerseKey, side: Side): Neighbour | undefined {
  const { corpus, language } = library
  const book = bookOf(beside)
  const place = corpus.indexOf(beside)
  let best: (Neighbour & { cost: number }) | undefined
  for (const entry of corpus.guide.entries) {
    if (!tellsPlainly.has(entry.kind)) continue
    for (const told of toldBy(entry, library)) {
      const { range } = told
      if (bookOf(range.start) !== book) continue
      const isThere = side === 'before' ? range.end <= beside : range.start >= beside
      const gap = side === 'before' ? place - corpus.indexOf(range.end) : corpus.indexOf(range.start) - place
      const length = corpus.indexOf(range.end) - corpus.indexOf(range.start) + 1
      if (!isThere || gap > (entry.kind === 'topic' ? farthestOfTopic : farthest[language]) || length > longestPassage)
        continue
      // what stands right beside it tells most; of two, the one that says more of the scene
      const cost = gap + (length === 1 ? 3 : 0) + Math.max(0, length - 12) / 4 + (entry.kind === 'topic' ? 4 : 0)
      if (best === undefined || cost < best.cost) best = { range, text: told.text, source: told.source(), cost }
    }
  }
  return best && { range: best.range, text: best.text, source: best.source }
}

type Told = { range: VerseRange; text: string; source: () => DraftSource }

/** What an entry says of single passages: its notes in English, sentences that rest on one passage in Spanish. */
function toldBy(entry: GuideEntry, { language }: Library): Told[] {
  if (language === 'en')
    return entry.passages.map(({ range, note }) => ({ range, text: note, source: () => noteSource(entry, note) }))
  const told = (sentences: readonly GuideSentence[], part: string) =>
    sentences.flatMap((sentence, at): Told[] => {
      const [range] = sentence.from
      if (range === undefined || sentence.from.length > 1) return []
      const source = () => guideCitation(entry, [sentence], `${part}-${at}`, language)
      return [{ range, text: sentence[language], source }]
    })
  return !tellsStories.has(entry.kind) ? [] : [...told(entry.summary, 'summary'), ...told(entry.facts, 'fact')]
}

function chapterTitle(library: Library, beside: VerseKey, side: Side): Neighbour | undefined {
  if (library.language !== 'en') return undefined
  const parts = chapterParts(library, beside)
  const found = parts.find(({ range }) => (side === 'before' ? range.end === beside : range.start === beside))
  return found && { range: found.range, text: found.title, source: commentarySource(found.section, found.title) }
}

/** The part of the book that the neighbouring verse stands in, as far as it lies on that side. */
function bookPart(library: Library, beside: VerseKey, side: Side): Neighbour | undefined {
  const entry = bookEntry(library, beside)
  const parts = outlineOf(library, beside)
  const found = parts.find(({ range }) => range.start <= beside && beside <= range.end)
  if (entry === undefined || found === undefined) return undefined
  const range = side === 'before' ? { start: found.range.start, end: beside } : { start: beside, end: found.range.end }
  const text = found.title
  const said = { en: text, es: text, from: [] }
  return { range, text, source: guideCitation(entry, [said], `outline-${found.range.start}`, library.language) }
}

function bookSentence(library: Library, key: VerseKey): Around['book'] {
  const entry = bookEntry(library, key)
  const first = entry?.summary[0]
  if (entry === undefined || first === undefined) return undefined
  return { text: first[library.language], source: guideCitation(entry, [first], 'summary-0', library.language) }
}

/** A neighbour as one line: `Romans 8:26-27: The Spirit prays when we do not know how.` */
export const neighbourLine = ({ language }: Library, { range, text }: Neighbour): string =>
  `${formatReference(range, language)}: ${text}${/[.!?]$/.test(text) ? '' : '.'}`
