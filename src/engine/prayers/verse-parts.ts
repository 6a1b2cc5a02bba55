import { readTable } from '../content/index.ts'

/**
 * The part of a verse that a prayer quotes, as clause numbers of WEB, KJV and RV1909: a verse that is not listed is
 * quoted whole. Left out are titles of psalms, “Selah”, and words that the prayer has no use for. Clauses are counted
 * as `clausesOf` cuts them; a letter behind a verse names another part of it.
 */
const table = readTable('prayers/verse-parts')

const translations = ['WEB', 'KJV', 'RV1909'] as const

/** First and last clause, counted from 1, of a part by translation. */
export type PartClauses = Readonly<Record<string, readonly [first: number, last: number]>>

/** Parts by their name: `Ps.23.4`, `Ps.143.8b`. */
export const verseParts: ReadonlyMap<string, PartClauses> = new Map(
  Object.entries(table).map(([name, listed]) => {
    const clauses = listed.split(' ')
    return [name, Object.fromEntries(translations.map((id, place) => [id, ends(clauses[place]!)]))]
  }),
)

function ends(clauses: string): [number, number] {
  const [first = 0, last = first] = clauses.split('-').map(Number)
  return [first, last]
}
