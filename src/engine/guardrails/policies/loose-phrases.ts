import { of } from '../rule.ts'

/** A pattern for literal phrases, plural or not, whose blanks may be hyphens or nothing. */
export const loosePattern = (phrases: readonly string[]): string => {
  const patterns = phrases.map((phrase) =>
    phrase
      .replace(/[ -]/g, '[ -]?')
      .replace(/\+/g, '\\+')
      .replace(/\b(newton|ohm)s\b/g, "$1'?s"),
  )
  return `${of(patterns)}(?:e?s)?`
}

/** The words of which one stands in every text that has one of the phrases. */
export function rarestWords(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => {
    const words = phrase.split(/[ -]/)
    // the longest is the rarest, as a rule; `newtons` stands for `newton's`, of which `newton` is the word
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one))
    return longest === words.at(-1) ? [longest, `${longest}s`, `${longest}es`] : [longest, longest.replace(/s$/, '')]
  })
}
