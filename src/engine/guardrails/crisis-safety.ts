import { once } from '../../platform/once.ts'
import type { DangerKind } from '../understand/intent.ts'
import type { Guardrail } from './contract.ts'
import { policyRules } from './policies/index.ts'
import { type Rule, ruleSetVersion } from './rule.ts'
import { indexRules } from './rule-index.ts'

/** A plea, and what the danger is. */
type Plea = Rule & { kind: DangerKind }

const pleas = once(() => policyRules<Plea>('crisis-safety/pleas.any'))
const kinds = once((): ReadonlyMap<string, DangerKind> => new Map(pleas().map(({ id, kind }) => [id, kind])))

/** What the danger is that a plea in another language tells of. @param rules ids of a finding */
export const kindOfPlea = (rules: readonly string[]): DangerKind =>
  rules.map((id) => kinds().get(id)).find((kind) => kind !== undefined) ?? 'self_harm'

/**
 * Sees pleas in languages that the reader of requests does not read, and answers that would push people in danger towards it;
 * what is said in English and Spanish the reader hears. It never blocks: it flags, so that another, warmer answer is given.
 */
export const openCrisisSafety = once((): Guardrail => {
  const answers = policyRules('crisis-safety/answers.any')
  const [inAsked, inAnswered] = [indexRules(pleas()), indexRules(answers)]
  return {
    name: 'crisisSafety',
    stages: ['input', 'output'],
    ruleSet: ruleSetVersion('crisis-safety', pleas(), answers),
    check: (text, { stage }) => {
      const matches = (stage === 'output' ? inAnswered : inAsked).match(text)
      return matches.length === 0
        ? undefined
        : { decision: 'flag', rules: [...new Set(matches.map(({ rule }) => rule.id))] }
    },
  }
})
