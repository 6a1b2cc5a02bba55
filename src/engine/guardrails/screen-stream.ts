import type { GuardDecision } from './contract.ts'
import { balancingSentence } from './doctrinal-balance.ts'
import { guardPhrases } from './guard-phrases.ts'
import { maskQuoted } from './mask-quoted.ts'
import { runGuardrails, type Verdict } from './run-guardrails.ts'
import { type OutputOptions, type ScreenedOutput, screenPart, type WrittenText } from './screen-output.ts'

/** What is known of a text that is checked while it is written; plain data, which can travel between threads. */
export type StreamScreen = {
  /** The end of what was released, quotations blanked out. */
  released: string
  /** After a refusal nothing more may leave. */
  isRefused: boolean
  needsBalance: boolean
  needsHelp: boolean
  verdicts: Verdict[]
  /** Flags that a judge cleared. */
  cleared: GuardDecision[]
  notes: string[]
}

/** Before the first unit. */
export const newStreamScreen: StreamScreen = {
  released: '',
  isRefused: false,
  needsBalance: false,
  needsHelp: false,
  verdicts: [],
  cleared: [],
  notes: [],
}

/** As much of what was released is read again with each unit, so that nothing leaves in halves. */
const readAgain = 400

/**
 * Checks the next unit of a text that is streamed, a sentence or a whole quotation, before it is released. What only
 * shows when it is read together with those before it, such as a key in two halves, is refused, since what has left
 * cannot be mended.
 * @returns what of the unit may be released; after a refusal its text is the closing sentence
 * @throws when the text was refused before
 */
export function screenUnit(
  screen: StreamScreen,
  unit: WrittenText,
  options: OutputOptions,
): { screened: ScreenedOutput; screen: StreamScreen } {
  const { guardrails, settings, translation } = options
  if (screen.isRefused) throw new Error('the text was refused: nothing more of it may leave')
  const screened = screenPart(unit, options)
  if (screened.isRefused) return refused(screen, screened)
  const masked = maskQuoted(screened.text, screened.citations)
  const { released } = screen
  const across = spanning(
    runGuardrails(guardrails, released + masked, { stage: 'output', settings, translation }),
    released.length,
  )
  if (across.length > 0) return refused(screen, closing([...screened.verdicts, ...across], options))
  return {
    screened,
    screen: {
      released: (released + masked).slice(-readAgain),
      isRefused: false,
      needsBalance: screen.needsBalance || screened.needsBalance,
      needsHelp: screen.needsHelp || screened.needsHelp,
      verdicts: [...screen.verdicts, ...screened.verdicts],
      cleared: [...screen.cleared, ...(screened.cleared ?? [])],
      notes: [...new Set([...screen.notes, ...screened.notes])],
    },
  }
}

/** What is to be added at the end of a text; empty for nothing. */
export const closingOf = ({ needsBalance, isRefused }: StreamScreen, language: OutputOptions['language']): string =>
  needsBalance && !isRefused ? balancingSentence[language] : ''

const refused = (screen: StreamScreen, screened: ScreenedOutput) => ({
  screened,
  screen: {
    ...screen,
    isRefused: true,
    needsHelp: screen.needsHelp || screened.needsHelp,
    verdicts: [...screen.verdicts, ...screened.verdicts],
  },
})

function closing(verdicts: Verdict[], { language }: OutputOptions): ScreenedOutput {
  const name = verdicts.find(({ decision }) => decision === 'refuse')!.guardrail
  const text = guardPhrases[language].refusal[name]
  return { text, citations: [], isRefused: true, verdicts, notes: [], needsHelp: false, needsBalance: false }
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
