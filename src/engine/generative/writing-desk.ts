import type { Corpus } from '../corpus/index.ts'
import type { Unguarded, Written } from '../engine.ts'
import { scriptureSource } from '../generation/index.ts'
import {
  beginWriting,
  endScreened,
  endWriting,
  type GuardDeps,
  type Guarding,
  type LetThrough,
  questionsOnRequest,
  type WritingRequest,
} from '../guarded-engine.ts'
import { closingOf, type Judged, type JudgeQuestion } from '../guardrails/index.ts'
import { chooseTranslation } from '../retrieval/index.ts'
import { fromOsis } from '../scripture/index.ts'
import type { Citation, Language } from '../writing.ts'
import { brokenOff, changeNotes } from './change-notes.ts'
import { citationsOf } from './cite-text.ts'
import { droppedNotes } from './dropped-notes.ts'
import { type Evidence, evidenceFrom } from './evidence.ts'
import type { FinishDeps } from './finish-deps.ts'
import { type Changes, type FinishInput, finishText } from './finish-text.ts'
import { type FinishedUnit, finishUnit, type StreamedText } from './finish-unit.ts'
import { type Dropped, fitPrompt } from './fit-prompt.ts'
import type { WriterPrompt } from './prompt.ts'
import type { WritingEndpoint } from './prompts/tasks.ts'

/** How an endpoint writes without a model, and what a model is told beside the evidence. */
export type EndpointWriter<Request, Result extends Written, Text extends keyof Result & string> = {
  endpoint: WritingEndpoint
  guard: GuardDeps
  guarding: Guarding<Request, Result, Text>
  write: (request: Request) => Unguarded<Result>
  more: (base: Unguarded<Result>) => Record<string, unknown>
  /** Gives the numbers of citations outside of the main text what they are in a model’s answer. */
  renumber?: (result: Unguarded<Result>, numberOf: (id: number) => number | undefined) => Unguarded<Result>
}

/** What is known of models when a request is prepared. */
export type Preparing = {
  /** What a judge said of the questions on the request, where one was asked. */
  judged?: Judged
  /** What request and answer may have together, by the model of the chain that takes least; 8,192 unless told. */
  contextTokens?: number
}

/** What a model is to be asked, with all that is needed to finish its answer; it can travel between threads. */
export type PreparedWriting<Request, Result> =
  | { outcome: 'answered'; result: Result }
  | {
      outcome: 'ask'
      request: Request
      state: LetThrough
      /** What the extractive writer wrote, in full: its sources are the evidence, and a reply has the rest of its fields. */
      base: Omit<Result, 'guard'>
      evidence: Evidence[]
      prompt: WriterPrompt
      language: Language
      maxOutputTokens: number
      dropped: Dropped
    }

/** What a model wrote. */
export type Generated = { text: string; model: string; usage: { inputTokens: number; outputTokens: number } }

type Asked<Request, Result> = Extract<PreparedWriting<Request, Result>, { outcome: 'ask' }>

/** What of a generative answer needs the corpus: before the model is asked, while it writes, and after. */
export type WritingDesk<Request, Result> = {
  /** What a judge is to be asked before the request is prepared. */
  questions: (request: Request) => JudgeQuestion[]
  prepare: (request: Request, given?: Preparing) => Promise<PreparedWriting<Request, Result>>
  /** @param generated undefined where no model wrote, and the extractive writer answers */
  finish: (prepared: Asked<Request, Result>, generated: Generated | undefined, judged?: Judged) => Result
  /** Makes of the next unit of a text what may leave of it. @param streamed undefined before the first release */
  finishUnit: (
    prepared: Asked<Request, Result>,
    unit: string,
    streamed: StreamedText | undefined,
    judged?: Judged,
  ) => FinishedUnit
  /** Makes the reply whose main text was released in units. */
  finishStream: (prepared: Asked<Request, Result>, streamed: StreamedText, generated: StreamedEnd) => Result
}

/** How a text that was released in units ended. */
export type StreamedEnd = Omit<Generated, 'text'> & {
  /** By itself, by us at the most it may write, or in the middle. */
  ended: 'whole' | 'cut' | 'broken'
}

const usualOutputTokens = 1024
const usualContextTokens = 8_192
/** Sources are cut to so many tokens, which the price of every request has in it. */
const evidenceTokens: Readonly<Record<WritingEndpoint, number>> = {
  answer: 4_000,
  insights: 8_000,
  prayer: 2_000,
  theology: 4_000,
}

/**
 * Makes the two halves of a generative answer: evidence and prompt before a model is asked, and a text that may leave
 * of what it wrote. Where it wrote nothing of use the extractive writer answers.
 */
export function openWritingDesk<
  Request extends WritingRequest & { maxOutputTokens?: number },
  Result extends Written,
  Text extends keyof Result & string,
