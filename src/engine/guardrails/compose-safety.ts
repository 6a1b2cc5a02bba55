import { type HelpLine, type Language, noCare, type Safety } from '../engine.ts'
import { guardPhrases } from './guard-phrases.ts'
import type { Verdict } from './run-guardrails.ts'
import { stronger } from './settings.ts'

/**
 * What callers see of the decisions: the strongest one, which guardrails had something to say, and notes.
 * @param help set when somebody may need it: the help lines of their country, or the default text without a number
 */
export function composeSafety(
  verdicts: readonly Verdict[],
  notes: readonly string[],
  help?: { language: Language; helpLines: readonly HelpLine[] },
  care: Safety['care'] = noCare,
): Safety {
  let decision: Safety['decision'] = 'allow'
  for (const verdict of verdicts) decision = stronger(decision, verdict.decision)
  return {
    decision,
    categories: [...new Set(verdicts.map(({ guardrail }) => guardrail))],
    notes: [...new Set([...notes, ...(help === undefined ? [] : [guardPhrases[help.language].helpNote])])],
    resources: help === undefined ? [] : helpFor(help),
    care,
  }
}

/** The help lines that are known, or where to look for one. */
export const helpFor = ({ language, helpLines }: { language: Language; helpLines: readonly HelpLine[] }): HelpLine[] =>
  helpLines.length > 0 ? [...helpLines] : [{ label: guardPhrases[language].defaultHelp }]
