import type { Corpus } from '../corpus/index.ts'
import { passagesOf } from '../guide/guide.ts'
import { type VerseRange, versesIn } from '../scripture/index.ts'
import { surenessOf } from './lean-on-guide.ts'
import type { GuideMatch } from './match-guide.ts'
import type { Scratch } from './scratch.ts'

/** How much less each passage counts than the one before it, in teaching order. */
const perPlace = 0.08
/** A passage of more verses than these says less with each of them. */
const wholeThought = 3
/** The surer it is that the best entry is meant, the less those that fit worse have to say. Fitted on open judgements. */
const contrast = 6
/** Who is angry at God is not to be given God's anger: beside an entry for somebody in need the others have so much less to say. */
const besideCare = 0.4

/**
 * Scores verses by the entries that list them: the nearer the entry is to the query, the earlier it opens the passage
 * and the shorter the passage, the more.
 */
export function scoreGuide(corpus: Corpus, matches: readonly GuideMatch[], { guide }: Scratch): void {
  const besides = contrast * surenessOf(matches)
  const isForOneInNeed = (matches[0]?.entry.care.length ?? 0) > 0
  for (const { entry, fact, score } of matches) {
    const aside = isForOneInNeed && entry.care.length === 0 ? besideCare : 1
    const weight = aside * score * score * (score / matches[0]!.score) ** besides
    for (const [place, { range }] of passagesOf(entry).entries())
      addTo(guide, corpus, range, weight / (1 + perPlace * place))
    for (const range of fact?.from ?? []) addTo(guide, corpus, range, weight)
  }
}

function addTo(guide: Float32Array, corpus: Corpus, range: VerseRange, weight: number): void {
  const verses = versesIn(range)
  const each = weight / Math.sqrt(Math.max(1, verses.length / wholeThought))
  for (const key of verses) guide[corpus.indexOf(key)]! += each
}
