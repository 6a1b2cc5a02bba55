import { once } from '../../platform/once.ts'
import type { Finding, Guardrail, Redaction } from './contract.ts'
import { markupIn } from './markup/strip-markup.ts'
import { medicalAdvice, medicalRules } from './medical-advice.ts'
import { policyRules } from './policies/index.ts'
import { type Rule, ruleSetVersion } from './rule.ts'
import { indexRules, type RuleIndex } from './rule-index.ts'
import type { CheckedText } from './text/checked-text.ts'

/**
 * Keeps an answer from doing harm: markup that a page would run or load is taken out of it, and one that tells how to
 * harm somebody, or sends somebody into harm, is refused. Requests for such material are refused before they are
 * answered; questions about violence in Scripture, and how to be safe, are not.
 */
export const openUnsafeOutput = once((): Guardrail => {
  const inRequests = (set: string) =>
    ['requests.en', 'requests.es'].flatMap((file) => policyRules(`unsafe-output/${file}`, set))
  const inAnswers = (set: string) => policyRules('unsafe-output/answers.any', set)
  const requestRules = [inRequests('refused'), inRequests('doubtful')] as const
  const answerRules = [inAnswers('refused'), inAnswers('flagged')] as const
  const requests = indexed(requestRules)
  const answers = indexed(answerRules)
  return {
    name: 'unsafeOutput',
    stages: ['input', 'output'],
    ruleSet: ruleSetVersion('unsafe-output', requestRules, answerRules, medicalRules()),
    check: (text, { stage, settings }) => {
      const isStrict = settings.strictness.unsafeOutput === 'strict'
      if (stage === 'input') return harmIn(text, requests, isStrict)
      const harm = withAdvice(harmIn(text, answers, isStrict), medicalAdvice(text.folded))
      const markup = markupRedactions(text.original, settings.linkHosts)
      if (markup === undefined) return harm
      const decision = harm?.decision === 'refuse' ? 'refuse' : 'redact'
      return { ...markup, decision, rules: [...markup.rules, ...(harm?.rules ?? [])] }
    },
  }
})

type Rules = { refused: RuleIndex; doubtful: RuleIndex }

const indexed = ([refused, doubtful]: readonly [Rule[], Rule[]]): Rules => ({
  refused: indexRules(refused),
  doubtful: indexRules(doubtful),
})

function harmIn(text: CheckedText, { refused, doubtful }: Rules, isStrict: boolean): Finding | undefined {
  const plain = refused.match(text)
  const unsure = doubtful.match(text)
  const rules = [...new Set([...plain, ...unsure].map(({ rule }) => rule.id))]
  if (rules.length === 0) return undefined
  return { decision: plain.length > 0 || isStrict ? 'refuse' : 'flag', rules }
}

/** Advice on medicine is refused, whatever else was found. */
const withAdvice = (harm: Finding | undefined, advice: readonly string[]): Finding | undefined =>
  advice.length === 0
    ? harm
    : { decision: 'refuse', rules: [...(harm?.rules ?? []), ...advice.map((one) => `advice-${one}`)] }

function markupRedactions(markdown: string, linkHosts: readonly string[]) {
  const { spans, kinds } = markupIn(markdown, linkHosts)
  if (spans.length === 0) return undefined
  const redactions: Redaction[] = spans.map((span) => ({ ...span, replacement: '' }))
  return { rules: [...kinds].map((kind) => `markup-${kind}`), redactions }
}
