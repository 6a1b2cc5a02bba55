import type { Corpus } from '../corpus/index.ts'
import type { ContextItem, HistoryTurn, Unguarded, Written } from '../engine.ts'
import { scriptureSource } from '../generation/index.ts'
import { beginWriting, endWriting, type GuardDeps, type Guarding, type LetThrough } from '../guarded-engine.ts'
import { chooseTranslation } from '../retrieval/index.ts'
import { fromOsis } from '../scripture/index.ts'
import type { Citation, GuardContext, Language } from '../writing.ts'
import { changeNotes } from './change-notes.ts'
import { type Evidence, evidenceFrom } from './evidence.ts'
import type { FinishDeps } from './finish-deps.ts'
import { finishText } from './finish-text.ts'
import { type WriterPrompt, writerPrompt } from './prompt.ts'
import type { WritingEndpoint } from './prompts/tasks.ts'

/** What a writer is asked for, whatever its endpoint calls the question. */
type WritingRequest = {
  translation?: string
  language?: Language
  responseFormat?: 'markdown' | 'text'
  maxOutputTokens?: number
  context?: string | ContextItem[]
  history?: HistoryTurn[]
  guard?: GuardContext
}

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

/** What a model is to be asked, with all that is needed to finish its answer; it can travel between threads. */
export type PreparedWriting<Request, Result> =
  | { outcome: 'answered'; result: Result }
  | {
      outcome: 'ask'
      request: Request
      state: LetThrough
      evidence: Evidence[]
      prompt: WriterPrompt
      maxOutputTokens: number
    }

/** What a model wrote. */
export type Generated = { text: string; model: string; usage: { inputTokens: number; outputTokens: number } }

/** The two halves of a generative answer that need the corpus: before the model is asked, and after. */
export type WritingDesk<Request, Result> = {
  prepare: (request: Request) => Promise<PreparedWriting<Request, Result>>
  /** @param generated undefined where no model wrote, and the extractive writer answers */
  finish: (
    prepared: Extract<PreparedWriting<Request, Result>, { outcome: 'ask' }>,
    generated: Generated | undefined,
  ) => Result
}

const usualOutputTokens = 1024
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
  Request extends WritingRequest,
  Result extends Written,
  Text extends keyof Result & string,
>(
  { corpus, verifyText }: { corpus: Corpus; verifyText: FinishDeps['verifyText'] },
  { endpoint, guard, guarding, write, more, renumber = (result) => result }: EndpointWriter<Request, Result, Text>,
): WritingDesk<Request, Result> {
  const finishing = { verifyText, sourceOf: sourceOf(corpus) }
  return {
    prepare: async (asked) => {
      const begun = await beginWriting(guard, guarding, asked)
      if (begun.outcome === 'answered') return begun
      const { request, state } = begun
      const base = write({ ...request, maxOutputTokens: evidenceTokens[endpoint] })
      const evidence = evidenceFrom(base.citations)
      // what the corpus says nothing of is no matter for a model, and what looks like an attack is kept from it
      if (evidence.length === 0 || isSuspect(state))
        return { outcome: 'answered', result: endWriting(guard, guarding, request, state, write(request)) }
      const { maxOutputTokens = usualOutputTokens, context, history } = request
      const { language } = base
      const question = String(request[guarding.main])
      const input = { endpoint, question, language, evidence, maxOutputTokens, context, history, more: more(base) }
      return { outcome: 'ask', request, state, evidence, prompt: writerPrompt(input), maxOutputTokens }
    },
    finish: ({ request, state, evidence, maxOutputTokens }, generated) => {
      const base = write(request)
      const { language } = base
      const finished =
        generated === undefined
          ? undefined
          : finishText(finishing, {
              written: generated.text,
              evidence,
              language,
              translation: chooseTranslation(corpus, request.translation, language).record.id,
              maxOutputTokens,
              linkHosts: state.guard.settings.linkHosts,
            })
      if (finished === undefined || generated === undefined) return endWriting(guard, guarding, request, state, base)
      const { model, usage } = generated
      // the main text is the model's; whatever else the endpoint returns is the corpus's
      const written = {
        ...base,
        [guarding.text]: finished.text,
        citations: finished.citations,
        model,
        mode: 'generative',
        usage: { ...usage, totalTokens: usage.inputTokens + usage.outputTokens },
        safety: { ...base.safety, notes: changeNotes[language](finished.changes) },
      } as Unguarded<Result>
      const renumbered = renumber(written, (id) => numberIn(finished.citations, base.citations[id - 1]))
      return endWriting(guard, guarding, request, state, renumbered)
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
