import { readTable } from '../content/index.ts'
import { countVerses, fromOsis, type VerseRange } from '../scripture/index.ts'
import { type StudiedPassage, versesWithin } from './studied-passage.ts'

/** A text that wounds readers, and the guide entry that speaks of what it tells or orders. */
export type HardText = { range: VerseRange; matter: string | undefined }

/** The reviewed texts in the order of the list. */
export const hardTexts: readonly HardText[] = Object.entries(readTable('insights/hard-texts')).flatMap(
  ([matter, references]) =>
    references.split(' ').map((osis) => ({ range: fromOsis(osis)!, matter: matter === 'none' ? undefined : matter })),
)

/** What share of a passage a hard text takes up, or of itself stands in it, to decide how all of it is read. */
const leastOfPassage = 0.34
const leastOfText = 0.5
/** In a longer passage a hard text is one matter among others. */
const longestOfText = 40

/** The hard text that a passage is, or has at its heart. */
export const hardTextOf = (passage: StudiedPassage): HardText | undefined =>
  hardTexts.find(({ range }) => {
    const within = versesWithin(passage, range).length
    if (within === 0) return false
    const { length } = passage.keys
    return within / length >= leastOfPassage || (length <= longestOfText && within / countVerses(range) >= leastOfText)
  })
