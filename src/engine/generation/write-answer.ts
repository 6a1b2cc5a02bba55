import type { Corpus } from '../corpus/index.ts'
import {
  type Answer,
  type AnswerRequest,
  type Language,
  type Safety,
  type Suggestion,
  type Unguarded,
  unremarkable,
} from '../engine.ts'
import { extractiveModel } from '../model-name.ts'
import {
  chooseTranslation,
  correctSpelling,
  detectLanguage,
  type FindQuotation,
  type SearchIndex,
  wordsOf,
} from '../retrieval/index.ts'
import { bookOf, type FoundReference, findReferences } from '../scripture/index.ts'
import { bytesPerToken, extractiveUsage } from '../token-usage.ts'
import { decisions, type Frame, isOffTopic, ofOneself } from '../understand/index.ts'
import type { AnswerIndex } from './answer-features.ts'
import { namedTranslation, readAvoided } from './avoided.ts'
import { draftFor } from './choose-draft.ts'
import { draftContext } from './context-evidence.ts'
import { countWords, roomOf, shortened, wordsOfFirstQuotation } from './detail.ts'
import type { Draft } from './draft.ts'
import { type Library, weightedTerms } from './evidence.ts'
import { closingLines, draftFurtherAsks, isToTheLetter, suggestionsOf } from './heard-entries.ts'
import { draftNoAnswer, draftOutsideScripture } from './no-answer.ts'
import { type Question, readQuestion } from './question.ts'
import { readTask } from './read-task.ts'
import { readTurn } from './read-turn.ts'
import { renderDraft } from './render-draft.ts'

type Drafted = { draft: Draft; safety: Safety; suggestions: Suggestion[] }
export type WriterDeps = {
  corpus: Corpus
  index: SearchIndex
  answerIndex: AnswerIndex
  findQuotation: FindQuotation
}

const usualOutputTokens = 1024

/**
 * Answers a question with the corpus's own words: exact verses, commentators' sentences, index lines and dictionary
 * entries, put in order and attributed. The same request always has the same answer.
 * @throws AppError bad_request for an unknown translation
 */
export function writeAnswer(deps: WriterDeps, request: AnswerRequest): Unguarded<Answer> {
  const { prompt, responseFormat = 'markdown', maxOutputTokens = usualOutputTokens } = request
  const library = libraryFor(deps, request)
  const { language } = library
  const { draft, safety, suggestions } = draftAnswer(library, request)
  const { text: answerMarkdown, citations, isCut } = renderDraft(draft, { format: responseFormat, maxOutputTokens })
  const evidence = citations.map((citation) => citation.text).join('\n')
  return {
    answerMarkdown,
    suggestions,
    citations,
    language,
    model: extractiveModel,
    mode: 'extractive',
    usage: extractiveUsage(`${prompt}\n${evidence}`, answerMarkdown),
    safety: { ...safety, notes: isCut ? [...safety.notes, cutNote[language]] : safety.notes },
  }
}

/** What an answer to a request is written from. @throws AppError bad_request for an unknown translation */
export function libraryFor({ corpus, index, answerIndex, findQuotation }: WriterDeps, request: AnswerRequest): Library {
  const { prompt, maxOutputTokens = usualOutputTokens } = request
  const translation = request.translation ?? translationNamedIn(prompt, corpus)
  const language = languageOfRequest(corpus, { ...request, text: prompt })
  const text = chooseTranslation(corpus, translation, language)
  const red = text.record.id === 'RV1909' ? corpus.findText('WEB') : text
  const budgetBytes = maxOutputTokens * bytesPerToken
  const { detail = 'standard', intent } = request
  const audience = request.audience ?? (intent?.speaker.age === 'child' ? 'child' : 'general')
  return {
    ...{ corpus, index, answerIndex, text, red, language, findQuotation, budgetBytes },
    ...{ detail, audience, intent, avoided: [] },
  }
}

/** As asked, else as the text is written, else that of the translation, else English. */
export function languageOfRequest(
  corpus: Corpus,
  { text, language, translation }: { text: string; language?: Language; translation?: string },
): Language {
  return (
    language ??
    detectLanguage(text) ??
    languageOfReference(text) ??
    languageOfTranslation(corpus, translation ?? translationNamedIn(text, corpus)) ??
    'en'
  )
}

/** A subject, whose words verses may share, has no more words. */
const wordsOfSubject = 12

/** From here on, the caller's material fits the question better than what the corpus is likely to have. */
const contextFirst = 0.75

