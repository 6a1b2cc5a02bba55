import { type HelpLine, type KnownHelpLine, type Language, noCare, type Safety } from '../engine.ts'
import { chooseHelpLines, type Danger } from '../help-lines/choose-help-lines.ts'
import { guardPhrases } from './guard-phrases.ts'
import type { Verdict } from './run-guardrails.ts'
import { stronger } from './settings.ts'

/**
 * What callers see of the decisions: the strongest one, which guardrails had something to say, and notes.
 * @param help set when somebody may need it: what is known for their country, and the danger where it is known
 */
export function composeSafety(
  verdicts: readonly Verdict[],
  notes: readonly string[],
  help?: { language: Language; helpLines: readonly KnownHelpLine[]; danger?: Danger },
  care: Safety['care'] = noCare,
): Safety {
  // who only bears a burden is told where help is, and of no danger
  const isDanger = help !== undefined && care.level !== 'note'
  let decision: Safety['decision'] = 'allow'
  for (const verdict of verdicts) decision = stronger(decision, verdict.decision)
  return {
    decision,
    categories: [...new Set(verdicts.map(({ guardrail }) => guardrail))],
    notes: [...new Set([...notes, ...(isDanger ? [guardPhrases[help.language].helpNote] : [])])],
    resources:
      help === undefined
        ? []
        : helpFor({ ...help, helpLines: chooseHelpLines(help.helpLines, help.language, help.danger ?? care) }),
    care,
  }
}

/** The help lines that were chosen; where none of them is to be called, what to look for stands before them. */
export const helpFor = ({ language, helpLines }: { language: Language; helpLines: readonly HelpLine[] }): HelpLine[] =>
  helpLines.some(({ phone }) => phone !== undefined)
    ? [...helpLines]
    : [{ label: guardPhrases[language].defaultHelp }, ...helpLines]
