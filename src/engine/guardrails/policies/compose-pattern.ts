import { gap, of } from '../rule.ts'
import { loosePattern, rarestWords } from './loose-phrases.ts'
import type { Phrase } from './policy-file.ts'

/** What a name stands for, and the names that are known where it is given. */
export type Named = (
  | { words: readonly string[] }
  | { loose: readonly string[] }
  | { phrase: Phrase }
  /** Two files that are used mean different things by it. */
  | { inBoth: readonly [string, string] }
) & { within: Names; file: string }
/** What can be named in a pattern. */
export type Names = ReadonlyMap<string, Named>

/** Something in a pattern that can't be made out; the message says what to do. */
export class PatternProblem extends Error {}

/** `{name}`, `{name|}` or `{gap:90}`; `\p{L}` and `x{2,3}` are the pattern's own. */
const reference = /(?<!\\[pPu])\{([a-z][a-z0-9_]*)(?::(\d+))?(\|)?\}/g
const wholeReference = /^\{([a-z][a-z0-9_]*)\}$/

/**
 * The source of a pattern whose names are filled in: `{name}` is what the name stands for, a list in a group of its own;
 * `{name|}` a list's alternatives without the group; `{gap:90}` up to 90 characters within the sentence.
 * @throws PatternProblem on a name that is not known, or that stands for itself
 */
export function composePattern(phrase: Phrase, names: Names): string {
  return typeof phrase === 'string' ? fill(phrase, names, []) : phrase.map((text) => fill(text, names, [])).join('|')
}

/**
 * The words of a list; one that is `{name}` stands for all words of that list.
 * @throws PatternProblem on a name that is not known, or that stands for itself
 */
export function composeWords(list: readonly string[], names: Names): string[] {
  return wordsOf(list, names, [])
}

function fill(text: string, names: Names, through: readonly string[]): string {
  return text.replace(reference, (_, name: string, most: string | undefined, isBare: string | undefined) => {
    if (name === 'gap' && most !== undefined) return gap(Number(most))
    if (most !== undefined) throw new PatternProblem(`only {gap:${most}} takes a number: write {${name}}`)
    return named(name, isBare !== undefined, names, entered(name, through))
  })
}

function named(name: string, isBare: boolean, names: Names, through: readonly string[]): string {
  const found = names.get(name)
  if (found === undefined) {
    throw new PatternProblem(
      `{${name}} is not known here: correct the name, add it to words, phrases or the rule’s parts, or name its file in uses`,
    )
  }
  const group = groupOf(found, through)
  if (!isBare) return group
  if ('phrase' in found && typeof found.phrase === 'string')
    throw new PatternProblem(`{${name}|} wants a list, and ${name} is one phrase: write {${name}}`)
  return group.slice('(?:'.length, -')'.length)
}

function groupOf(named: Named, through: readonly string[]): string {
  if ('inBoth' in named)
    throw new PatternProblem(`${named.inBoth.join(' and ')} both have ${through.at(-1)}: rename one of the two`)
  if ('words' in named) return of(wordsOf(named.words, named.within, through))
  if ('loose' in named) return loosePattern(named.loose)
  if (typeof named.phrase === 'string') return fill(named.phrase, named.within, through)
  return `(?:${named.phrase.map((text) => fill(text, named.within, through)).join('|')})`
}

function wordsOf(list: readonly string[], names: Names, through: readonly string[]): string[] {
  return list.flatMap((word) => {
    const name = wholeReference.exec(word)?.[1]
    const named = name === undefined ? undefined : names.get(name)
    if (named !== undefined && 'words' in named) return wordsOf(named.words, named.within, entered(name!, through))
    if (named !== undefined && 'loose' in named) return rarestWords(named.loose)
    return [fill(word, names, through)]
  })
}

function entered(name: string, through: readonly string[]): string[] {
  if (through.includes(name))
    throw new PatternProblem(`{${name}} stands for itself (${[...through, name].join(' → ')}): break the circle`)
  return [...through, name]
}