>(
  { corpus, verifyText }: { corpus: Corpus; verifyText: FinishDeps['verifyText'] },
  { endpoint, guard, guarding, write, more, renumber = (result) => result }: EndpointWriter<Request, Result, Text>,
): WritingDesk<Request, Result> {
  const finishing = { verifyText, sourceOf: sourceOf(corpus) }
  const finishInput = (
    { request, state, evidence, maxOutputTokens }: Asked<Request, Result>,
    language: Language,
  ): Omit<FinishInput, 'written'> => ({
    evidence,
    language,
    translation: chooseTranslation(corpus, request.translation, language).record.id,
    maxOutputTokens,
    linkHosts: state.guard.settings.linkHosts,
    format: request.responseFormat,
  })
  const notesOn = ({ dropped, language }: Asked<Request, Result>, changes: Changes): string[] => [
    ...droppedNotes[language](dropped),
    ...changeNotes[language](changes),
  ]
  /** The main text is the model's; whatever else the endpoint returns is the corpus's. */
  const writtenByModel = (
    base: Unguarded<Result>,
    { text, citations, notes }: { text: string; citations: Citation[]; notes: string[] },
    { model, usage }: Omit<Generated, 'text'>,
  ): Unguarded<Result> =>
    renumber(
      {
        ...base,
        [guarding.text]: text,
        citations,
        model,
        mode: 'generative',
        usage: { ...usage, totalTokens: usage.inputTokens + usage.outputTokens },
        safety: { ...base.safety, notes },
      } as Unguarded<Result>,
      (id) => numberIn(citations, base.citations[id - 1]),
    )
  return {
    questions: (asked) => questionsOnRequest(guard, guarding, asked),
    prepare: async (asked, { judged, contextTokens = usualContextTokens } = {}) => {
      const begun = await beginWriting(guard, guarding, asked, judged)
      if (begun.outcome === 'answered') return begun
      const { request, state } = begun
      const base = write({ ...request, detail: 'full', maxOutputTokens: evidenceTokens[endpoint] })
      const evidence = evidenceFrom(base.citations)
      const answered = () => {
        const result = endWriting(guard, guarding, request, state, write(request))
        return { outcome: 'answered' as const, result }
      }
      // what the corpus says nothing of is no matter for a model, and what looks like an attack is kept from it
      if (evidence.length === 0 || isSuspect(state)) return answered()
      const { maxOutputTokens = usualOutputTokens, context, history, detail, audience } = request
      const { language } = base
      const question = String(request[guarding.main])
      const manner = {
        detail,
        audience: audience ?? (request.intent?.speaker.age === 'child' ? 'child' : 'general'),
      } as const
      const input = {
        ...{ endpoint, question, language, evidence, maxOutputTokens, context, history, more: more(base) },
        ...manner,
      }
      const fitted = fitPrompt(input, { contextTokens, evidenceTokens: evidenceTokens[endpoint] })
      return fitted === undefined ? answered() : { outcome: 'ask', request, state, base, language, ...fitted }
    },
    finish: (prepared, generated, judged) => {
      const { request, state, base } = prepared
      const { language } = base
      const finished =
        generated === undefined
          ? undefined
          : finishText(finishing, { ...finishInput(prepared, language), written: generated.text })
      if (finished === undefined || generated === undefined)
        return endWriting(guard, guarding, request, state, write(request))
      const { text, citations, changes } = finished
      const written = writtenByModel(base, { text, citations, notes: notesOn(prepared, changes) }, generated)
      return endWriting(guard, guarding, request, state, written, judged)
    },
    finishUnit: (prepared, unit, streamed, judged) => {
      const { request, state, language } = prepared
      const { guardrails } = guard
      const { translation } = request
      const screening = { guardrails, settings: state.guard.settings, language, translation, judged }
      return finishUnit(finishing, { ...finishInput(prepared, language), unit, streamed, screening })
    },
    finishStream: (prepared, { text, sources, changes, screen }, end) => {
      const { request, state, base } = prepared
      const { language } = base
      const citations = citationsOf(sources)
      const isCut = changes.isCut || end.ended === 'cut'
      const broken = end.ended === 'broken' ? [brokenOff[language]] : []
      const notes = [...notesOn(prepared, { ...changes, isCut }), ...broken]
      const closing = closingOf(screen, language)
      const whole = closing === '' ? text : `${text}\n\n${closing}`
      const written = writtenByModel(base, { text: whole, citations, notes }, end)
      const screened = { ...screen, text: whole, citations, questions: [] }
      return endScreened(guarding, request, state, written, screened)
    },
  }
}

/** These flags say nothing against a request: who is in danger or names a person is no attacker. */
const innocent = new Set(['crisisSafety', 'sensitiveData'])

/** The extractive writer obeys nobody: it answers where anything in a request seems to instruct, or to misuse a model. */
const isSuspect = ({ before }: LetThrough): boolean => before.verdicts.some(({ guardrail }) => !innocent.has(guardrail))

/** The number that a source has in a list; undefined where it is not in it. */
const numberIn = (citations: readonly Citation[], source: Citation | undefined): number | undefined =>
  source &&
  citations.find(
    ({ type, osis, reference, translation }) =>
      type === source.type &&
      osis === source.osis &&
      reference === source.reference &&
      translation === source.translation,
  )?.id

/** Passages as sources to cite. */
const sourceOf =
  (corpus: Corpus): FinishDeps['sourceOf'] =>
  (osis, translation) => {
    const text = corpus.findText(translation)
    const range = fromOsis(osis)
    const source = text === undefined || range === undefined ? undefined : scriptureSource(text, range)
    if (source === undefined) return undefined
    const { key: _key, ...cited } = source
    return { ...cited, verified: true }
  }
