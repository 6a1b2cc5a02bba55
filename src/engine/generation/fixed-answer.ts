import type { Corpus } from '../corpus/index.ts'
import { type Answer, type AnswerRequest, type Unguarded, unremarkable } from '../engine.ts'
import { extractiveModel } from '../model-name.ts'
import { chooseTranslation } from '../retrieval/index.ts'
import { fromOsis } from '../scripture/index.ts'
import { extractiveUsage } from '../token-usage.ts'
import { quotation } from './draft.ts'
import { renderDraft } from './render-draft.ts'
import { scriptureSource } from './sources.ts'
import { languageOfRequest } from './write-answer.ts'

const verse = fromOsis('John.3.16')!
const usualOutputTokens = 1024

/**
 * Answers whatever is asked with one verse, John 3:16: for measuring what the service costs without its search.
 * @throws AppError bad_request for an unknown translation
 */
export function writeFixedAnswer(corpus: Corpus, request: AnswerRequest): Unguarded<Answer> {
  const { prompt, responseFormat: format = 'markdown', maxOutputTokens = usualOutputTokens } = request
  const language = languageOfRequest(corpus, { ...request, text: prompt })
  const source = scriptureSource(chooseTranslation(corpus, request.translation, language), verse)
  const draft = source === undefined ? [] : [quotation(source, source.text, ' ', { mark: source })]
  const { text: answerMarkdown, citations } = renderDraft(draft, { format, maxOutputTokens })
  return {
    answerMarkdown,
    citations,
    language,
    model: extractiveModel,
    mode: 'extractive',
    usage: extractiveUsage(prompt, answerMarkdown),
    suggestions: [],
    safety: unremarkable,
  }
}
