import type { CheckOptions, Finding, GuardDecision, Guardrail } from './contract.ts'
import { settled } from './settings.ts'
import { type CheckedText, checkedText } from './text/checked-text.ts'

export type Verdict = GuardDecision & { finding: Finding }

/** Asks every guardrail of the stage about one text; those that find nothing say nothing. Linear in the text. */
export function runGuardrails(guardrails: readonly Guardrail[], text: string, options: CheckOptions): Verdict[] {
  const checked = checkedText(text)
  const verdicts: Verdict[] = []
  for (const { name, stages, ruleSet, check } of guardrails) {
    if (!stages.includes(options.stage)) continue
    const finding = check(checked, options)
    if (finding === undefined) continue
    const decision = settled(name, finding.decision, options.settings)
    if (decision !== 'allow') verdicts.push({ guardrail: name, stage: options.stage, decision, ruleSet, finding })
  }
  return options.stage === 'output' ? [...verdicts, ...inDisguise(guardrails, checked, options)] : verdicts
}

/** Guardrails on what a text says; the others look for encoded text themselves, or have none to look for. */
const readsDisguised = new Set(['crisisSafety', 'hatefulContent', 'divineImpersonation', 'unsafeOutput'])
/** Readings that a plain text has too, and that hide nothing. */
const plainWays = new Set(['first_words', 'first_letters', 'joined_words'])

/** No answer has a reason to hold encoded text: what is found in it is refused, however mild it would be in plain words. */
function inDisguise(guardrails: readonly Guardrail[], text: CheckedText, options: CheckOptions): Verdict[] {
  const views = text.decoded().filter(({ how }) => !plainWays.has(how))
  return views.flatMap((view) => {
    const read = checkedText(view.plain)
    return guardrails
      .filter(({ name, stages }) => stages.includes('output') && readsDisguised.has(name))
      .flatMap(({ name, ruleSet, check }): Verdict[] => {
        const finding = check(read, options)
        if (finding === undefined) return []
        const hidden: Finding = { decision: 'refuse', rules: finding.rules, isHidden: true }
        const decision = settled(name, 'refuse', options.settings)
        return decision === 'allow' ? [] : [{ guardrail: name, stage: 'output', decision, ruleSet, finding: hidden }]
      })
  })
}

/** What is kept of verdicts; the same decision of one guardrail at one stage once. */
export function recorded(verdicts: readonly GuardDecision[]): GuardDecision[] {
  const seen = new Map<string, GuardDecision>()
  for (const { guardrail, stage, decision, ruleSet, judge } of verdicts) {
    const key = `${guardrail} ${stage} ${decision}`
    if (!seen.has(key))
      seen.set(key, { guardrail, stage, decision, ruleSet, ...(judge === undefined ? {} : { judge }) })
  }
  return [...seen.values()]
}
