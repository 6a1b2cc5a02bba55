import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '../../../platform/once.ts'
import type { Rule } from '../rule.ts'
import type { CompiledPolicies, CompiledPolicy } from './compiled-policies.ts'

/** What set-up makes of policies/; beside the code, as it goes with it. */
export const policiesPath = join(import.meta.dirname, '../../../../var/policies/compiled.json')

const policies = once(() => JSON.parse(readFileSync(policiesPath, 'utf8')) as CompiledPolicies)

function policyOf(file: string): CompiledPolicy {
  const policy = policies().files[file]
  if (policy === undefined) throw new Error(`policies/${file}.yaml is not compiled: run npm run setup`)
  return policy
}

/**
 * The rules of a file of policies, in its order.
 * @param file its path without the ending, `cost-abuse/en`
 * @param set which of its lists, where it has several
 */
export function policyRules<R extends Rule = Rule>(file: string, set = 'all'): R[] {
  const rules = policyOf(file).rules[set]
  if (rules === undefined) throw new Error(`policies/${file}.yaml has no rules “${set}”`)
  return rules.map(({ flags, pattern, unless, ...rest }) => ({
    ...(rest as unknown as R),
    pattern: new RegExp(pattern, flags),
    ...(unless !== undefined && { unless: new RegExp(unless, flags.replaceAll('g', '')) }),
  }))
}

/** The rules of all files: for tests and measurements that go through them all. */
export const everyPolicyRule = (): Rule[] =>
  Object.entries(policies().files).flatMap(([file, { rules }]) =>
    Object.keys(rules).flatMap((set) => policyRules(file, set)),
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
