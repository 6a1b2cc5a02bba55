import type { Guide } from '../guide/guide.ts'
import { sharedVerses, type VerseRange } from '../scripture/index.ts'

/**
 * Entries that open one of some passages, or have an answer that rests on it, most surely first.
 * @returns with how surely: the share of their verses that both have in common, less where other entries open the passage, too (0 to 1)
 */
export type OpenedPassages = (passages: readonly VerseRange[]) => [id: string, share: number][]

/** Longer passages are told of, and nothing is asked of a verse of theirs. */
const leastShared = 0.1

/** Looks up which entries open a passage. */
export function openedPassages({ entries }: Pick<Guide, 'entries'>): OpenedPassages {
  const opened = entries.flatMap(({ id, passages, answers, facts }) => {
    const claims = [...answers.flatMap(({ lead, short }) => [lead, ...short]), ...facts]
    const ranges = [...passages.map(({ range }) => range), ...claims.flatMap(({ from }) => from)]
    return ranges.map((range) => ({ id, range }))
  })
  return (passages) => {
    if (passages.length === 0) return []
    const shares = new Map<string, number>()
    for (const { id, range } of opened) {
      const shared = Math.max(...passages.map((passage) => sharedVerses(range, passage)))
      if (shared >= leastShared && shared > (shares.get(id) ?? 0)) shares.set(id, shared)
    }
    const all = [...shares].toSorted(([, a], [, b]) => b - a)
    return all.map(([id, share]) => [id, share / Math.sqrt(all.filter(([, other]) => other >= share).length)])
  }
}
