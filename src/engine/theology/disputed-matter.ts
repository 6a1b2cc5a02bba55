import type { Guide } from '../guide/guide.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import type { GuideMatch } from '../retrieval/index.ts'

/** An entry that fits so nearly as well as the best one may be what was asked. */
const nearBest = 0.9

/**
 * The entry with the sides of what was asked, where Christians differ on it: the best match, one that fits nearly as
 * well, or the one that a disputed subject sends its readers to.
 */
export function disputedMatter({ find }: Pick<Guide, 'find'>, matches: readonly GuideMatch[]): GuideEntry | undefined {
  const [best] = matches
  if (best === undefined) return undefined
  const near = matches.find(({ entry, score }) => hasSides(entry) && score >= nearBest * best.score)
  if (near !== undefined) return near.entry
  if (best.entry.status !== 'disputed') return undefined
  return best.entry.related.map(find).find((entry) => entry !== undefined && hasSides(entry))
}

const hasSides = ({ views }: GuideEntry): boolean => views.length > 0
