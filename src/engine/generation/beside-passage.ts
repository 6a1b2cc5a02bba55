import type { GuidePassage } from '../guide/guide-entry.ts'
import { sharedVerses, type VerseRange } from '../scripture/index.ts'
import type { Block } from './draft.ts'
import type { Library } from './evidence.ts'
import { readOn } from './guide-passages.ts'
import { listedWith } from './listed-with.ts'

/** How much of the verses two passages must have in common for an entry that lists one to be about the other. */
const leastShared = 0.25
const mostBeside = 5
const fewestBeside = 2
/** What a passage loses by each that its entry opens before it. */
const perPlace = 0.08

/**
 * Where to read on from a passage: what the study guide opens beside it, with what each contributes; where it opens
 * nothing, the line of the topical index that is most about it.
 */
export function besidePassage(library: Library, range: VerseRange): Block[] {
  const worth = new Map<GuidePassage, number>()
  const byRange = new Map<string, GuidePassage>()
  for (const { passages } of library.corpus.guide.entries) {
    const shared = Math.max(0, ...passages.map((one) => sharedVerses(one.range, range)))
    if (shared < leastShared) continue
    passages.forEach((one, place) => {
      if (one.range.start <= range.end && range.start <= one.range.end) return
      const key = `${one.range.start}-${one.range.end}`
      const known = byRange.get(key) ?? one
      byRange.set(key, known)
      worth.set(known, (worth.get(known) ?? 0) + shared / (1 + perPlace * place))
    })
  }
  const beside = [...worth].toSorted(([, a], [, b]) => b - a).map(([passage]) => passage)
  if (beside.length >= fewestBeside) return readOn(library, beside.slice(0, mostBeside))
  return library.language === 'en' ? listedWith(library, range) : []
}
