import { occasionsOf } from './make-occasion.ts'
import type { Occasion } from './occasion.ts'

/** Everything that a prayer can be about. */
export const occasions: ReadonlyMap<string, Occasion> = new Map(
  [...occasionsOf('sorrow', 'sorrows'), ...occasionsOf('joy', 'joys'), ...occasionsOf('plain', 'matters')].map(
    (occasion) => [occasion.id, occasion],
  ),
)

/** An occasion by its id. @throws Error when there is none: a mistake of the tables */
export function occasionOf(id: string): Occasion {
  const occasion = occasions.get(id)
  if (occasion === undefined) throw new Error(`no occasion “${id}”`)
  return occasion
}
