import {
  type Language,
  type Theology,
  type TheologyRequest,
  type TheologyView,
  type Unguarded,
  unremarkable,
} from '../engine.ts'
import {
  chooseAnswer,
  draftAnswer,
  draftContext,
  draftDisputed,
  libraryFor,
  matchQuestion,
  renderDraft,
  traditionsOf,
  viewPart,
  viewsOf,
  type WriterDeps,
} from '../generation/index.ts'
import type { Guide } from '../guide/guide.ts'
import type { GuideEntry, GuideView } from '../guide/guide-entry.ts'
import { extractiveModel } from '../model-name.ts'
import { extractiveUsage } from '../token-usage.ts'
import { disputedMatter } from './disputed-matter.ts'
import { findTradition } from './name-tradition.ts'

type Phrases = { noView: (tradition: string) => string; unknown: (tradition: string) => string; cut: string }

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    noView: (tradition) => `The study guide names no view of its own for “${tradition}” here; all views are given.`,
    unknown: (tradition) => `The study guide does not tell “${tradition}” apart; all views are given.`,
    cut: 'The answer was cut at a sentence to stay within maxOutputTokens.',
  },
  es: {
    noView: (tradition) => `La guía de estudio no da aquí una posición propia de «${tradition}»; se dan todas.`,
    unknown: (tradition) => `La guía de estudio no distingue «${tradition}»; se dan todas las posiciones.`,
    cut: 'La respuesta se cortó en una frase para no pasar de maxOutputTokens.',
  },
}

const usualOutputTokens = 1024
/**
 * Answers a question of doctrine. Where Christians differ, shared ground comes first and then every side in words that
 * its own teachers would accept, with its own texts; a tradition that is asked for comes first and the others stay.
 * @throws AppError bad_request for an unknown translation
 */
export function writeTheology(deps: WriterDeps, request: TheologyRequest): Unguarded<Theology> {
  const { question, tradition: named, maxOutputTokens = usualOutputTokens, ...rest } = request
  const asked = { ...rest, prompt: question, maxOutputTokens }
  const library = libraryFor(deps, asked)
  const { language } = library
  const matches = matchQuestion(library, question)
  // the names of a dispute are as good a sign of it as what the reader heard
  const byWords = library.intent === undefined ? matches : matchQuestion({ ...library, intent: undefined }, question)
  const { guide } = library.corpus
  const matter = disputedMatter(guide, byWords) ?? disputedMatter(guide, matches)
  const tradition = named === undefined ? undefined : findTradition(named)
  const { draft, safety, suggestions } =
    matter === undefined
      ? draftAnswer(library, asked)
      : {
          draft: [
            ...draftDisputed(library, matter, { tradition, answer: chooseAnswer(library, matter, question, question) }),
            ...(draftContext(library, request.context, question)?.blocks ?? []),
          ],
          safety: unremarkable,
          suggestions: [],
        }
  const rendered = renderDraft(draft, { format: 'markdown', maxOutputTokens })
  const views = matter === undefined ? [] : viewsOf(matter, tradition)
  const isHeld = tradition !== undefined && views.some(({ traditions }) => traditions.includes(tradition))
  const say = phrases[language]
  const onTradition =
    named === undefined || matter === undefined || isHeld
      ? []
      : [tradition === undefined ? say.unknown(shortened(named)) : say.noView(shortened(named))]
  return {
    answerMarkdown: rendered.text,
    status: matter === undefined ? statusOf(library.corpus.guide, matches[0]?.entry) : 'disputed',
    views: matter === undefined ? [] : views.map((view) => theologyView(matter, view, { language, ...rendered })),
    suggestions,
    citations: rendered.citations,
    language,
    model: extractiveModel,
    mode: 'extractive',
    usage: extractiveUsage(`${question}\n${rendered.citations.map(({ text }) => text).join('\n')}`, rendered.text),
    safety: { ...safety, notes: [...safety.notes, ...onTradition, ...(rendered.isCut ? [say.cut] : [])] },
  }
}

/** What the guide does not know is left open rather than called agreed. */
function statusOf({ find }: Pick<Guide, 'find'>, entry: GuideEntry | undefined): Theology['status'] {
  // what is put right belongs to the matters that it sends its readers to
  const told = entry?.kind === 'false_premise' ? entry.related.map(find) : [entry]
  return told.every((one) => one?.status === 'core') ? 'core' : 'uncertain'
}

type Rendered = { language: Language; markedIn: (part: string) => number[] }

const theologyView = (matter: GuideEntry, view: GuideView, { language, markedIn }: Rendered): TheologyView => ({
  tradition: traditionsOf(view, language),
  summary: view.summary.map((sentence) => sentence[language]).join(' '),
  citationIds: markedIn(viewPart(matter, view)),
})

const longestName = 40
const shortened = (name: string) =>
  name
    .replace(/[^\p{L}\p{N} '’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
