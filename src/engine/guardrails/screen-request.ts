import type { ContextItem, HistoryTurn, Language } from '../engine.ts'
import type { DangerKind, Intent } from '../understand/index.ts'
import type { GuardDecision, Guardrail, GuardrailSettings, JudgeQuestion } from './contract.ts'
import { abuseFlagsOf } from './cost-abuse.ts'
import { kindOfPlea } from './crisis-safety.ts'
import { guardPhrases } from './guard-phrases.ts'
import { type Judged, judgeFlags, questionsOn } from './judge.ts'
import { mergedRedactions, redactText } from './redact-text.ts'
import { runGuardrails, type Verdict } from './run-guardrails.ts'
import { lookAgain } from './second-look.ts'

/** The texts of a request. `main` is what the caller asks: a prompt, a question, a topic or a query. */
export type RequestTexts = {
  main: string
  context?: string | ContextItem[] | undefined
  history?: HistoryTurn[] | undefined
}

/** A danger for which help comes first. */
export type KnownDanger = { kind: DangerKind; whose: 'own' | 'other' }

export type ScreenedRequest = {
  /** `crisis` wins over `refuse`. */
  outcome: 'go_on' | 'refuse' | 'crisis'
  /** What may be worked with: personal details replaced, instructions in material taken out. */
  texts: RequestTexts
  verdicts: Verdict[]
  /** Flags that a judge cleared, for the record. */
  cleared: GuardDecision[]
  /** Stable names for the request record. */
  abuseFlags: string[]
  /** For callers, in their language. */
  notes: string[]
  /** Set when somebody may be in danger, by the question or the conversation before it. */
  danger: KnownDanger | undefined
}

export type ScreenOptions = {
  guardrails: readonly Guardrail[]
  settings: GuardrailSettings
  language: Language
  /** What a judge said of the flags on the question, where one was asked. */
  judged?: Judged | undefined
  /** What the reader heard in the question and the conversation before it, where it was asked. */
  intent?: Intent | undefined
}

/** Turns of the caller in which a danger still counts as now. */
const recentTurns = 2

/**
 * Checks every text of a request at its own trust level: the question as `input`, material and conversation as
 * `retrieved`. Nothing is generated yet, so a refusal here costs nothing.
 */
export function screenRequest(texts: RequestTexts, options: ScreenOptions): ScreenedRequest {
  const { guardrails, settings, judged = {} } = options
  const say = guardPhrases[options.language]
  const found = foundIn(texts.main, options)
  const { verdicts: asked, cleared } = judgeFlags(found, { judged, settings })
  const notes: string[] = []
  const main = redacted(texts.main, asked)
  if (main !== texts.main) notes.push(say.redactedRequest)

  const material = cleanContext(texts.context, options)
  const conversation = cleanHistory(texts.history, options)
  for (const source of [...material.ignored, ...conversation.ignored]) notes.push(say.ignored(source))
  const abuse = asked.filter(({ guardrail }) => guardrail === 'costAbuse')
  const abuseFlags = abuse.flatMap(({ finding }) => abuseFlagsOf(finding))
  if (abuseFlags.some((flag) => flag !== 'off_topic')) notes.push(say.clamped)

  const danger = dangerHeard(options.intent) ?? dangerIn(asked) ?? dangerIn(conversation.verdicts)
  return {
    outcome: danger !== undefined ? 'crisis' : asked.some(({ decision }) => decision === 'refuse') ? 'refuse' : 'go_on',
    texts: { main, context: material.context, history: conversation.history },
    verdicts: [...withCare(asked, danger, guardrails), ...material.verdicts, ...conversation.verdicts],
    cleared,
    abuseFlags,
    notes,
    danger,
  }
}

const foundIn = (text: string, options: ScreenOptions): Verdict[] =>
  lookAgain(runGuardrails(options.guardrails, text, { stage: 'input', settings: options.settings }), text, options)

function dangerHeard(intent: Intent | undefined): KnownDanger | undefined {
  if (intent?.care.level !== 'danger') return undefined
  const { kind, whose } = intent.care
  return { kind: kind ?? 'self_harm', whose: whose ?? 'own' }
}

/** A plea in a language that is not read. */
function dangerIn(verdicts: readonly Verdict[]): KnownDanger | undefined {
  const plea = verdicts.find(({ guardrail, stage }) => guardrail === 'crisisSafety' && stage === 'input')
  return plea && { kind: kindOfPlea(plea.finding.rules), whose: 'own' }
}

/**
 * What a judge is to be asked of a request before it is worked on, personal details replaced. Nothing where no flag would
 * be judged, where rules refuse, or where somebody may be in danger: nobody in danger is refused.
 */
