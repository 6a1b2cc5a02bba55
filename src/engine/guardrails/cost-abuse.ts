import { once } from '../../platform/once.ts'
import type { Finding, Guardrail } from './contract.ts'
import { isPadded } from './padded-text.ts'
import { policyList, policyRules } from './policies/index.ts'
import { ruleSetVersion } from './rule.ts'
import { indexRules } from './rule-index.ts'
import type { View } from './text/checked-text.ts'

const foreignWork = 'cost-abuse/foreign-work.any'
const foreignWorkRules = once(() => policyRules(foreignWork, 'foreign_work'))
const rules = once(() => [
  ...policyRules('cost-abuse/en'),
  ...policyRules('cost-abuse/whole-bible.en'),
  ...policyRules('cost-abuse/self-prompting.en'),
  ...policyRules('cost-abuse/es'),
  ...policyRules('cost-abuse/off-topic.en'),
  ...policyRules('cost-abuse/off-topic.es'),
  ...policyRules(foreignWork, 'cover'),
  ...foreignWorkRules(),
])
const paddedPrompt = 'padded-prompt'

/**
 * Requests that cost much and give nobody anything: output without end, the whole Bible as text, a model that prompts
 * itself, filling, and work that has nothing to do with Scripture. Such a request goes on, recorded, within the ceilings
 * that every request has; it is refused only where an operator is strict.
 */
export const openCostAbuse = once((): Guardrail => {
  const index = indexRules(rules())
  const onlyWithoutFaith: ReadonlySet<string> = new Set(foreignWorkRules().map(({ id }) => id))
  const faithWords: ReadonlySet<string> = new Set(policyList('cost-abuse/faith-words.any', 'faith'))
  return {
    name: 'costAbuse',
    stages: ['input'],
    ruleSet: ruleSetVersion('cost-abuse', rules(), [...faithWords], paddedPrompt),
    check: (text, { settings }) => {
      const matched = index.match(text).map(({ rule }) => rule.id)
      const isFree = matched.some((id) => onlyWithoutFaith.has(id)) && hasFaithWord(text, faithWords)
      const found = isFree ? matched.filter((id) => !onlyWithoutFaith.has(id)) : matched
      if (isPadded(text)) found.push(paddedPrompt)
      if (found.length === 0) return undefined
      return { decision: settings.strictness.costAbuse === 'strict' ? 'refuse' : 'flag', rules: [...new Set(found)] }
    },
  }
})

/** What a request record calls the groups of the rules. */
const flagOfGroup: ReadonlyMap<string, string> = new Map([
  ['endless_output', 'endless_output'],
  ['loop_and_longer', 'endless_output'],
  ['maximum_length', 'endless_output'],
  ['whole_bible', 'whole_bible'],
  ['padding', 'padding'],
  ['self_prompting', 'self_prompting'],
  ['off_topic', 'off_topic'],
])
const flagOfRule = once(
  (): ReadonlyMap<string, string> =>
    new Map([
      [paddedPrompt, 'padding'],
      ...rules().map(({ id, group }): [string, string] => [id, flagOfGroup.get(group)!]),
    ]),
)

/**
 * The names under which a finding of `costAbuse` reaches the request record, each once: `endless_output`, `whole_bible`,
 * `padding`, `self_prompting`, `off_topic`. They stay the same when rules change.
 */
export function abuseFlagsOf(finding: Finding): string[] {
  const flags = finding.rules.map((id) => flagOfRule().get(id)).filter((flag) => flag !== undefined)
  return [...new Set(flags)]
}

const bookOfJob = /(?<=\w )Job\b/

function hasFaithWord({ words, plain }: View, faithWords: ReadonlySet<string>): boolean {
  if (words.has('job') && bookOfJob.test(plain)) return true
  for (const word of words) if (faithWords.has(word)) return true
  return false
}
