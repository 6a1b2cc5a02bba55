import { joys } from './joys.ts'
import { matters } from './matters.ts'
import type { Occasion } from './occasion.ts'
import { sorrows } from './sorrows.ts'

/** Everything that a prayer can be about. */
export const occasions: ReadonlyMap<string, Occasion> = new Map(
  [...sorrows, ...joys, ...matters].map((occasion) => [occasion.id, occasion]),
)

/** An occasion by its id. @throws Error when there is none: a mistake of the tables */
export function occasionOf(id: string): Occasion {
  const occasion = occasions.get(id)
  if (occasion === undefined) throw new Error(`no occasion “${id}”`)
  return occasion
}
