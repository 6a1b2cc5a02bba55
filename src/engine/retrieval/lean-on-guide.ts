import type { GuideKind } from '../guide/guide-file.ts'
import type { GuideMatch } from './match-guide.ts'
import type { SignalWeights } from './signal-weights.ts'

/** An entry that fits a query no better than this may be about another matter; from here on it is more and more surely meant. */
const sureFrom = 0.5
const sureAt = 0.9
/**
 * Somebody in need is harmed by a verse that only shares a word (“is not worthy of me” for one whom nobody loves), so an entry
 * that was written for them is leant on sooner.
 */
const neededFrom = 0.35
const neededAt = 0.65
/** What the signals of words lose, and the guide gains, where an entry is surely meant. Fitted on open judgements. */
const lessWords = 0.7
const moreGuide = 0.5

/** Entries on a matter list what to open about it; one on a person or a book lists much besides what a query names of them. */
const onMatters: ReadonlySet<GuideKind> = new Set(['topic', 'disputed'])

/** How surely the best of the entries that are near a query is the matter that it is about, 0 to 1. */
export function surenessOf([best]: readonly GuideMatch[]): number {
  if (best === undefined || !onMatters.has(best.entry.kind)) return 0
  const [from, full] = best.entry.care.length > 0 ? [neededFrom, neededAt] : [sureFrom, sureAt]
  return Math.min(1, Math.max(0, best.score - from) / (full - from))
}

/**
 * Weights for a query that an entry is surely about. Who types “my dog died” or “verses for a wedding” asks for what a teacher
 * would open, and not for dogs that return to their vomit or the guest without a wedding garment: the words of such a
 * query say what it is about, which the entry knows better, and not what stands in the verses.
 * @param sureness 0 to 1
 */
export function leanOnGuide(weights: SignalWeights, sureness: number): SignalWeights {
  const ofWords = 1 - lessWords * sureness
  return {
    ...weights,
    words: weights.words * ofWords,
    nearness: weights.nearness * ofWords,
    topics: weights.topics * ofWords,
    entries: weights.entries * ofWords,
    commentary: weights.commentary * ofWords,
    guide: weights.guide * (1 + moreGuide * sureness),
  }
}
