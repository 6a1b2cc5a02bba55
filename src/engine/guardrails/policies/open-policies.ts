import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '../../../platform/once.ts'
import type { Rule } from '../rule.ts'
import type { CompiledPattern, CompiledPolicies, CompiledPolicy, CompiledRule } from './compiled-policies.ts'

/** What set-up makes of policies/; beside the code, as it goes with it. */
export const policiesPath = join(import.meta.dirname, '../../../../var/policies/compiled.json')

const policies = once(() => JSON.parse(readFileSync(policiesPath, 'utf8')) as CompiledPolicies)

function policyOf(file: string): CompiledPolicy {
  const policy = policies().files[file]
  if (policy === undefined) throw new Error(`policies/${file}.yaml is not compiled: run npm run setup`)
  return policy
}

function rulesOf(file: string, set: string): readonly CompiledRule[] {
  const rules = policyOf(file).rules[set]
  if (rules === undefined) throw new Error(`policies/${file}.yaml has no rules “${set}”`)
  return rules
}

/**
 * The rules of a file of policies, in its order.
 * @param file its path without the ending, `cost-abuse/en`
 * @param set which of its lists, where it has several
 */
export const policyRules = <R extends { pattern: RegExp } = Rule>(file: string, set = 'all'): R[] =>
  rulesOf(file, set)
    .filter(hasPattern)
    .map(opened<R>)

const hasPattern = (rule: CompiledRule): rule is CompiledPattern => 'pattern' in rule

const opened = <R>({ flags, pattern, unless, ...rest }: CompiledPattern): R => ({
  ...(rest as unknown as R),
  pattern: new RegExp(pattern, flags),
  ...(unless !== undefined && { unless: new RegExp(unless, flags.replaceAll('g', '')) }),
})

/** Rules of a file that have lists of words and no pattern, in its order. */
export const policyLists = <R extends { id: string }>(file: string, set = 'all'): R[] =>
  rulesOf(file, set).map((rule) => rule as R)

/** The patterns of a list of rules, none global: for code that asks whether a sentence has one. */
export const policyTests = (file: string, set = 'all'): RegExp[] => rulesOf(file, set).filter(hasPattern).map(testOf)

/** The pattern of one rule, not global. */
export function policyTest(file: string, id: string, set = 'all'): RegExp {
  const rule = rulesOf(file, set).find((one) => one.id === id)
  if (rule === undefined || !hasPattern(rule)) throw new Error(`policies/${file}.yaml has no pattern in a rule “${id}”`)
  return testOf(rule)
}

const testOf = ({ pattern, flags }: CompiledPattern) => new RegExp(pattern, flags.replaceAll('g', ''))

/** The rules of all files: for tests and measurements that go through them all. */
export const everyPolicyRule = (): Rule[] =>
  Object.entries(policies().files).flatMap(([file, { rules }]) =>
    Object.keys(rules).flatMap((set) => policyRules(file, set).map((rule) => ({ ...rule, needs: rule.needs ?? [] }))),
  )

/** A pattern that a file of policies has for the code, without flags. */
export function policyPattern(file: string, name: string): RegExp {
  const pattern = policyOf(file).patterns[name]
  if (pattern === undefined) throw new Error(`policies/${file}.yaml has no pattern “${name}”`)
  return new RegExp(pattern)
}

/** A list that a file of policies has for the code. */
export function policyList(file: string, name: string): readonly string[] {
  const list = policyOf(file).lists[name]
  if (list === undefined) throw new Error(`policies/${file}.yaml has no list “${name}”`)
  return list
}