export function questionsAbout(texts: RequestTexts, options: ScreenOptions): JudgeQuestion[] {
  const { settings } = options
  const found = foundIn(texts.main, options)
  const questions = questionsOn(found, redacted(texts.main, found), settings)
  if (questions.length === 0) return []
  return screenRequest(texts, options).outcome === 'go_on' ? questions : []
}

/** The decisions with the danger that was heard among them. */
function withCare(
  verdicts: readonly Verdict[],
  danger: KnownDanger | undefined,
  guardrails: readonly Guardrail[],
): Verdict[] {
  if (danger === undefined || verdicts.some(({ guardrail }) => guardrail === 'crisisSafety')) return [...verdicts]
  const ruleSet = guardrails.find(({ name }) => name === 'crisisSafety')?.ruleSet ?? 'reader'
  const finding = { decision: 'flag' as const, rules: ['reader'] }
  return [...verdicts, { guardrail: 'crisisSafety', stage: 'input', decision: 'flag', ruleSet, finding }]
}

/** The text with every redaction of the verdicts made that redact. */
function redacted(text: string, verdicts: readonly Verdict[]): string {
  const redactions = verdicts
    .filter(({ decision }) => decision === 'redact')
    .flatMap(({ finding }) => finding.redactions ?? [])
  return redactions.length === 0 ? text : redactText(text, mergedRedactions(redactions))
}

type Cleaned<T> = { text: T; verdicts: Verdict[]; isIgnored: boolean }

/** Material keeps what informs and loses what instructs; a text that any guardrail refuses is dropped whole. */
function cleanMaterial(text: string, { guardrails, settings }: ScreenOptions): Cleaned<string> {
  const verdicts = runGuardrails(guardrails, text, { stage: 'retrieved', settings })
  const isIgnored = verdicts.some(({ guardrail, decision }) => guardrail !== 'sensitiveData' && decision !== 'flag')
  const isDropped = verdicts.some(({ decision }) => decision === 'refuse')
  // to leave material out is no refusal of the request
  const kept = verdicts.map((verdict) =>
    verdict.decision === 'refuse' ? { ...verdict, decision: 'redact' as const } : verdict,
  )
  return { text: isDropped ? '' : redacted(text, verdicts), verdicts: kept, isIgnored }
}

function cleanContext(context: RequestTexts['context'], options: ScreenOptions) {
  if (context === undefined) return { context, verdicts: [], ignored: [] }
  const say = guardPhrases[options.language]
  if (typeof context === 'string') {
    const { text, verdicts, isIgnored } = cleanMaterial(context, options)
    return { context: text, verdicts, ignored: isIgnored ? [say.unnamedSource] : [] }
  }
  const cleaned = context.map((item) => {
    const body = cleanMaterial(item.text, options)
    const title = cleanMaterial(item.title ?? '', options)
    // a title with orders in it is no name to call the material by
    const named = title.isIgnored
      ? { kind: item.kind }
      : { ...item, ...(item.title === undefined ? {} : { title: title.text }) }
    return {
      item: { ...named, kind: item.kind, text: body.text },
      verdicts: [...title.verdicts, ...body.verdicts],
      isIgnored: body.isIgnored || title.isIgnored,
      name: title.isIgnored || !title.text ? say.unnamedSource : `“${shortened(title.text)}”`,
    }
  })
  return {
    context: cleaned.map(({ item }) => item),
    verdicts: cleaned.flatMap(({ verdicts }) => verdicts),
    ignored: [...new Set(cleaned.filter(({ isIgnored }) => isIgnored).map(({ name }) => name))],
  }
}

function cleanHistory(history: RequestTexts['history'], options: ScreenOptions) {
  if (history === undefined) return { history, verdicts: [], ignored: [] }
  const { guardrails, settings, language } = options
  const crisis = guardrails.filter(({ name }) => name === 'crisisSafety')
  const recent = new Set(history.filter(({ role }) => role === 'user').slice(-recentTurns))
  const verdicts: Verdict[] = []
  let isIgnored = false
  const cleaned = history.map((turn) => {
    const body = cleanMaterial(turn.text, options)
    isIgnored ||= body.isIgnored
    verdicts.push(...body.verdicts)
    if (recent.has(turn)) verdicts.push(...runGuardrails(crisis, turn.text, { stage: 'input', settings }))
    return { ...turn, text: body.text }
  })
  return { history: cleaned, verdicts, ignored: isIgnored ? [guardPhrases[language].history] : [] }
}

const longestName = 60
const shortened = (title: string) => {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}<>[\]()`*_#|~\\]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > longestName ? `${plain.slice(0, longestName)}…` : plain
}
