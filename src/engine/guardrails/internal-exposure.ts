import { once } from '../../platform/once.ts'
import type { Finding, Guardrail, Redaction } from './contract.ts'
import { addressShapes, keyShapes, type SecretShape } from './key-shapes.ts'
import { policyRules } from './policies/index.ts'
import { createFingerprintSearch, createPromptSearch } from './prompt-fingerprints.ts'
import { ruleSetVersion } from './rule.ts'
import { indexRules, type RuleIndex } from './rule-index.ts'
import { createSecretSearch, shortestSecret } from './secret-search.ts'
import type { CheckedText } from './text/checked-text.ts'

/** What must not leave the service. */
export type InternalExposureOptions = {
  /** Keys, passwords and the like, as they are configured; those under eight characters are passed over. */
  secrets: readonly string[]
  /** Every text that is given to a model as its instructions; eight words in a row of one are refused. */
  promptTexts: readonly string[]
  /** Strings that mark evaluation material, at least six characters. */
  fingerprints: readonly string[]
}

const replacement = '[removed]'
const requests = 'internal-exposure/requests.en'
/** What asks a model for its prompt; injections are made of the same questions. */
export const promptLeakRules = once(() => policyRules(requests, 'prompt'))
const asked = once(() => {
  const rules = [
    ...promptLeakRules(),
    ...['configuration', 'other_accounts', 'evaluation'].flatMap((set) => policyRules(requests, set)),
    ...policyRules('internal-exposure/requests.es'),
  ]
  return { rules, match: indexRules(rules).match }
})
const answered = once(() => {
  const rules = policyRules('internal-exposure/answers.any')
  return { rules, match: indexRules(rules).match }
})
const shapes = [...keyShapes, ...addressShapes]
/** What nearly every answer has none of: one look instead of one for each shape. */
const anyHint = new RegExp(
  shapes.flatMap(({ hints }) => hints.map((hint) => hint.replace(/[.[\]]/g, '\\$&'))).join('|'),
)

/**
 * Questions for the service's inside are refused. In answers, secrets, keys and addresses that stand there openly are
 * taken out; answers that hold them encoded, or that hold prompts or evaluation material, are refused.
 */
export function createInternalExposure({ secrets, promptTexts, fingerprints }: InternalExposureOptions): Guardrail {
  const findSecrets = createSecretSearch(secrets)
  const holdsPrompt = createPromptSearch(promptTexts)
  const holdsFingerprint = createFingerprintSearch(fingerprints)
  const { rules: askedRules, match: inAsked } = asked()
  const { rules: answeredRules, match: inAnswered } = answered()

  const checkAnswered = (text: CheckedText): Finding | undefined => {
    const rules: string[] = []
    const { open, isEncoded } = findSecrets(text)
    const views = text.decoded()
    // a view of the whole text also says what stands there openly
    const encoded =
      isEncoded ||
      views.some((view) => {
        const inView = findSecrets({ ...view, original: view.plain })
        return inView.isEncoded || inView.open.length > open.length
      })
    if (encoded) rules.push('encoded-secret')
    if ([text, ...views].some(({ folded }) => holdsPrompt(folded))) rules.push('words-of-a-prompt')
    if ([text, ...views].some(({ folded }) => holdsFingerprint(folded))) rules.push('evaluation-fingerprint')
    if (views.some(({ plain }) => keysIn(plain).some((key) => !text.plain.includes(key)))) rules.push('encoded-key')
    rules.push(...new Set(inAnswered(text).map(({ rule }) => rule.id)))
    const isHidden = encoded || rules.includes('encoded-key')
    if (rules.length > 0) return { decision: 'refuse', rules, ...(isHidden && { isHidden }) }

    const shaped = (anyHint.test(text.plain) ? shapes : []).map((shape) => ({
      id: shape.id,
      spans: shapeSpans(text.plain, shape),
    }))
    const spans = [...open, ...shaped.flatMap(({ spans }) => spans)]
    if (spans.length === 0) return undefined
    const ids = shaped.filter(({ spans }) => spans.length > 0).map(({ id }) => id)
    return {
      decision: 'redact',
      rules: open.length > 0 ? ['secret', ...ids] : ids,
      redactions: joined(spans.map(({ start, end }) => text.originalSpan(start, end))),
    }
  }

  return {
    name: 'internalExposure',
    stages: ['input', 'output'],
    ruleSet: ruleSetVersion('internal-exposure', askedRules, answeredRules, shapes),
    check: (text, { stage }) => (stage === 'input' ? checkAsked(text, inAsked) : checkAnswered(text)),
  }
}

/**
 * A text for a log line: configured secrets that stand in it openly, and whatever has the shape of a key, become
 * `[secret]`. Linear and cheap; encoded forms are not looked for.
 */
export function removeSecrets(text: string, secrets: readonly string[]): string {
  let cleaned = text
  // a secret may be part of a longer one
  for (const secret of [...secrets].sort((a, b) => b.length - a.length)) {
    if (secret.length >= shortestSecret && cleaned.includes(secret)) cleaned = cleaned.replaceAll(secret, '[secret]')
  }
  for (const shape of keyShapes) {
    for (const { start, end } of shapeSpans(cleaned, shape).reverse()) {
      cleaned = `${cleaned.slice(0, start)}[secret]${cleaned.slice(end)}`
    }
  }
  return cleaned
}

function checkAsked(text: CheckedText, inAsked: RuleIndex['match']): Finding | undefined {
  const seen = inAsked(text)
  const hidden = text.decoded().flatMap((view) => inAsked(view))
  if (seen.length === 0 && hidden.length === 0) return undefined
  const rules = [...new Set([...seen, ...hidden].map(({ rule }) => rule.id))]
  return { decision: 'refuse', rules, ...(seen.length === 0 && { isHidden: true }) }
}

const keysIn = (text: string) =>
  keyShapes.flatMap((shape) => shapeSpans(text, shape).map(({ start, end }) => text.slice(start, end)))

function shapeSpans(text: string, { hints, pattern }: SecretShape): { start: number; end: number }[] {
  if (!hints.some((hint) => text.includes(hint))) return []
  return [...text.matchAll(pattern)].map((match) => {
    const value = match.groups?.value
    const end = match.index + match[0].length
    return value === undefined ? { start: match.index, end } : { start: match.index + match[0].lastIndexOf(value), end }
  })
}

function joined(spans: readonly { start: number; end: number }[]): Redaction[] {
  const found: Redaction[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = found.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else found.push({ start, end, replacement })
  }
  return found
}
