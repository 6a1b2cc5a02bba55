import type { Citation, Language } from '../engine.ts'
import type { GuardDecision, Guardrail, GuardrailName, GuardrailSettings, JudgeQuestion } from './contract.ts'
import { balancingSentence } from './doctrinal-balance.ts'
import { guardPhrases } from './guard-phrases.ts'
import { type Judged, judgeFlags, questionsOn } from './judge.ts'
import { maskQuoted } from './mask-quoted.ts'
import { mergedRedactions, moveCitations, redactText } from './redact-text.ts'
import { runGuardrails, type Verdict } from './run-guardrails.ts'

export type WrittenText = { text: string; citations: readonly Citation[] }

export type ScreenedOutput = {
  text: string
  citations: Citation[]
  isRefused: boolean
  verdicts: Verdict[]
  notes: string[]
  /** The text pushes somebody towards harm: help belongs beside it. */
  needsHelp: boolean
  /** One view is given of a matter on which Christians differ: a sentence belongs at the end. */
  needsBalance: boolean
  /** What a judge may be asked of the flags that are left. */
  questions?: JudgeQuestion[]
  /** Flags that a judge cleared, for the record. */
  cleared?: GuardDecision[]
}

export type OutputOptions = {
  guardrails: readonly Guardrail[]
  settings: GuardrailSettings
  language: Language
  translation?: string | undefined
  /** What a judge said of the same text, where one was asked. */
  judged?: Judged | undefined
}

/** What is mended may show something new; after that many rounds the text is not to be trusted. */
const mostRounds = 4

/** Checks a whole text, and adds the sentence that balances it where it needs one. */
export function screenOutput(written: WrittenText, options: OutputOptions): ScreenedOutput {
  const screened = screenPart(written, options)
  if (!screened.needsBalance || screened.isRefused) return screened
  return { ...screened, text: `${screened.text.trimEnd()}\n\n${balancingSentence[options.language]}` }
}

/**
 * Checks a text before it leaves: quotations that are verified are their sources' own and are not read. What can be
 * mended is, until nothing is left to mend; a refusal drops the text and puts a kind sentence in its place.
 */
export function screenPart(written: WrittenText, options: OutputOptions): ScreenedOutput {
  const { guardrails, settings, language, translation, judged = {} } = options
  const say = guardPhrases[language]
  let { text } = written
  let citations = [...written.citations]
  const verdicts: Verdict[] = []
  const cleared: GuardDecision[] = []
  for (let round = 0; ; round++) {
    const read = runGuardrails(guardrails, maskQuoted(text, citations), { stage: 'output', settings, translation })
    const { verdicts: found, cleared: harmless } = judgeFlags(read, { judged, settings })
    verdicts.push(...found)
    cleared.push(...harmless)
    const refused = found.find(({ decision }) => decision === 'refuse')
    const redactions = mergedRedactions(
      found.filter(({ decision }) => decision === 'redact').flatMap(({ finding }) => finding.redactions ?? []),
    )
    if (refused !== undefined || (round === mostRounds && redactions.length > 0)) {
      const name = refused?.guardrail ?? 'scriptureIntegrity'
      const text = say.refusal[name]
      return { text, citations: [], isRefused: true, verdicts, cleared, notes: [], ...needs(verdicts) }
    }
    if (redactions.length === 0) break
    citations = moveCitations(citations, redactions)
    text = redactText(text, redactions)
  }
  const has = (name: GuardrailName) => verdicts.some(({ guardrail }) => guardrail === name)
  if (text.trim() === '' && written.text.trim() !== '') text = say.refusal.scriptureIntegrity
  const redacts = (name: GuardrailName) =>
    verdicts.some(({ guardrail, decision }) => guardrail === name && decision === 'redact')
  const notes = [
    ...(redacts('internalExposure') || redacts('sensitiveData') ? [say.redactedAnswer] : []),
    ...(redacts('unsafeOutput') ? [say.markup] : []),
    ...(has('scriptureIntegrity') ? [say.scripture] : []),
    ...(has('doctrinalBalance') ? [say.balanced] : []),
  ]
  const questions = questionsOn(verdicts, text, settings)
  return { text, citations, isRefused: false, verdicts, cleared, questions, notes, ...needs(verdicts) }
}

const needs = (verdicts: readonly Verdict[]) => ({
  needsHelp: verdicts.some(({ guardrail }) => guardrail === 'crisisSafety'),
  needsBalance: verdicts.some(({ guardrail }) => guardrail === 'doctrinalBalance'),
})
