import { createHash } from 'node:crypto'
import type { View } from './text/checked-text.ts'

/** One pattern of a guardrail. Rules are data: what a match means is the guardrail's to say. */
export type Rule = {
  /** Unique in its set, kebab-case. */
  id: string
  /** Rules of one group say the same thing in other words and count once. */
  group: string
  /**
   * Words of which the text must have at least one for the pattern to be tried: literal, lower case, without accents,
   * `don't` as `don`. Empty for a pattern that is always tried; keep those few.
   */
  needs: readonly string[]
  /** Tried only where the text has letters outside ASCII. */
  isForeign?: boolean
  /** On `folded`, global. Its gaps are bounded, so that its time is linear. */
  pattern: RegExp
  /** No match where this matches in the same sentence. */
  unless?: RegExp
}

export type RuleMatch = { rule: Rule; start: number; end: number }

/** Finds at most this many matches of one rule: more say nothing new. */
const mostMatches = 50

/**
 * Every match in one reading of a text of rules of which it has a needed word, in the order of the rules; places are those
 * of `folded`.
 */
export function tryRules(view: View, rules: readonly Rule[]): RuleMatch[] {
  const found: RuleMatch[] = []
  for (const rule of rules) {
    rule.pattern.lastIndex = 0
    for (let count = 0; count < mostMatches; count++) {
      const match = rule.pattern.exec(view.folded)
      if (match === null) break
      if (match[0] === '') rule.pattern.lastIndex++
      const span = { start: match.index, end: match.index + match[0].length }
      if (rule.unless === undefined || !rule.unless.test(sentenceAround(view.folded, span)))
        found.push({ rule, ...span })
    }
  }
  return found
}

const longestSentence = 400
/** The codes of `.`, `!`, `?` and a line break. */
const sentenceEnds: ReadonlySet<number> = new Set([0x2e, 0x21, 0x3f, 0x0a])

/** The sentence that a match stands in, from end mark to end mark, cut where it is very long. */
function sentenceAround(text: string, { start, end }: { start: number; end: number }): string {
  let from = start
  while (from > 0 && start - from < longestSentence && !sentenceEnds.has(text.charCodeAt(from - 1))) from--
  let to = end
  while (to < text.length && to - end < longestSentence && !sentenceEnds.has(text.charCodeAt(to))) to++
  return text.slice(from, to)
}

/** An alternation of literal words or phrases for a pattern, longest first; `of(['a', 'b c'])` is `(?:b c|a)`. */
export const of = (words: readonly string[]): string =>
  `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`

/** Up to so many characters within the sentence, as few as will do. */
export const gap = (most: number): string => `[^.!?\\n]{0,${most}}?`

/** A version for rules that is made from them: the same rules have the same, any other rules another. */
export function ruleSetVersion(name: string, ...rules: unknown[]): string {
  const text = JSON.stringify(rules, (_key, value) => (value instanceof RegExp ? String(value) : value))
  return `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}`
}
