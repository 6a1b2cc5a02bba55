import type { Library } from '../generation/evidence.ts'
import { listingsOf } from './guide-listings.ts'
import type { StudiedPassage } from './studied-passage.ts'

/** What somebody says who wants to live no longer, in the English translations. */
const despair =
  /\b(?:die|died|death|grave|sheol|despair\w*|cast down|darkness|perish|forsaken|live no longer|take away my life)\b/i
/** A listing of so much less or more is not about these verses. */
const leastShare = 0.25

const known = new WeakMap<StudiedPassage, boolean>()

/** Whether somebody in despair speaks in a passage, or may have asked for it: nothing in it is then a motto or a task. */
export function isDark(library: Library, passage: StudiedPassage): boolean {
  const found =
    known.get(passage) ??
    (despair.test(passage.english) &&
      listingsOf(library, passage).some(
        ({ entry, share }) =>
          share >= leastShare && entry.care.some((care) => care === 'suicide' || care === 'self_harm'),
      ))
  known.set(passage, found)
  return found
}
