import { type Rule, type RuleMatch, tryRules } from './rule.ts'
import type { View } from './text/checked-text.ts'

/** A fixed set of rules, by the words that they need. */
export type RuleIndex<R extends Rule = Rule> = {
  /** The rules of which the text has a word, in their order. */
  candidates: (view: Pick<View, 'words' | 'isAscii'>) => R[]
  /** Every match, in the order of the rules. */
  match: (view: View) => RuleMatch[]
}

/**
 * Made once for a rule set that is large: what a text costs then grows with its own words and not with all words of all
 * rules.
 */
export function indexRules<R extends Rule>(rules: readonly R[]): RuleIndex<R> {
  const byWord = new Map<string, number[]>()
  const always: number[] = []
  const foreign: number[] = []
  for (const [place, { needs, isForeign = false }] of rules.entries()) {
    if (needs.length === 0) (isForeign ? foreign : always).push(place)
    for (const word of new Set(needs)) byWord.set(word, [...(byWord.get(word) ?? []), place])
  }
  const candidates: RuleIndex<R>['candidates'] = ({ words, isAscii }) => {
    const places = new Set(always)
    for (const word of words) {
      const needing = byWord.get(word)
      if (needing !== undefined) for (const place of needing) places.add(place)
    }
    if (!isAscii) for (const place of foreign) places.add(place)
    const inOrder = Uint32Array.from(places).sort()
    return Array.from(inOrder, (place) => rules[place]!).filter(({ isForeign = false }) => !isAscii || !isForeign)
  }
  return { candidates, match: (view) => tryRules(view, candidates(view)) }
}
