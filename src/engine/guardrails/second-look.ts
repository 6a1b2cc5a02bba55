import { sentencesOf } from '../generation/sentences.ts'
import { decisions, type Intent } from '../understand/index.ts'
import type { Guardrail, GuardrailName, GuardrailSettings } from './contract.ts'
import { runGuardrails, type Verdict } from './run-guardrails.ts'

/** Guardrails that put signs together from all over a text: in a long story some stand in it by chance. */
const addsSigns: ReadonlySet<GuardrailName> = new Set(['divineImpersonation', 'hatefulContent'])

/** So many sentences are read together. */
const together = 2

type Options = { guardrails: readonly Guardrail[]; settings: GuardrailSettings; intent?: Intent | undefined }

/**
 * Looks again at what is refused of a request: a refusal whose signs do not stand in two sentences side by side, or in a long prompt
 * that surely asks something else, becomes a flag, on which a judge decides where there is one.
 */
export function lookAgain(verdicts: readonly Verdict[], text: string, options: Options): Verdict[] {
  return verdicts.map((verdict) =>
    isRefusal(verdict) && mayBeChance(verdict) && isChance(verdict, text, options)
      ? { ...verdict, decision: 'flag' as const }
      : verdict,
  )
}

const isRefusal = ({ decision }: Verdict) => decision === 'refuse'

/** What is hidden in a text does not stand there by chance. */
const mayBeChance = ({ guardrail, finding }: Verdict) => addsSigns.has(guardrail) && finding.isHidden !== true

function isChance({ guardrail: name }: Verdict, text: string, { guardrails, settings, intent }: Options): boolean {
  if (settings.strictness[name] === 'strict') return false
  if (intent !== undefined && asksSurely(intent, text)) return true
  const own = guardrails.filter((one) => one.name === name)
  return !pairsOf(text).some((pair) => runGuardrails(own, pair, { stage: 'input', settings }).some(isRefusal))
}

/** Whether a long prompt surely asks something of the guide, and nothing is to be written, played or talked into. */
function asksSurely({ asks, hostile, injection, frameShares }: Intent, text: string): boolean {
  return (
    text.trim().split(/\s+/).length > decisions.ordinaryWords &&
    (asks[0]?.entries[0]?.probability ?? 0) >= decisions.ordinaryMatter &&
    hostile + injection < decisions.ordinaryTone &&
    frameShares.task < decisions.isTask
  )
}

/** Each two sentences side by side; the whole of a shorter text. */
function pairsOf(text: string): string[] {
  const all = sentencesOf(text)
  return all.length <= together
    ? [text]
    : all.slice(together - 1).map((_, place) => all.slice(place, place + together).join(' '))
}
