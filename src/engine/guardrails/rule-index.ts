import { filtered } from './prefilter/index.ts'
import { type Rule, type RuleMatch, tryRules } from './rule.ts'
import type { View } from './text/checked-text.ts'
import { numberOfWord } from './text/vocabulary.ts'

/** A fixed set of rules, by the words that they need. */
export type RuleIndex<R extends Rule = Rule> = {
  /** The rules of which the text has a word, and the letters without which their pattern can't match; in their order. */
  candidates: (view: View) => R[]
  /** Every match, in the order of the rules. */
  match: (view: View) => RuleMatch[]
}

/** When a rule is tried. */
const [never, always, foreign] = [0, 1, 2]

/**
 * Made once for a rule set that is large: what a text costs then grows with its own words and not with all words of all
 * rules.
 */
export function indexRules<R extends Rule>(rules: readonly R[]): RuleIndex<R> {
  /** The places of the rules that need a word, by its number. */
  const byWord: number[][] = []
  const usual = new Uint8Array(rules.length)
  for (const [place, { needs, isForeign = false }] of rules.entries()) {
    if (needs.length === 0) usual[place] = isForeign ? foreign : always
    for (const word of new Set(needs)) {
      const number = numberOfWord(word)
      byWord[number] ??= []
      byWord[number].push(place)
    }
  }
  const patterns = rules.map(({ pattern }) => filtered(pattern))
  const isTried = new Uint8Array(rules.length)
  const candidates: RuleIndex<R>['candidates'] = (view) => {
    const { isAscii } = view
    isTried.set(usual)
    for (const number of view.wordNumbers()) {
      const needing = byWord[number]
      if (needing !== undefined) for (const place of needing) isTried[place] = always
    }
    const found: R[] = []
    for (let place = 0; place < rules.length; place++) {
      const when = isTried[place]!
      if (when === never) continue
      const rule = rules[place]!
      if (isAscii && (when === foreign || rule.isForeign)) continue
      if (patterns[place]!.mayMatch(view.grams())) found.push(rule)
    }
    return found
  }
  return { candidates, match: (view) => tryRules(view, candidates(view)) }
}
