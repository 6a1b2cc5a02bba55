import { boundary, isWordSign } from './letter-grams.ts'
import type { PatternNode } from './parse-pattern.ts'

/** Strings of signs of which a match has at least one. */
export type Clause = readonly string[]

/**
 * What is known of the matches of a part of a pattern. A match is one of `exact`; where that can't be told, it begins
 * with one of `start` and ends with one of `end`. Beside that it has one string of every clause.
 */
type Known = { exact?: readonly string[]; start: readonly string[]; end: readonly string[]; clauses: readonly Clause[] }

/** So many strings are kept in combination; more are taken apart. */
const mostCombined = 48
/** So many alternatives are kept as one clause. */
const mostAlternatives = 500
const unknown: readonly string[] = ['']

/**
 * Strings that every match of a pattern must have, clause by clause. It errs on one side only: a text without a string of
 * one clause has no match, one with a string of each may have none either.
 */
export function requiredSigns(tree: PatternNode): Clause[] {
  const { exact, clauses } = knownOf(tree)
  const all = exact === undefined ? clauses : [...clauses, exact]
  return all.map((clause) => [...new Set(clause.map(settled))]).filter(saysSomething)
}

function knownOf(node: PatternNode): Known {
  switch (node.kind) {
    case 'signs':
      return exactly(node.options)
    case 'any':
      return { start: unknown, end: unknown, clauses: [] }
    case 'ahead': {
      // it takes up nothing, so that what follows may overlap with it
      const { exact, clauses } = knownOf(node.part)
      return { ...exactly(unknown), clauses: exact === undefined ? clauses : [...clauses, exact] }
    }
    case 'sequence':
      return knownOfSequence(node.parts.map(knownOf))
    case 'choice':
      return knownOfChoice(node.options.map(knownOf))
    case 'repeat':
      return knownOfRepeat(knownOf(node.part), node.least, node.most)
  }
}

const exactly = (options: readonly string[]): Known => ({ exact: options, start: options, end: options, clauses: [] })

function knownOfSequence(parts: readonly Known[]): Known {
  const clauses: Clause[] = parts.flatMap((part) => part.clauses)
  let start: readonly string[] | undefined
  let now: readonly string[] = unknown
  for (const part of parts) {
    const next = part.exact ?? part.start
    const count = now.length * next.length
    const isKept = count <= mostCombined || (count <= mostAlternatives && count <= Math.max(now.length, next.length))
    const joined = isKept ? combined(now, next) : undefined
    if (joined !== undefined && part.exact !== undefined) {
      now = joined
      continue
    }
    clauses.push(joined ?? now)
    start ??= joined ?? now
    now = part.exact ?? part.end
  }
  if (start === undefined) return { ...exactly(now), clauses }
  return { start, end: now, clauses: [...clauses, now] }
}

function knownOfChoice(options: readonly Known[]): Known {
  const exact = options.flatMap((option) => option.exact ?? [])
  const isExact = options.every((option) => option.exact !== undefined)
  if (isExact && exact.length <= mostAlternatives && options.every(({ clauses }) => clauses.length === 0)) {
    return exactly([...new Set(exact)])
  }
  const best = options.map(({ exact, clauses }) => bestOf(exact === undefined ? clauses : [...clauses, exact]))
  const clause = best.every((one) => one !== undefined) ? best.flat() : []
  return {
    start: unknown,
    end: unknown,
    clauses: clause.length === 0 || clause.length > mostAlternatives ? [] : [clause],
  }
}

function knownOfRepeat(part: Known, least: number, most: number): Known {
  if (least === 1 && most === 1) return part
  const { exact, clauses } = part
  if (least === 0) {
    const isOptional = most === 1 && exact !== undefined && clauses.length === 0
    return isOptional ? exactly([...new Set(['', ...exact])]) : { start: unknown, end: unknown, clauses: [] }
  }
  return { start: part.start, end: part.end, clauses: exact === undefined ? clauses : [...clauses, exact] }
}

const combined = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => one + other))

/** The clause that fewest texts meet, by a guess: its shortest string is longest. */
function bestOf(clauses: readonly Clause[]): Clause | undefined {
  let best: Clause | undefined
  let most = 0
  for (const clause of clauses) {
    const worth = worthOf(clause)
    if (worth > most) {
      best = clause
      most = worth
    }
  }
  return best
}

const worthOf = (clause: Clause): number => {
  const shortest = Math.min(...clause.map((one) => settled(one).length))
  return shortest < shortestSaid ? 0 : shortest + 1 / (1 + clause.length)
}

/** A shorter string has no gram of three signs. */
const shortestSaid = 3
const saysSomething = (clause: Clause): boolean => clause.every((one) => one.length >= shortestSaid)

/** A boundary beside a letter at the end of a string is a sign that parts words; within it says nothing new. */
function settled(signs: string): string {
  if (!signs.includes(boundary)) return signs
  const letters = signs.replaceAll(boundary, '')
  if (letters === '') return ''
  const before = signs.startsWith(boundary) && isWordSign(letters[0]!) ? parting : ''
  const after = signs.endsWith(boundary) && isWordSign(letters.at(-1)!) ? parting : ''
  return before + letters + after
}

const parting = '#'
