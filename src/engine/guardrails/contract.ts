import type { Span } from '../writing.ts'
import type { Decision, GuardrailName, GuardrailSettings, Stage } from './terms.ts'
import type { CheckedText } from './text/checked-text.ts'

export * from './terms.ts'

/** A stretch of the text as it was sent, UTF-16 code units, and what is to stand in its place. */
export type Redaction = Span & { replacement: string }

/** What a guardrail found in a text; nothing found is `undefined`, never a finding that allows. */
export type Finding = {
  decision: Exclude<Decision, 'allow'>
  /** Ids of the rules that matched; for tests and tuning, never for callers or records. */
  rules: readonly string[]
  /** For `redact`: what is taken out. In order, without overlaps. */
  redactions?: readonly Redaction[]
  /** The text was only readable after decoding, or something in it was hidden from people. */
  isHidden?: boolean
}

export type CheckOptions = {
  stage: Stage
  settings: GuardrailSettings
  /** The translation that quotations are from where the text names none. */
  translation?: string | undefined
}

/** One guardrail: pure, linear in the length of the text, the same for the same text. */
export type Guardrail = {
  name: GuardrailName
  stages: readonly Stage[]
  /** Version of its rules, made from them: it changes when a rule does. */
  ruleSet: string
  check: (text: CheckedText, options: CheckOptions) => Finding | undefined
}
