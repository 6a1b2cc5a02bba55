import type { GuardContext } from '../../engine/engine.ts'
import type { HelpLines } from './help-lines.ts'

/** What the guardrails read of a caller. */
type GuardedCaller = {
  keyId: string
  guardrails: { strictness: Record<string, 'strict' | 'flag'>; linkHosts: string[]; tradition: string | null }
}

/**
 * What the guardrails must know of a request beside its text. Called once for each: it counts.
 * @param text what the caller asks; `country` is ISO 3166, two letters
 */
export type GuardFor = (caller: GuardedCaller, request: { text: string; country?: string }) => GuardContext

type Deps = {
  helpLines: HelpLines
  bursts: { note: (key: string, text: string) => { isBurst: boolean } }
}

export function createGuardFor({ helpLines, bursts }: Deps): GuardFor {
  return ({ keyId, guardrails }, { text, country }) => ({
    settings: {
      strictness: guardrails.strictness,
      linkHosts: guardrails.linkHosts,
      tradition: guardrails.tradition ?? undefined,
    },
    helpLines: helpLines[country?.toUpperCase() ?? ''] ?? helpLines.default ?? [],
    isBurst: bursts.note(keyId, text).isBurst,
  })
}
