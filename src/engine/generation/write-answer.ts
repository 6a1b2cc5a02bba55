import type { Corpus } from '../corpus/index.ts'
import type { Answer, AnswerRequest, Language } from '../engine.ts'
import { extractiveModel } from '../model-name.ts'
import { chooseTranslation, detectLanguage, type FindQuotation, type SearchIndex } from '../retrieval/index.ts'
import { bookOf, type FoundReference, findReferences } from '../scripture/index.ts'
import { extractiveUsage } from '../token-usage.ts'
import { draftComparisonAnswer } from './comparison-answer.ts'
import { draftContext } from './context-evidence.ts'
import type { Draft } from './draft.ts'
import type { Library } from './evidence.ts'
import { draftFactAnswer } from './fact-answer.ts'
import { draftNoAnswer, draftNoSuchPassage, draftOutsideScripture } from './no-answer.ts'
import { isOutsideScripture } from './outside-scripture.ts'
import { draftPassageAnswer } from './passage-answer.ts'
import { type Question, readQuestion } from './question.ts'
import { renderDraft } from './render-draft.ts'
import { draftSayingAnswer } from './saying-answer.ts'
import { draftTopicAnswer } from './topic-answer.ts'
import { draftWordAnswer } from './word-answer.ts'

type Deps = {
  corpus: Corpus
  index: SearchIndex
  findQuotation: FindQuotation
  /** Whether every quotation of Scripture and every reference in a text is as it should be. */
  isSound: (text: string) => boolean
}

/**
 * Answers a question with the corpus's own words: exact verses, commentators' sentences, index lines and dictionary
 * entries, put in order and attributed. The same request always has the same answer.
 * @throws AppError bad_request for an unknown translation
 */
export function writeAnswer({ corpus, index, findQuotation, isSound }: Deps, request: AnswerRequest): Answer {
  const { prompt, responseFormat = 'markdown', maxOutputTokens = 1024, history = [] } = request
  const translation = request.translation ?? translationNamedIn(prompt, corpus)
  const language =
    request.language ??
    detectLanguage(prompt) ??
    languageOfReference(prompt) ??
    languageOfTranslation(corpus, translation) ??
    'en'
  const text = chooseTranslation(corpus, translation, language)
  const red = text.record.id === 'RV1909' ? corpus.findText('WEB') : text
  const library: Library = { corpus, index, text, red, language, findQuotation }
  const context = lastPassage(
    history.map((turn) => turn.text),
    language,
  )
  const references = findReferences(prompt, context === undefined ? { language } : { language, context })
  const main =
    references.length === 0 && isOutsideScripture(prompt)
      ? draftOutsideScripture(language)
      : draftFor(library, readQuestion(prompt, references, language), prompt)
  const draft = [...main, ...draftContext(library, request.context, prompt, isSound)]
  const { text: answerMarkdown, citations, isCut } = renderDraft(draft, { format: responseFormat, maxOutputTokens })
  const evidence = citations.map((citation) => citation.text).join('\n')
  const notes = isCut ? [cutNote[language]] : []
  return {
    answerMarkdown,
    citations,
    language,
    model: extractiveModel,
    mode: 'extractive',
    usage: extractiveUsage(`${prompt}\n${evidence}`, answerMarkdown),
    safety: { decision: 'allow', categories: [], notes, resources: [] },
  }
}

const cutNote: Readonly<Record<Language, string>> = {
  en: 'The answer was cut at a sentence to stay within maxOutputTokens.',
  es: 'La respuesta se cortó en una frase para no pasar de maxOutputTokens.',
}

function draftFor(library: Library, question: Question, prompt: string): Draft {
  const topic = (subject: string) => draftTopicAnswer(library, subject) ?? draftNoAnswer(library)
  switch (question.kind) {
    case 'passage':
      return draftPassageAnswer(library, question.ranges)
    case 'no_such_passage':
      return draftNoSuchPassage(question.references)
    case 'word':
      return draftWordAnswer(library, question.word, question.language) ?? topic(question.word)
    case 'saying':
      return draftSayingAnswer(library, question.saying)
    case 'comparison':
      return draftComparisonAnswer(library, question.sides) ?? topic(prompt)
    case 'fact':
      return draftFactAnswer(library, question.ask, question.subject) ?? topic(question.subject)
    case 'topic':
      return topic(question.subject)
  }
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

/** “… in the KJV”: a translation's short name, or the words of its title. */
function translationNamedIn(prompt: string, corpus: Corpus): string | undefined {
  const named = /\b(?:in|from|en|según)(?: the| la)? (KJV|WEB|RV1909|King James|World English|Reina[- ]Valera)\b/i.exec(
    prompt,
  )?.[1]
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
