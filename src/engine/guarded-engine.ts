import {
  type Audience,
  type ContextItem,
  type Detail,
  type GuardContext,
  type GuardDecision,
  type GuardReport,
  type HelpLine,
  type HistoryTurn,
  type Language,
  noCare,
  type Safety,
  type Suggestion,
  type Unguarded,
  unremarkable,
  type Written,
} from './engine.ts'
import { composeSafety } from './guardrails/compose-safety.ts'
import { guardPhrases } from './guardrails/guard-phrases.ts'
import {
  defaultSettings,
  type Guardrail,
  type Judged,
  type JudgeQuestion,
  type KnownDanger,
  type OutputOptions,
  questionsAbout,
  type ScreenedOutput,
  type ScreenedRequest,
  screenOutput,
  screenPart,
  screenRequest,
} from './guardrails/index.ts'
import { recorded, type Verdict } from './guardrails/run-guardrails.ts'
import { unservedLanguage } from './languages/index.ts'
import { extractiveModel } from './model-name.ts'
import type { Intent, Understand } from './understand/index.ts'

/** What guardrails know of what a writer is asked for, whatever its endpoint calls the question. */
export type WritingRequest = {
  translation?: string
  language?: Language
  responseFormat?: 'markdown' | 'text'
  context?: string | ContextItem[]
  history?: HistoryTurn[]
  guard?: GuardContext
  intent?: Intent
  detail?: Detail
  audience?: Audience
}

export type CrisisRequest = {
  text: string
  /** What the reader heard. */
  intent?: Intent
  /** What the danger is, so that the answer fits. */
  danger: KnownDanger
  helpLines: readonly HelpLine[]
  /** What was asked would be refused: then nothing of it is answered behind the help. */
  isRefused?: boolean
  translation?: string
  language?: Language
  responseFormat?: 'markdown' | 'text'
}
/** `text` is the main text; `suggestions` are for endpoints that have them. */
export type CrisisAnswer = Unguarded<Written> & { text: string; suggestions: Suggestion[] }

export type GuardDeps = {
  guardrails: readonly Guardrail[]
  /** The language that the answer is to be in. @throws AppError bad_request for an unknown translation */
  languageOf: (request: { text: string; language?: Language; translation?: string }) => Language
  /** Reads what is asked, before anything else looks at the text; undefined where an endpoint takes no question. */
  understand?: Understand | undefined
  /** Writes the answer for somebody in danger. */
  writeCrisis: (request: CrisisRequest) => CrisisAnswer
}

/** Where an endpoint has what guardrails read, and what else it returns when its own writer is not heard. */
export type Guarding<Request, Result extends Written, Text extends keyof Result> = {
  main: keyof Request & string
  text: Text
  empty: (request: Request) => Omit<Result, keyof Written | Text>
}

export const nobody: GuardContext = { settings: defaultSettings, helpLines: [], isBurst: false }
export const noUsage = { inputTokens: 0, outputTokens: 0, totalTokens: 0 }
/** What is known of a request once it was let through; it can travel between threads. */
export type LetThrough = {
  before: Before
  notes: string[]
  care: Safety['care']
  guard: GuardContext
}

export type Begun<Request, Result> =
  | { outcome: 'answered'; result: Result }
  | { outcome: 'let_through'; request: Request; state: LetThrough }

/**
 * Checks what comes in, before anything is generated. A person in danger gets help in the place of everything else,
 * refusals included.
 * @param judged what a judge said of the questions that `questionsOnRequest` gave, where one was asked
 * @returns the reply where there is one already, else the request as it may be worked with
 */
export async function beginWriting<
  Request extends WritingRequest,
  Result extends Written,
  Text extends keyof Result & string,
