import type { DangerKind } from '../understand/intent.ts'
import type { Guardrail } from './contract.ts'
import { ruleSetVersion } from './rule.ts'
import { indexRules } from './rule-index.ts'
import { crisisRulesOfOutput } from './rules/crisis-safety-output.rules.ts'
import { pleasInOtherLanguages } from './rules/pleas-in-other-languages.rules.ts'

const indexes = { input: indexRules(pleasInOtherLanguages), output: indexRules(crisisRulesOfOutput) }
const kinds: ReadonlyMap<string, DangerKind> = new Map(pleasInOtherLanguages.map(({ id, kind }) => [id, kind]))

/** What the danger is that a plea in another language tells of. @param rules ids of a finding */
export const kindOfPlea = (rules: readonly string[]): DangerKind =>
  rules.map((id) => kinds.get(id)).find((kind) => kind !== undefined) ?? 'self_harm'

/**
 * Sees pleas in languages that the reader of requests does not read, and answers that would push people in danger towards it;
 * what is said in English and Spanish the reader hears. It never blocks: it flags, so that another, warmer answer is given.
 */
export const crisisSafety: Guardrail = {
  name: 'crisisSafety',
  stages: ['input', 'output'],
  ruleSet: ruleSetVersion('crisis-safety', pleasInOtherLanguages, crisisRulesOfOutput),
  check: (text, { stage }) => {
    const matches = indexes[stage === 'output' ? 'output' : 'input'].match(text)
    return matches.length === 0
      ? undefined
      : { decision: 'flag', rules: [...new Set(matches.map(({ rule }) => rule.id))] }
  },
}
