import { type Decision, decisions, type GuardrailName, type GuardrailSettings } from './contract.ts'

/** What holds for an account that has set nothing. */
export const defaultSettings: GuardrailSettings = { strictness: {}, linkHosts: [], tradition: undefined }

/** No account and no operator can weaken these: they hold the product's first promise and the service's own secrets. */
export const alwaysOn: readonly GuardrailName[] = ['internalExposure', 'scriptureIntegrity']

/** What a guardrail's decision becomes for an account that wants it to record only. */
export function settled(name: GuardrailName, decision: Decision, { strictness }: GuardrailSettings): Decision {
  if (strictness[name] !== 'flag' || alwaysOn.includes(name)) return decision
  return decision === 'allow' ? 'allow' : 'flag'
}

/** The stronger of two decisions. */
export const stronger = (one: Decision, other: Decision): Decision =>
  decisions.indexOf(one) >= decisions.indexOf(other) ? one : other