>(
  deps: GuardDeps,
  guarding: Guarding<Request, Result, Text>,
  { guard = nobody, ...rest }: Request,
  judged?: Judged,
): Promise<Begun<Request, Result>> {
  const request = rest as unknown as Request
  const { settings, helpLines } = guard
  const text = String(request[guarding.main])
  const language = deps.languageOf({ ...given(request), text })
  const { context, history } = request
  const intent = deps.understand?.({ prompt: text, history, language })
  const options = { guardrails: deps.guardrails, settings, language, judged, intent }
  const screened = screenRequest({ main: text, context, history }, options)
  const before = withBurst(screened, guard)
  const empty = guarding.empty(request)
  type Instead = { main: string; safety: Written['safety']; suggestions?: Suggestion[]; isFree: boolean }
  const instead = (written: Unguarded<Written>, { main, safety, suggestions = [], isFree }: Instead) => ({
    outcome: 'answered' as const,
    result: {
      ...empty,
      ...written,
      ...('suggestions' in empty && { suggestions }),
      [guarding.text]: main,
      safety,
      guard: { ...report(before), isFree },
    } as unknown as Result,
  })
  const { danger } = screened
  if (danger !== undefined) {
    const {
      text: main,
      suggestions,
      ...answer
    } = deps.writeCrisis({
      ...given(request),
      text: screened.texts.main,
      danger,
      ...given({ intent }),
      helpLines,
      isRefused: screened.verdicts.some(({ stage, decision }) => stage === 'input' && decision === 'refuse'),
    })
    // help is no sanction: whatever else was found, the caller sees a changed answer
    const safety = {
      ...composeSafety(before.verdicts, screened.notes, undefined, careOf(screened, intent)),
      decision: 'flag' as const,
    }
    return instead(answer, {
      main,
      safety: { ...safety, resources: answer.safety.resources },
      suggestions,
      isFree: false,
    })
  }
  if (screened.outcome === 'refuse') {
    const safety = composeSafety(before.verdicts, screened.notes)
    return instead(nothingWritten(language), { main: refusalOf(before, language), safety, isFree: true })
  }
  // after help for whoever is in danger, which is known in more languages
  const unserved = unservedLanguage(text)
  if (unserved !== undefined) {
    const notes = [...screened.notes, guardPhrases[language].unserved(unserved.name[language])]
    const safety = { ...composeSafety(before.verdicts, notes), decision: 'refuse' as const }
    return instead(nothingWritten(language), { main: unserved.message, safety, isFree: true })
  }
  return {
    outcome: 'let_through',
    request: {
      ...request,
      [guarding.main]: screened.texts.main,
      ...given({ context: screened.texts.context, history: screened.texts.history, intent }),
    },
    state: {
      before,
      notes: screened.notes,
      care: careOf(screened, intent),
      guard,
    },
  }
}

/** What a judge is to be asked of a request before it is worked on. */
export function questionsOnRequest<Request extends WritingRequest>(
  { guardrails, languageOf, understand }: Pick<GuardDeps, 'guardrails' | 'languageOf' | 'understand'>,
  { main }: { main: keyof Request & string },
  { guard = nobody, ...rest }: Request,
): JudgeQuestion[] {
  const request = rest as unknown as Request
  const { context, history } = request
  const text = String(request[main])
  // it is not answered, whatever a judge would say
  if (unservedLanguage(text) !== undefined) return []
  const language = languageOf({ ...given(request), text })
  const options = { guardrails, settings: guard.settings, language }
  const questions = questionsAbout({ main: text, context, history }, options)
  // a judge costs more than to read the request here, and is not asked about somebody in danger
  const intent = questions.length === 0 ? undefined : understand?.({ prompt: text, history, language })
  return intent?.care.level === 'danger' ? [] : questions
}

/**
 * Checks what was written before it leaves, whoever wrote it.
 * @param judged what a judge said of the flags on this text, where one was asked
 */
export function endWriting<Request extends WritingRequest, Result extends Written, Text extends keyof Result & string>(
  { guardrails }: Pick<GuardDeps, 'guardrails'>,
  guarding: Guarding<Request, Result, Text>,
  request: Request,
  state: LetThrough,
  written: Unguarded<Result>,
  judged?: Judged,
): Result {
  const { language } = written
  const { settings } = state.guard
  const options = { guardrails, settings, language, translation: request.translation, judged }
  const output = screenWritten(String((written as Result)[guarding.text]), written, options)
  return endScreened(guarding, request, state, written, output)
}

