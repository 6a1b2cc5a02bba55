import { type Match, matchesIn } from './password-matches.ts'

/** Why a password is soon guessed. */
export type Weakness = Match['pattern'] | 'short_mix'

/** What a guesser of a scrypt hash, or one who is throttled, will hardly try: what zxcvbn calls a score of 3. */
const enoughGuessesLog10 = 8
/** What has been typed so far is enough to judge; and a judgement must end soon. */
const mostJudged = 64
/** A guesser tries passwords of few parts before those of many. */
const partsLog10 = 3

/**
 * Guesses how a guesser would come by a password, in the way of zxcvbn (Wheeler 2016): as the parts that take the fewest
 * guesses together, each a word, a repetition, a row of keys, a date, or characters at random. Words are those of a list
 * of 8,000, so an uncommon word counts as random letters.
 * @param known what a guesser knows of its owner: names and addresses
 * @returns undefined for one that is strong enough
 */
export function weaknessOf(password: string, known: readonly string[] = []): Weakness | undefined {
  const characters = [...password].slice(0, mostJudged)
  const { guessesLog10, parts } = cheapestParts(characters.length, matchesIn(characters, known))
  if (guessesLog10 >= enoughGuessesLog10) return undefined
  const longest = parts.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
  return longest?.pattern ?? 'short_mix'
}

type Path = { log10: number; parts: readonly Match[] }

/** Of all ways to cut the password into matches and random characters, the one that takes the fewest guesses. */
function cheapestParts(length: number, matches: readonly Match[]): { guessesLog10: number; parts: readonly Match[] } {
  // paths[end][count]: the cheapest way to the first `end` characters in so many parts, their guesses multiplied
  const paths: Map<number, Path>[] = [new Map([[0, { log10: 0, parts: [] }]])]
  for (let end = 1; end <= length; end++) {
    const here = new Map<number, Path>()
    const offer = (start: number, log10: number, match?: Match): void => {
      for (const [count, path] of paths[start]!) {
        const sum = path.log10 + log10
        const known = here.get(count + 1)
        if (known !== undefined && known.log10 <= sum) continue
        here.set(count + 1, { log10: sum, parts: match === undefined ? path.parts : [...path.parts, match] })
      }
    }
    for (const match of matches) if (match.end === end) offer(match.start, match.guessesLog10, match)
    for (let start = 0; start < end; start++) offer(start, end - start)
    paths.push(here)
  }
  const ways = [...paths[length]!].map(([count, { log10, parts }]) => ({
    guessesLog10: guessesOf(count, log10),
    parts,
  }))
  return ways.reduce((a, b) => (b.guessesLog10 < a.guessesLog10 ? b : a), {
    guessesLog10: Number.POSITIVE_INFINITY,
    parts: [],
  })
}

/** The parts in any order, after all passwords of fewer parts. */
function guessesOf(count: number, log10: number): number {
  let orders = 0
  for (let part = 2; part <= count; part++) orders += Math.log10(part)
  const [ours, fewer] = [orders + log10, count > 1 ? partsLog10 * (count - 1) : 0]
  return Math.max(ours, fewer) + Math.log10(1 + 10 ** -Math.abs(ours - fewer))
}
