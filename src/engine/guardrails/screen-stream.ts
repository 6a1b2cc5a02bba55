import { balancingSentence } from './doctrinal-balance.ts'
import { guardPhrases } from './guard-phrases.ts'
import { maskQuoted } from './mask-quoted.ts'
import { runGuardrails, type Verdict } from './run-guardrails.ts'
import { type OutputOptions, type ScreenedOutput, screenPart, type WrittenText } from './screen-output.ts'

/** A text that is checked while it is written, unit by unit: a sentence or a whole quotation each. */
export type StreamScreen = {
  /** What of the next unit may be released. After a refusal nothing more may: its text is the closing sentence. */
  push: (unit: WrittenText) => ScreenedOutput
  /** What is to be added at the end; empty for nothing. */
  end: () => string
  verdicts: () => readonly Verdict[]
}

/** As much of what was released is read again with each unit, so that nothing leaves in halves. */
const readAgain = 400

/**
 * Opens a check for a text that is streamed. Decisions are made before release; what only shows when a unit is read
 * together with those before it, such as a key in two halves, is refused, since what has left cannot be mended.
 */
export function screenStream(options: OutputOptions): StreamScreen {
  const { guardrails, settings, language, translation } = options
  const verdicts: Verdict[] = []
  let released = ''
  let isClosed = false
  let needsBalance = false
  const refuse = (found: readonly Verdict[]): ScreenedOutput => {
    isClosed = true
    verdicts.push(...found)
    const name = found.find(({ decision }) => decision === 'refuse')?.guardrail ?? found[0]!.guardrail
    const text = guardPhrases[language].refusal[name]
    return {
      text,
      citations: [],
      isRefused: true,
      verdicts: [...found],
      notes: [],
      needsHelp: false,
      needsBalance: false,
    }
  }
  return {
    push: (unit) => {
      if (isClosed) throw new Error('the text was refused: nothing more of it may leave')
      const screened = screenPart(unit, options)
      if (screened.isRefused) {
        isClosed = true
        verdicts.push(...screened.verdicts)
        return screened
      }
      const masked = maskQuoted(screened.text, screened.citations)
      const across = spanning(
        runGuardrails(guardrails, released + masked, { stage: 'output', settings, translation }),
        released.length,
      )
      if (across.length > 0) return refuse([...screened.verdicts, ...across])
      verdicts.push(...screened.verdicts)
      needsBalance ||= screened.needsBalance
      released = (released + masked).slice(-readAgain)
      return screened
    },
    end: () => (needsBalance && !isClosed ? balancingSentence[language] : ''),
    verdicts: () => verdicts,
  }
}

/** What is only there when both sides of a place are read: the unit alone has passed. */
const spanning = (found: readonly Verdict[], place: number): Verdict[] =>
  found
    .filter(({ guardrail }) => guardrail !== 'scriptureIntegrity')
    .filter(
      ({ decision, finding }) =>
        decision === 'refuse' ||
        (decision === 'redact' && (finding.redactions ?? []).some(({ start, end }) => start < place && end > place)),
    )
    .map((verdict) => ({ ...verdict, decision: 'refuse' as const }))