/** Makes the reply of a text that was checked. @param output what the check left of it */
export function endScreened<Request extends WritingRequest, Result extends Written, Text extends keyof Result & string>(
  guarding: Guarding<Request, Result, Text>,
  request: Request,
  { before, notes: earlier, care, guard: { helpLines } }: LetThrough,
  written: Unguarded<Result>,
  output: Omit<ScreenedOutput, 'needsBalance'>,
): Result {
  const { language } = written
  const verdicts = [...before.verdicts, ...output.verdicts]
  const needsHelp = care.level !== 'none' || output.needsHelp
  const notes = [...earlier, ...(output.isRefused ? [] : written.safety.notes), ...output.notes]
  return {
    ...(written as Result),
    ...(output.isRefused ? guarding.empty(request) : {}),
    [guarding.text]: output.text,
    citations: output.citations,
    safety: composeSafety(verdicts, notes, needsHelp ? { language, helpLines } : undefined, care),
    guard: {
      ...report({ ...before, verdicts, cleared: [...before.cleared, ...(output.cleared ?? [])] }),
      ...(written.mode === 'generative' && { questions: output.questions ?? [] }),
    },
  }
}

/** What callers see of it: danger is what was acted on, whoever saw it. */
export function careOf({ danger }: ScreenedRequest, intent: Intent | undefined): Safety['care'] {
  if (danger !== undefined) return { level: 'danger', kind: danger.kind }
  return intent?.care.level === 'note' ? { level: 'note', kind: null } : noCare
}

/** What is exact, or may come with what a caller sent. */
const onEveryText = new Set(['internalExposure', 'sensitiveData', 'unsafeOutput', 'crisisSafety'])

/**
 * Checks a text by who wrote it. All of what a model wrote is read by all guardrails. The extractive writer's own words are
 * reviewed and its quotations cut from the corpus, so rules that weigh wording say nothing of it (they would find hatred in
 * an answer about Romans 1); what it took from the caller's material is read as a model's words are.
 */
function screenWritten(text: string, { mode, citations }: Unguarded<Written>, options: OutputOptions): ScreenedOutput {
  if (mode === 'generative') return screenOutput({ text, citations }, options)
  const foreign = citations.filter(({ verified }) => !verified).map((citation) => citation.text)
  if (foreign.length > 0) {
    const read = screenPart({ text: foreign.join('\n\n'), citations: [] }, options)
    if (read.isRefused) return read
  }
  const guardrails = options.guardrails.filter(({ name }) => onEveryText.has(name))
  return screenOutput({ text, citations }, { ...options, guardrails })
}

/** Puts the guardrails around a writer, trusted or not. */
export function guardWriter<Request extends WritingRequest, Result extends Written, Text extends keyof Result & string>(
  deps: GuardDeps,
  guarding: Guarding<Request, Result, Text>,
  write: (request: Request) => Unguarded<Result> | Promise<Unguarded<Result>>,
): (request: Request) => Promise<Result> {
  return async (asked) => {
    const begun = await beginWriting(deps, guarding, asked)
    if (begun.outcome === 'answered') return begun.result
    return endWriting(deps, guarding, begun.request, begun.state, await write(begun.request))
  }
}

type Before = { verdicts: Verdict[]; cleared: GuardDecision[]; abuseFlags: string[] }

export function withBurst(
  { verdicts, cleared, abuseFlags, danger }: ScreenedRequest,
  { isBurst }: GuardContext,
): Before {
  // whoever is in danger and asks again and again is nobody's abuser
  if (danger !== undefined) return { verdicts, cleared, abuseFlags: [] }
  // many apps send one form of question again and again: that is for the record, and for nobody to be refused for
  return { verdicts, cleared, abuseFlags: isBurst ? [...abuseFlags, 'burst'] : abuseFlags }
}

export const report = ({ verdicts, cleared, abuseFlags }: Before): GuardReport => ({
  decisions: recorded([...verdicts, ...cleared]),
  abuseFlags: [...new Set(abuseFlags)],
  isFree: false,
})

const refusalOf = ({ verdicts }: Before, language: Language): string => {
  const refusing = verdicts.find(({ stage, decision }) => stage === 'input' && decision === 'refuse')!
  return guardPhrases[language].refusal[refusing.guardrail]
}

const nothingWritten = (language: Language): Unguarded<Written> => ({
  citations: [],
  language,
  model: extractiveModel,
  mode: 'extractive',
  usage: noUsage,
  safety: { ...unremarkable, decision: 'refuse' },
})

/** Only what is there: an optional field that is undefined is not the same as none. */
function given<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}
