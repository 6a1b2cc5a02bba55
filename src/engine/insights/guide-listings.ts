import type { Language } from '../engine.ts'
import type { DraftSource } from '../generation/draft.ts'
import type { Library } from '../generation/evidence.ts'
import { guideSource } from '../guide/guide.ts'
import type { GuideEntry, GuidePassage } from '../guide/guide-entry.ts'
import { countVerses, type VerseRange } from '../scripture/index.ts'
import { type GuideOnBook, guideOnBook, type PlacedSentence } from './guide-by-book.ts'
import { type StudiedPassage, touches, versesWithin } from './studied-passage.ts'

/** A place where the study guide lists verses of the passage. */
export type Listing = GuidePassage & {
  entry: GuideEntry
  /** Its place in the entry, from 0. */
  at: number
  /** How early the entry lists it, 1 for the first. */
  place: number
  /** How much of what is listed is the passage, and the other way round, 0 to 1. */
  share: number
}

/** Every place where the study guide lists verses of the passage in its own name, the nearest fit first. */
export function listingsOf(library: Library, passage: StudiedPassage): Listing[] {
  return onBooksOf(library, passage)
    .flatMap(({ passages }) => passages)
    .flatMap(({ entry, listed, at }): Listing[] =>
      touches(passage, listed.range)
        ? [{ ...listed, entry, at, place: 1 - at / entry.passages.length, share: shareOf(passage, listed) }]
        : [],
    )
    .toSorted((a, b) => b.share - a.share || b.place - a.place)
}

/** A sentence of the study guide that rests on verses of the passage; `part` tells its place in the entry. */
export type GuideSentenceOn = PlacedSentence & { share: number }

const told = new WeakMap<StudiedPassage, readonly GuideSentenceOn[]>()

/** Every sentence that the study guide rests on verses of the passage, in its own name. */
export function sentencesOn(library: Library, passage: StudiedPassage): readonly GuideSentenceOn[] {
  let found = told.get(passage)
  if (found === undefined) {
    const all = new Set(onBooksOf(library, passage).flatMap(({ sentences }) => sentences))
    found = [...all]
      .filter(({ sentence }) => sentence.from.some((range) => touches(passage, range)))
      .map((placed) => ({ ...placed, share: shareOfAll(passage, placed.sentence.from) }))
    told.set(passage, found)
  }
  return found
}

const onBooksOf = ({ corpus }: Library, { ranges }: StudiedPassage): GuideOnBook[] => [
  ...new Set(ranges.map(({ start }) => guideOnBook(corpus, start))),
]

function shareOfAll(passage: StudiedPassage, ranges: readonly VerseRange[]): number {
  const all = ranges.reduce((sum, range) => sum + countVerses(range), 0)
  const common = ranges.reduce((sum, range) => sum + versesWithin(passage, range).length, 0)
  return common / (passage.keys.length + all - common)
}

/** What the guide notes at a passage, as a source. */
export const noteSource = (entry: GuideEntry, note: GuidePassage['note'], language: Language): DraftSource => ({
  key: `guide:${entry.id}:note:${note.en}`,
  type: 'guide',
  reference: `${guideSource.title}, “${entry.title[language]}”`,
  osis: null,
  translation: null,
  text: note[language],
  source: guideSource,
})

const shareOf = (passage: StudiedPassage, { range }: GuidePassage): number => shareOfAll(passage, [range])
