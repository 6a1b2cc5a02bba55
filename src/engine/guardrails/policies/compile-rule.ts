import type { CompiledRule } from './compiled-policies.ts'
import { composePattern, composeWords, type Names, PatternProblem } from './compose-pattern.ts'
import type { PatternRule, Phrase, PolicyRule } from './policy-file.ts'
import { spelledOut } from './spell-out.ts'

type Report = (field: string, problem: string) => void

/** A rule with its names filled in. What can't be made out is reported by the field that it stands in. */
export const compileRule = (rule: PolicyRule, names: Names, report: Report): CompiledRule =>
  'pattern' in rule ? compilePattern(rule as PatternRule, names, report) : compileLists(rule, names, report)

/** What is the file's own, and what is for people. */
const notCompiled = new Set(['reason', 'catches', 'passes', 'parts', 'needs', 'foreign', 'pattern', 'flags', 'unless'])

function compilePattern(rule: PatternRule, shared: Names, report: Report): CompiledRule {
  const { needs, foreign, parts = {}, flags = 'g' } = rule
  const names = new Map(shared)
  for (const [name, phrase] of Object.entries(parts)) names.set(name, { phrase, within: names, file: '' })
  for (const name of Object.keys(parts))
    if (shared.has(name)) report('parts', `${name} is the file’s name too: give the part another`)
  const source = (field: string, phrase: Phrase, its: string) =>
    sourceOf(phrase, names, its, (problem) => report(field, problem))
  return {
    ...Object.fromEntries(Object.entries(rule).filter(([field]) => !notCompiled.has(field))),
    id: rule.id,
    ...(needs && {
      needs:
        attempt(
          () => composeWords(needs, names),
          (problem) => report('needs', problem),
        ) ?? [],
    }),
    ...(foreign !== undefined && { isForeign: foreign }),
    pattern: source('pattern', rule.pattern, flags),
    flags,
    ...(rule.unless && { unless: source('unless', rule.unless, flags.replaceAll('g', '')) }),
  }
}

/** A rule that has lists of words in the place of a pattern: the code finds them, all at once. */
function compileLists(rule: PolicyRule, names: Names, report: Report): CompiledRule {
  const { id, reason: _, catches: __, passes: ___, ...fields } = rule
  const compiled: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(fields)) {
    if (!Array.isArray(value)) compiled[field] = value
    else
      compiled[field] = attempt(
        () => composeWords(value as string[], names),
        (problem) => report(field, problem),
      )
  }
  return { ...spelledOut(compiled), id }
}

/** @returns nothing when it can't be made out, which is reported */
export const sourceOf = (phrase: Phrase, names: Names, flags: string, report: (problem: string) => void): string =>
  attempt(() => new RegExp(composePattern(phrase, names), flags).source, report) ?? ''

/** @returns undefined when it can't be made out, which is reported */
export function attempt<T>(make: () => T, report: (problem: string) => void): T | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof PatternProblem) report(error.message)
    else if (error instanceof SyntaxError) report(`${error.message}: mend the pattern, its brackets most likely`)
    else throw error
    return undefined
  }
}
