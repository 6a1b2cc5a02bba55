import { readWordings } from '../content/index.ts'
import type { Occasion } from './occasion.ts'

/** What is thanked for where a thanksgiving names a matter, by the matter’s id; behind “thank you for”. */
const { en, es } = readWordings('prayers/thanks')
/** Matters whose petitions fit behind thanks for them. */
const lends: ReadonlySet<string> = new Set(['work', 'family', 'friends', 'children', 'church'])

/**
 * A thanksgiving for the matter that a topic names besides: what is thanked for, and a matter that may lend a petition.
 * @param named ids of matters, the thanksgiving among them
 * @returns undefined where nothing is named that we have words of thanks for
 */
export function thanksFor(
  thanksgiving: Occasion,
  named: readonly string[],
): { occasion: Occasion; lender: string | undefined } | undefined {
  const matter = named.find((id) => Object.hasOwn(en, id))
  if (matter === undefined) return undefined
  return {
    occasion: { ...thanksgiving, seen: { en: en[matter]!, es: es[matter]! } },
    lender: lends.has(matter) ? matter : undefined,
  }
}
