/** The ten, in the order in which they are asked. */
export const guardrailNames = [
  'costAbuse',
  'crisisSafety',
  'sensitiveData',
  'promptInjection',
  'internalExposure',
  'hatefulContent',
  'divineImpersonation',
  'unsafeOutput',
  'doctrinalBalance',
  'scriptureIntegrity',
] as const
export type GuardrailName = (typeof guardrailNames)[number]

/** `input`: what a caller asks. `retrieved`: material that comes with it or is found for it. `output`: what leaves. */
export type Stage = 'input' | 'retrieved' | 'output'

/** From mildest to strongest. */
export const decisions = ['allow', 'flag', 'redact', 'refuse'] as const
export type Decision = (typeof decisions)[number]

/** How far an account wants a guardrail to go; `standard` unless told. */
export type Strictness = 'standard' | 'strict' | 'flag'

/** What an account has set. */
export type GuardrailSettings = {
  strictness: Readonly<Partial<Record<GuardrailName, Strictness>>>
  /** Hosts that links in an answer may lead to. */
  linkHosts: readonly string[]
  /** The tradition that the account writes from; undefined for none. */
  tradition: string | undefined
}

/** One decision as it is recorded: no text, no rule, no place. */
export type GuardDecision = {
  guardrail: GuardrailName
  stage: Stage
  /** `allow` only where a judge cleared what the rules had flagged. */
  decision: Decision
  /** Version of the rules that decided. */
  ruleSet: string
  /** What the judge said of it, where one was asked. */
  judge?: 'agreed' | 'raised' | 'cleared' | 'unavailable'
}

/** One question to a judge, a model that is asked for a second opinion. `text` is data. */
export type JudgeQuestion = { guardrail: GuardrailName; question: string; text: string }
