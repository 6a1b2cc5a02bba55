import type { DraftSource } from '../generation/draft.ts'
import type { Library } from '../generation/evidence.ts'
import { guideSource } from '../guide/guide.ts'
import type { GuideEntry, GuidePassage, GuideSentence } from '../guide/guide-entry.ts'
import { countVerses } from '../scripture/index.ts'
import { type StudiedPassage, touches, versesWithin } from './studied-passage.ts'

/** A place where the study guide lists verses of the passage. */
export type Listing = GuidePassage & {
  entry: GuideEntry
  /** How early the entry lists it, 1 for the first. */
  place: number
  /** How much of what is listed is the passage, and the other way round, 0 to 1. */
  share: number
}

/** Every place where the study guide lists verses of the passage in its own name, the nearest fit first. */
export function listingsOf({ corpus }: Library, passage: StudiedPassage): Listing[] {
  return corpus.guide.entries
    .flatMap((entry) =>
      entry.passages.flatMap((listed, at): Listing[] =>
        touches(passage, listed.range)
          ? [{ ...listed, entry, place: 1 - at / entry.passages.length, share: shareOf(passage, listed) }]
          : [],
      ),
    )
    .toSorted((a, b) => b.share - a.share || b.place - a.place)
}

/** A sentence of the study guide that rests on verses of the passage; `part` tells its place in the entry. */
export type GuideSentenceOn = { entry: GuideEntry; sentence: GuideSentence; part: string; share: number }

/** Every sentence that the study guide rests on verses of the passage, in its own name. */
export function sentencesOn({ corpus }: Library, passage: StudiedPassage): GuideSentenceOn[] {
  return corpus.guide.entries.flatMap((entry) => {
    const parts = [
      ...entry.summary.map((sentence, at) => ({ sentence, part: `summary-${at}` })),
      ...entry.facts.map((sentence, at) => ({ sentence, part: `fact-${at}` })),
    ]
    return parts.flatMap(({ sentence, part }) => {
      if (!sentence.from.some((range) => touches(passage, range))) return []
      const all = sentence.from.reduce((sum, range) => sum + countVerses(range), 0)
      const common = sentence.from.reduce((sum, range) => sum + versesWithin(passage, range).length, 0)
      return [{ entry, sentence, part, share: common / (passage.keys.length + all - common) }]
    })
  })
}

/** What the guide notes at a passage, as a source. The notes are English. */
export const noteSource = (entry: GuideEntry, note: string): DraftSource => ({
  key: `guide:${entry.id}:note:${note}`,
  type: 'guide',
  reference: `${guideSource.title}, “${entry.title.en}”`,
  osis: null,
  translation: null,
  text: note,
  source: guideSource,
})

function shareOf(passage: StudiedPassage, { range }: GuidePassage): number {
  const common = versesWithin(passage, range).length
  return common / (passage.keys.length + countVerses(range) - common)
}