/** What an answer says, before it is rendered. `matches` are the entries of the guide that it rests on. */
export function draftAnswer(library: Library, { prompt: turn, history = [], context }: AnswerRequest): Drafted {
  const { language } = library
  const texts = history.map(({ text }) => text)
  const spokenOf = lastPassage(texts, language)
  const { prompt, isMore } = readTurn(library, turn, history)
  const { wanted, avoided } = readAvoided(prompt, language)
  const { intent } = library
  const isTask = intent === undefined || intent.frameShares.task >= decisions.isTask
  const { subject, task } = isTask ? readTask(wanted, language) : { subject: wanted }
  const references = findReferences(subject, spokenOf === undefined ? { language } : { language, context: spokenOf })
  if (references.length === 0 && intent !== undefined && isOffTopic(intent))
    return { draft: draftOutsideScripture(language), safety: unremarkable, suggestions: [] }
  const { text, question, safety } = readSpelling(library, subject, references)
  // a plan of seven days is not told in brief, nor is more of what was told before
  const asWanted: Library = task === undefined && !isMore ? library : { ...library, detail: 'full' }
  const isReadToTheLetter = intent !== undefined && isToTheLetter(question, intent)
  const isAlone = isMore || (isReadToTheLetter && question.kind !== 'passage' && question.kind !== 'comparison')
  const likely = intent === undefined || isAlone ? [] : suggestionsOf(library, intent, { isReadToTheLetter })
  // neither somebody's own trouble nor a story is answered by verses that only share its words
  const [first] = intent?.asks ?? []
  const isOnlyNear =
    likely.length > 0 &&
    first?.answer === undefined &&
    (personal.has(intent!.frame) || wordsOf(prompt).length > wordsOfSubject)
  const found =
    isOnlyNear && !isReadToTheLetter
      ? undefined
      : draftFor({ ...asWanted, avoided }, { question, prompt: text, task, isMore })
  const suggestions = likely.filter(({ id }) => found === undefined || !restsOnEntry(found, id))
  const closing = intent === undefined ? [] : closingLines(library, intent, suggestions, { isReadToTheLetter })
  // a plan that is to be written, and more of what was told, answer no other question
  const further = intent === undefined || task !== undefined || isMore ? [] : draftFurtherAsks(library, intent)
  const main = found === undefined ? undefined : fitting(asWanted, question, { first: found, further, closing })
  const foreign = draftContext(library, context, text)
  if (foreign === undefined) {
    // nothing is said to be missing while an entry comes near
    const near = suggestions.length > 0 ? closing : [...draftNoAnswer(library, text), ...closing]
    const draft = main ?? [...near, ...further]
    return { draft, safety, suggestions }
  }
  if (main === undefined) return { draft: [...foreign.blocks, ...closing], safety, suggestions }
  const isSpecific = weightedTerms(library, text).size >= 3
  const comesFirst = isSpecific && foreign.share >= contextFirst && references.length === 0
  return { draft: comesFirst ? [...foreign.blocks, ...main] : [...main, ...foreign.blocks], safety, suggestions }
}

/** Whether a draft says something out of an entry of the guide. */
const restsOnEntry = (draft: Draft, id: string): boolean =>
  draft
    .flatMap(({ sentences }) => sentences)
    .flat()
    .some((piece) => typeof piece !== 'string' && 'mark' in piece && piece.mark.key.startsWith(`guide:${id}:`))

/** What answers the first question and what answers further ones, and the lines that close them. */
type Parts = { first: Draft; further: Draft; closing: Draft }

/** At most so much of the room is for further questions. */
const shareOfFurther = 0.5

/** An answer as there is room for it: of a passage that was asked for by its name the text is not counted. */
function fitting(library: Library, { kind }: Question, { first, further, closing }: Parts): Draft {
  const { words } = roomOf(library)
  const room = (kind === 'passage' ? words + wordsOfFirstQuotation(first) : words) - countWords(closing)
  const beside = shortened(further, room * shareOfFurther)
  return [...shortened(first, room - countWords(beside)), ...beside, ...closing]
}

/** Frames in which somebody asks for themselves, or for somebody near to them. */
const personal: ReadonlySet<Frame> = new Set([...ofOneself, 'other', 'may'])

type Respelled = { text: string; question: Question; safety: Safety }

/** Reads a question with its spelling put right; a Greek or Hebrew word that is asked about may look like a slip. */
function readSpelling({ index, language }: Library, prompt: string, references: readonly FoundReference[]): Respelled {
  const question = readQuestion(prompt, references, language)
  if (question.kind === 'word') return { text: prompt, question, safety: unremarkable }
  const { text, corrections } = correctSpelling(index, prompt, language)
  if (corrections.length === 0) return { text, question, safety: unremarkable }
  const notes = corrections.map(({ from, to }) => readAsNote[language](from, to))
  return { text, question: readQuestion(text, references, language), safety: { ...unremarkable, notes } }
}

const readAsNote: Readonly<Record<Language, (from: string, to: string) => string>> = {
  en: (from, to) => `“${from}” was read as “${to}”.`,
  es: (from, to) => `“${from}” se ha leído como “${to}”.`,
}

const cutNote: Readonly<Record<Language, string>> = {
  en: 'The answer was cut at a sentence to stay within maxOutputTokens.',
  es: 'La respuesta se cortó en una frase para no pasar de maxOutputTokens.',
}

/** “Juan 3:16” alone is Spanish: the book's name is written as only Spanish writes it. */
function languageOfReference(prompt: string): Language | undefined {
  const [found] = findReferences(prompt, { language: 'en' })
  const start = found?.ranges[0]?.start
  if (found === undefined || start === undefined) return undefined
  const { name } = bookOf(start)
  const isWrittenAs = (language: Language) => found.text.toLowerCase().startsWith(name[language].toLowerCase())
  return isWrittenAs('es') && !isWrittenAs('en') ? 'es' : undefined
}

/** The translation that a question names. */
function translationNamedIn(prompt: string, corpus: Corpus): string | undefined {
  const named = namedTranslation.exec(prompt)?.[1]
  if (named === undefined) return undefined
  const ids: Readonly<Record<string, string>> = { king: 'KJV', world: 'WEB', reina: 'RV1909' }
  const id = ids[named.toLowerCase().split(/[ -]/)[0]!] ?? named
  return corpus.findText(id) === undefined ? undefined : id
}

/** The passage that the conversation spoke of last, for “and what about verse 9?”. */
function lastPassage(texts: readonly string[], language: Language): FoundReference['ranges'][number] | undefined {
  for (const text of texts.toReversed()) {
    const found = findReferences(text, { language }).findLast((reference) => reference.problem === undefined)
    if (found !== undefined) return found.ranges.at(-1)
  }
  return undefined
}

function languageOfTranslation(corpus: Corpus, translation: string | undefined): Language | undefined {
  const language = translation === undefined ? undefined : corpus.findText(translation)?.record.language
  return language === 'en' || language === 'es' ? language : undefined
}
